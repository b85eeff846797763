"""Karl Schrekt plays what a justicar may play, with two votes of his own."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import COMPANION, UNLOCKER
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.engine.traits import clan_of
from methuselah.language import (
    THIS,
    action,
    becomes_of_sect,
    equips,
    fits,
    gain_pool,
    on,
    political,
    put_on,
    searches_for_equipment,
    static,
    title,
    vampire,
    when,
)
from methuselah.rules.politics.titles import title_of
from politics_talk import polling
from scenes.rulings import keeps_votes_in_any_sect
from table_talk import Table

KARL = "Karl Schrekt (G6)"


def asking(name: str, **face: Any) -> Definition:
    """An action card that requires something, for 1 pool."""
    return paper(name, action(gain_pool(1), stealth=1), **face)


@pytest.mark.ruling(KARL, 1)
@pytest.mark.ruling(KARL, 2)
@pytest.mark.parametrize(
    ("words", "home", "away"),
    [
        ("justicar", True, True),
        ("camarilla justicar", True, True),
        ("prince or justicar", True, True),
        ("prince", False, False),
        ("titled camarilla vampire", True, False),
        ("camarilla vampire", True, False),
        ("inner circle member", False, False),
    ],
)
@pytest.mark.parametrize("sect_", ["camarilla", "independent"])
def test_what_karl_may_play(table: Table, words: str, home: bool, away: bool, sect_: str) -> None:
    """As a justicar, who is of the Camarilla; in another sect nothing else of it."""
    karl = table.you.ready(KARL)
    nassir = table.you.ready("Nassir")
    table.you.holds(asking("First", requires=(words,)))
    table.you.holds(paper("Turn", action(becomes_of_sect(sect_, THIS), stealth=1)))
    table.you.in_play(UNLOCKER)
    if sect_ != "camarilla":
        table.you.acts("Turn", by=karl)
        rest(table)
        table.you.uses("Unlocker")
    assert table.you.can_play("First", by=karl) is (home if sect_ == "camarilla" else away)
    assert not table.you.can_play("First", by=nassir) or words == "camarilla vampire"
    assert title_of(table.state, karl) != "justicar"


@pytest.mark.ruling(KARL, 3)
def test_karl_keeps_his_votes() -> None:
    """2, in any sect."""
    keeps_votes_in_any_sect(KARL, votes=2)


@pytest.mark.ruling(KARL, 4)
def test_karl_votes_with_his_own_two(table: Table) -> None:
    """As a justicar he would have three."""
    karl = table.you.ready(KARL)
    table.you.holds(paper("Motion", political(passes=(gain_pool(1),)), requires=("justicar",)))
    table.you.acts("Motion", by=karl)
    polling(table)
    assert [vote.number for vote in table.you.options("vote", minion=karl)] == [2, 2]


@pytest.mark.ruling(KARL, 5)
def test_karl_is_a_justicar_without_a_sect(table: Table) -> None:
    """No vampire is of the Camarilla any more."""
    karl = table.you.ready(KARL)
    table.grand_prey.in_play(paper("Fallen", static("sect", who=on(vampire), word="independent")))
    table.you.holds(asking("First", requires=("justicar",)))
    assert table.you.can_play("First", by=karl)


@pytest.mark.ruling(KARL, 6)
def test_karl_finds_no_equipment_as_a_justicar(table: Table) -> None:
    """What is not played normally: found in the library."""
    karl = table.you.ready(KARL)
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    table.you.holds(search, paper("Own Seal", equips(), requires=("justicar",)))
    seal, ring = table.you.library(
        paper("Seal", equips(), requires=("justicar",)), paper("Any Ring", equips())
    )
    table.you.library("Life in the City")
    assert table.you.can_play("Own Seal", by=karl)
    table.you.acts("Search", by=karl)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    assert {one.target for one in asked.options} & {seal, ring} == {ring}


@pytest.mark.ruling(KARL, 7)
def test_karl_is_a_justicar_for_the_effects_of_the_card_only(table: Table) -> None:
    """What the card does in play, and other cards, see none."""
    karl = table.you.ready(KARL)
    table.you.ready(COMPANION)
    judge = fits(THIS, on(title("justicar")))
    once = paper(
        "Once",
        action(when(judge, gain_pool(1)), put_on(THIS), stealth=1),
        static("bleed", +3, when=judge),
        requires=("justicar",),
    )
    held = table.you.holds(once)
    table.you.acts("Once", by=karl)
    rest(table)
    assert table.you.pool() == 31
    assert table.on(held) == karl
    assert total(table.state, "bleed", karl) == 0
    assert clan_of(table.state, karl) == "Tremere"

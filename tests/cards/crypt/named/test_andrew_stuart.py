"""Andrew Stuart: his blood sorcery is void where the top of the library is blood sorcery, too."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, rest
from made_up import of_level, paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action,
    bleed,
    employs,
    gain_pool,
    modifier,
    political,
    recruits,
    static,
)
from methuselah.rules.playing.stored import store
from scenes.cancelling import FOCUS
from table_talk import Table

ANDREW = "Andrew Stuart (G4)"
SPELL = "Theft of Vitae"  # requires Blood Sorcery
PLAIN = "Fame"


def rite() -> Definition:
    """A limited bleed of Blood Sorcery for 1 blood, replaced later."""
    way = modifier(bleed(+1), replace="action")
    return of_level("tha", way, blood_cost=1, disciplines=("tha",))


@pytest.mark.ruling(ANDREW, 1)
@pytest.mark.ruling(ANDREW, 2)
@pytest.mark.ruling(ANDREW, 3)
@pytest.mark.ruling(ANDREW, 4)
@pytest.mark.ruling(ANDREW, 5)
@pytest.mark.parametrize(("top", "cancelled"), [(SPELL, True), (PLAIN, False)])
def test_his_spell_is_cancelled_by_another_on_top(table: Table, top: str, cancelled: bool) -> None:
    """It is revealed at once: cancelled, paid for, for 1 blood more, replaced at once by it.

    Nobody else was asked before; the limited bleed is free again, but the same card is not played
    again by him.
    """
    andrew = table.you.ready(ANDREW)
    table.you.ready(COMPANION)
    shown = table.you.library(top)
    table.you.holds(rite(), rite(), PAUSE)
    focus = table.you.in_play(FOCUS)
    table.prey.holds("Direct Intervention")
    table.prey.library(SPELL)  # not her library, and not that of his prey
    table.you.acts(by=andrew, word="bleed")
    table.you.plays("Lesson", by=andrew)
    revealed = [line.card for line in table.state.journal if line.what == "revealed"]
    assert revealed == [shown]
    assert table.prey.can_play("Direct Intervention") == (not cancelled)
    if not cancelled:
        table.prey.passes()
    table.until("action", table.you)
    assert (table.where(shown) == "hand") == cancelled
    assert not table.you.can_play("Lesson", by=andrew)
    assert table.you.may("use", card=focus) == cancelled  # its limit
    assert table.blood(andrew) == 5 - 1 - cancelled
    rest(table)
    assert table.prey.pool() == (29 if cancelled else 28)
    assert [one.pool() for one in table.seats if one != table.prey] == [30] * 4


@pytest.mark.ruling(ANDREW, 4)
def test_what_is_played_once_in_the_game_was_played(table: Table) -> None:
    """Cancelled, it counts: no second one."""
    andrew = table.you.ready(ANDREW)
    table.you.ready(COMPANION)
    table.you.library(PLAIN, SPELL)
    deed = of_level("tha", action(gain_pool(1), once="game"), disciplines=("tha",))
    table.you.holds(deed, deed)
    table.you.acts("Lesson", by=andrew)
    rest(table)
    assert table.you.pool() == 30
    assert not table.you.can_play("Lesson", by=andrew)


@pytest.mark.ruling(ANDREW, 7)
@pytest.mark.ruling(ANDREW, 9)
@pytest.mark.parametrize("way", ["action", "political", "ally", "retainer"])
def test_any_action_card_of_his_may_be_cancelled(table: Table, way: str) -> None:
    """He is not locked, and may try again: then the top card is another."""
    ways = {
        "action": action(gain_pool(1)),
        "political": political(passes=(gain_pool(1),)),
        "ally": recruits(),
        "retainer": employs(),
    }
    face: dict[str, object] = {"life": 1} if way in ("ally", "retainer") else {}
    andrew = table.you.ready(ANDREW)
    table.you.ready(COMPANION)
    _, first = table.you.library(PLAIN, SPELL)
    deed = of_level("tha", ways[way], disciplines=("tha",), **face)
    one, two = table.you.holds(deed, deed)
    table.you.acts(one, by=andrew)
    rest(table)
    assert (table.where(one), table.where(first)) == ("ash_heap", "hand")
    assert not table.locked(andrew)
    assert (table.you.pool(), table.blood(andrew)) == (30, 4)
    table.you.acts(two, by=andrew)
    rest(table)
    assert table.locked(andrew)
    assert table.blood(andrew) == 4


@pytest.mark.ruling(ANDREW, 6)
def test_a_card_laid_aside_is_cancelled_too(table: Table) -> None:
    """It is played as if from the hand."""
    andrew = table.you.ready(ANDREW)
    table.you.ready(COMPANION)
    table.you.library(SPELL)
    deed = of_level("tha", action(gain_pool(1)), disciplines=("tha",))
    card = table.you.holds(deed)
    store(table.state, card, andrew, "bearer")
    table.you.acts(card, by=andrew)
    rest(table)
    assert (table.you.pool(), table.where(card)) == (30, "ash_heap")


@pytest.mark.ruling(ANDREW, 8)
def test_an_ally_from_piper_is_not_played(table: Table) -> None:
    """Nothing is revealed, the ally is there."""
    andrew = table.you.ready(ANDREW)
    badge = paper("Badge", static("sect", word="anarch"), kind="equipment")
    table.you.in_play(badge, on=andrew)  # Piper asks for an Anarch
    table.you.ready(COMPANION)
    table.you.library(SPELL)
    friend = of_level("tha", recruits(), disciplines=("tha",), life=1)
    ally = table.you.holds(friend)
    table.you.holds("Piper")
    table.begins("master")
    table.you.plays("Piper")
    while (decision := table.asked()) is not None and decision.window != "minion":
        table.pass_on()
    assert table.where(ally) == "ready"
    assert table.blood(andrew) == 5
    assert not [line for line in table.state.journal if line.what == "revealed"]


@pytest.mark.parametrize("who", ["andrew", "another"])
@pytest.mark.parametrize("code", ["tha", "dom"])
def test_only_his_own_blood_sorcery(table: Table, who: str, code: str) -> None:
    """Neither his Dominate nor that of another vampire of yours."""
    andrew = table.you.ready(ANDREW)
    other = table.you.ready("Trevon Parker")
    table.you.ready(COMPANION)
    table.you.library(SPELL)
    table.you.holds(of_level(code, action(gain_pool(1)), disciplines=(code,)))
    table.you.acts("Lesson", by=andrew if who == "andrew" else other)
    rest(table)
    void = who == "andrew" and code == "tha"
    assert table.you.pool() == (30 if void else 31)
    assert table.blood(andrew) == (4 if void else 5)
    assert table.waits_for(table.you)

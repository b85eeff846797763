"""Alia, God's Messenger: she plays two Disciplines together, raises the torpid, and is dear."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from made_up import of_level, paper
from methuselah.language import (
    TARGET,
    action,
    acts,
    ally,
    choose,
    enters_combat,
    event,
    gain_blood,
    minion,
    put_in_play,
    ready,
)
from table_talk import Table

ALIA = "Alia, God's Messenger"
OMEN = paper("Omen", event(put_in_play()), keywords=frozenset({"gehenna"}))


@pytest.mark.parametrize(("omens", "others", "may"), [(2, 0, True), (1, 1, False)])
def test_the_end_of_days_brings_alia(table: Table, omens: int, others: int, may: bool) -> None:
    """Two Gehenna events in play, whoever controls them; for nothing, at +1 stealth, 2 life."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    alia = table.you.holds(ALIA)
    for number in range(omens):
        (table.you if number else table.grand_prey).in_play(OMEN)
    for _ in range(others):
        table.you.in_play(paper("Fair", event(put_in_play())))
    assert table.you.can_play(ALIA, by=mine) is may
    if may:
        table.you.acts(ALIA, by=mine)
        rest(table)
        assert (table.where(alia), table.blood(alia), table.you.pool()) == ("ready", 2, 30)


@pytest.mark.parametrize(
    ("code", "may"),
    [
        ("aus", True),
        ("obe", True),
        ("aus_obe", True),
        ("AUS", False),
        ("OBE", False),
        ("aus_dom", False),
        ("dom", False),
    ],
)
def test_what_alia_plays(table: Table, code: str, may: bool) -> None:
    """Basic Auspex, basic Obeah, or both in one card."""
    alia = table.you.ready(ALIA)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code))
    assert table.you.can_play("Lesson", by=alia) is may


def test_alia_raises_the_torpid(table: Table) -> None:
    """One of yours, at +1 stealth; no ally's, nobody else's."""
    alia = table.you.ready(ALIA)
    table.you.ready(COMPANION)
    one, other = table.you.torpor("Muse"), table.you.torpor("Nik Sikko")
    table.prey.torpor("Nassir")
    table.prey.ready("Ryan")
    table.you.acts(alia, by=alia)
    assert table.you.choices() == {one, other}
    table.you.chooses(one)
    assert action_of(table).inherent == 1
    rest(table)
    assert (table.where(one), table.where(other)) == ("ready", "torpor")
    assert table.waits_for(table.you)


RUSH = paper("Rush", acts(choose(ready(minion)), enters_combat(TARGET)), kind="event")
CHARGE = paper("Charge", action(choose(ready(minion)), enters_combat(TARGET)))


@pytest.mark.parametrize("how", ["card", "in play"])
@pytest.mark.parametrize("at_alia", [True, False])
@pytest.mark.parametrize("pool", [30, 1])
def test_actions_at_alia_cost_a_pool(table: Table, how: str, at_alia: bool, pool: int) -> None:
    """Of whoever acts, as the action succeeds."""
    mine = table.you.ready(made_vampire("Fighter", capacity=9))
    table.you.ready(COMPANION)
    table.you.pool(pool)
    rush = table.you.in_play(RUSH)
    table.you.holds(CHARGE)
    alia, other = table.prey.ready(ALIA), table.prey.ready("Nassir")
    if how == "card":
        table.you.acts("Charge", by=mine)
    else:
        table.you.acts(rush, by=mine)
    table.you.chooses(alia if at_alia else other)
    rest(table)
    assert table.you.pool() == pool - (1 if at_alia else 0)


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_an_action_at_ones_own_alia_is_not_directed(table: Table, whose: str) -> None:
    """It costs nothing; at another Methuselah's it costs the pool."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    alia = getattr(table, whose).ready(ALIA, blood=1)
    other = table.prey.ready("Underbridge Stray")
    table.you.holds(paper("Bandage", action(choose(ready(ally)), gain_blood(1, TARGET))))
    table.you.acts("Bandage", by=mine)
    assert table.you.choices() == {alia, other}
    table.you.chooses(alia)
    rest(table)
    assert table.blood(alia) == 2
    assert table.you.pool() == (30 if whose == "you" else 29)


@pytest.mark.parametrize("who", ["Alia", "Ryan"])
def test_other_actions_cost_nothing(table: Table, who: str) -> None:
    """Her own bleed, and a bleed at her controller: it is directed at a Methuselah."""
    mine = table.you.ready(ALIA if who == "Alia" else "Ryan")
    table.you.ready(COMPANION)
    if who == "Ryan":
        table.prey.ready(ALIA, locked=True)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.you.pool() == 30
    assert table.you.has_edge() is (who == "Ryan")

"""Uncontrolled Impulse: stealth for the first action of the turn."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from methuselah.rules.action.action import stealth
from scenes.modifiers import adds_stealth
from scenes.telling import changing
from table_talk import Table

IMPULSE = "Uncontrolled Impulse"
ISHTARRI = replaced("Ryan", clans=("Ishtarri",))


def test_an_impulse_hides_an_ishtarri() -> None:
    """+2 stealth, for 1 blood, where it is needed."""
    adds_stealth(IMPULSE, by=ISHTARRI, amount=2)


def test_an_impulse_is_for_an_ishtarri(table: Table) -> None:
    """Nobody else plays it."""
    other = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(IMPULSE, PAUSE)
    guard = table.prey.ready("Chester DuBois (G1)")
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    assert not table.you.can_play(IMPULSE)


@pytest.mark.parametrize("before", ["", "mandatory", "free", "mandatory free", "other's"])
def test_an_impulse_is_for_the_first_free_action_of_the_turn(table: Table, before: str) -> None:
    """A hunt without blood is mandatory and counts for nothing, like actions of other turns."""
    mine = table.you.ready(ISHTARRI)
    starved = table.you.ready("Meaghan", blood=0 if "mandatory" in before else 3)
    other = table.you.ready("Nassir")
    table.you.holds(IMPULSE, PAUSE)
    guard = table.prey.ready("Chester DuBois (G1)")
    table.prey.in_play(changing("intercept", 1), on=guard)
    table.asked()
    if "mandatory" in before:  # she hunts by herself
        rest(table)
        assert table.blood(starved) == 1
    if "free" in before:
        table.you.acts(word="bleed", by=other)
        rest(table)
    if before == "other's":
        table.you.acts(word="bleed", by=other)
        rest(table)
        table.until_turn_of(table.prey, "minion")
        table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    may = "free" not in before
    assert table.you.can_play(IMPULSE, by=mine) is may
    if may:
        table.you.plays(IMPULSE, by=mine)
        assert table.over() or stealth(table.state, action_of(table)) == 2


@pytest.mark.parametrize("free", [False, True])
def test_an_impulse_for_a_hunt_that_must_be(table: Table, free: bool) -> None:
    """The action itself may be mandatory or not: what was taken before counts."""
    mine = table.you.ready(ISHTARRI, blood=1)
    table.you.ready(COMPANION)
    other = table.you.ready("Nassir")
    table.you.holds(IMPULSE, PAUSE)
    guard = table.prey.ready("Chester DuBois (G1)")
    table.prey.in_play(changing("intercept", 2), on=guard)
    if free:
        table.you.acts(word="bleed", by=other)
        rest(table)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    assert table.you.can_play(IMPULSE, by=mine) is not free

"""Agnieszka, Tempter of Legions: she walks out of a fight."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from table_talk import Table

AGNIESZKA = "Agnieszka, Tempter of Legions (G6)"


@pytest.mark.parametrize("long", [True, False])
def test_agnieszka_ends_combat_with_her_strike(table: Table, long: bool) -> None:
    """For 1 blood, at any range: nobody is hurt, and nobody presses."""
    agnieszka = table.you.ready(AGNIESZKA)
    theirs = table.prey.ready("Ryan")
    table.you.holds(MANEUVER)
    press = table.prey.holds(PRESS)

    fight(table, agnieszka, theirs)
    if long:
        table.you.plays(MANEUVER.name, by=agnieszka)
    table.until("strike", table.you)
    assert table.blood(agnieszka) == 10
    table.you.uses(agnieszka, level="strike")
    rest(table)

    assert table.blood(agnieszka) == 9
    assert (damage_to(table, agnieszka), damage_to(table, theirs)) == (0, 0)
    assert table.where(press) == "hand"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_agnieszka_needs_a_blood_to_end_combat(table: Table, blood: int, may: bool) -> None:
    """As a blocker, too."""
    mine = table.you.ready("Ryan")
    agnieszka = table.prey.ready(AGNIESZKA, blood=blood)
    table.prey.holds(DODGE)

    fight(table, mine, agnieszka)
    table.until("strike", table.prey)
    assert table.prey.may("use", card=agnieszka) == may
    if may:
        table.prey.uses(agnieszka, level="strike")
        rest(table)
        assert table.blood(agnieszka) == 0
        assert table.where(agnieszka) == "ready"
        assert damage_to(table, mine) == 0
        assert table.waits_for(table.you)


def test_agnieszka_may_strike_otherwise(table: Table) -> None:
    """By hand, for nothing."""
    agnieszka = table.you.ready(AGNIESZKA)
    theirs = table.prey.ready("Ryan")

    fight(table, agnieszka, theirs)
    table.you.does("hand strike")
    rest(table)

    assert (damage_to(table, agnieszka), damage_to(table, theirs)) == (1, 1)
    assert table.blood(agnieszka) == 9  # the damage


def test_agnieszka_ends_no_combat_of_another(table: Table) -> None:
    """She only looks on."""
    mine = table.you.ready("Ryan")
    agnieszka = table.you.ready(AGNIESZKA)
    theirs = table.prey.ready("Nassir")
    table.you.holds(DODGE)

    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(DODGE.name, by=mine)
    assert not table.you.may("use", card=agnieszka)

"""Raking Talons: a Gargoyle whose hand strikes are aggravated for the combat."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import combat_card
from table_talk import Table

TALONS = "Raking Talons"
GARGOYLE = "Obsidian (G2)"
TOUGH = replaced("Carlton Van Wyk", life=9)
IDLE = paper("Idle", combat_card(at=("before_range",)), kind="combat")
"""It does nothing: its holder is asked before range is determined."""


def blows(table: Table, minion: int) -> list[bool]:
    """Of each time that it was damaged, whether that was aggravated."""
    return [
        line.word.startswith("aggravated")
        for line in table.state.journal
        if line.what == "damaged" and line.card == minion
    ]


def test_talons_send_a_vampire_to_torpor(table: Table) -> None:
    """By one blow, for nothing; the blow against the Gargoyle is an ordinary one."""
    mine = table.you.ready(GARGOYLE)
    theirs = table.prey.ready("Ryan")
    other = table.prey.ready("Belinde")
    card = table.you.holds(TALONS)

    fight(table, mine, theirs)
    table.you.plays(TALONS, by=mine)
    rest(table)

    assert (table.where(theirs), table.where(mine)) == ("torpor", "ready")
    assert (damage_to(table, theirs), damage_to(table, mine)) == (1, 1)
    assert (blows(table, theirs), blows(table, mine)) == ([True], [False])
    assert table.blood(mine) == 4  # the blow, and no cost
    assert table.where(other) == "ready"
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("more", "aggravated"), [(PRESS, [True, True]), (AGAIN, [True, False])])
def test_talons_last_for_the_combat(table: Table, more: Definition, aggravated: list[bool]) -> None:
    """In the second round too, but not in another combat."""
    mine = table.you.ready(GARGOYLE)
    theirs = table.prey.ready(TOUGH)
    table.you.holds(TALONS, more)

    fight(table, mine, theirs)
    table.you.plays(TALONS, by=mine)
    table.you.plays(more.name, by=mine)
    rest(table)

    assert blows(table, theirs) == aggravated
    assert table.waits_for(table.you)


def test_talons_are_no_weapon(table: Table) -> None:
    """A shot from a gun is as ever."""
    mine = table.you.ready(GARGOYLE)
    theirs = table.prey.ready("Ryan")
    gun = table.you.in_play(".44 Magnum", on=mine)
    table.you.holds(TALONS)

    fight(table, mine, theirs)
    table.you.plays(TALONS, by=mine)
    table.you.uses(gun, by=mine, level="strike")
    rest(table)

    assert blows(table, theirs) == [False]
    assert damage_to(table, theirs) == 2
    assert table.where(theirs) == "ready"


def test_talons_come_before_range(table: Table) -> None:
    """While range is determined it is too late."""
    mine = table.you.ready(GARGOYLE)
    theirs = table.prey.ready("Ryan")
    table.you.holds(TALONS, MANEUVER)

    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(TALONS, by=mine)
    table.until("range", table.you)
    assert not table.you.can_play(TALONS, by=mine)


def test_talons_are_played_once_each_combat(table: Table) -> None:
    """A second copy is refused at once and in the next round."""
    mine = table.you.ready(GARGOYLE)
    theirs = table.prey.ready(TOUGH)
    first, second, *_ = table.you.holds(TALONS, TALONS, IDLE, PRESS)

    fight(table, mine, theirs)
    table.you.plays(first, by=mine)
    table.until("before_range", table.you)
    assert not table.you.can_play(second, by=mine)
    table.you.plays(PRESS.name, by=mine)
    table.until("before_range", table.you)
    assert not table.you.can_play(second, by=mine)


@pytest.mark.parametrize(("clan", "may"), [("Gargoyle", True), ("Nosferatu", False)])
def test_talons_are_those_of_a_gargoyle(table: Table, clan: str, may: bool) -> None:
    """Also of one that blocks; no other clan has them."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(replaced(GARGOYLE, clans=(clan,)))
    table.prey.holds(TALONS, IDLE)

    fight(table, mine, theirs)
    table.until("before_range", table.prey)
    assert table.prey.can_play(TALONS, by=theirs) == may
    if may:
        table.prey.plays(TALONS, by=theirs)
    rest(table)
    assert table.where(mine) == ("torpor" if may else "ready")

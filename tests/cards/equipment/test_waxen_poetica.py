"""Waxen Poetica."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from table_talk import Table

WAX = "Waxen Poetica"


def test_wax_is_equipped_for_a_pool(table: Table) -> None:
    """By any minion; who has Celerity can use it, too."""
    mine = table.you.ready(made_vampire("Fast", "cel"))
    table.you.ready(COMPANION)
    wax = table.you.holds(WAX)

    table.you.acts(wax, by=mine)
    table.nobody_reacts()

    assert table.on(wax) == mine
    assert table.you.pool() == 29
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("long", [True, False])
def test_wax_is_burned_with_its_strike(table: Table, long: bool) -> None:
    """2 aggravated damage at either range."""
    mine = table.you.ready(made_vampire("Fast", "cel"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    wax = table.you.in_play(WAX, on=mine)
    table.you.holds(MANEUVER)

    fight(table, mine, theirs)
    if long:
        table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(wax, level="strike")
    rest(table)

    assert damage_to(table, theirs, aggravated=True) == damage_to(table, theirs) == 2
    assert table.where(theirs) == "torpor"
    assert table.where(wax) == "ash_heap"
    assert damage_to(table, mine) == (0 if long else 1)
    assert table.waits_for(table.you)


def test_dodged_wax_was_used(table: Table) -> None:
    """It burns all the same."""
    mine = table.you.ready(made_vampire("Fast", "cel"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    wax = table.you.in_play(WAX, on=mine)
    table.prey.holds(DODGE)

    fight(table, mine, theirs)
    table.you.uses(wax, level="strike")
    table.prey.plays(DODGE.name, by=theirs)
    rest(table)

    assert damage_to(table, theirs) == 0
    assert table.where(wax) == "ash_heap"


@pytest.mark.ruling(WAX, 1)
def test_wax_is_kept_where_combat_ends_first(table: Table) -> None:
    """The strike has not resolved. [LSJ 20001127-2]"""
    mine = table.you.ready(made_vampire("Fast", "cel"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    wax = table.you.in_play(WAX, on=mine)
    table.prey.holds(COMBAT_ENDS)

    fight(table, mine, theirs)
    table.you.uses(wax, level="strike")
    table.prey.plays(COMBAT_ENDS.name, by=theirs)
    rest(table)

    assert damage_to(table, theirs) == 0
    assert table.on(wax) == mine


@pytest.mark.parametrize(
    ("codes", "may"), [(("pot",), True), (("cel",), False), (("CEL",), False), ((), True)]
)
def test_wax_is_not_used_against_celerity(table: Table, codes: tuple[str, ...], may: bool) -> None:
    """Of the opposing vampire, at either level; who does not strike with it keeps it."""
    mine = table.you.ready(made_vampire("Fast", "cel"))
    theirs = table.prey.ready(made_vampire("Wall", *codes, capacity=9))
    table.prey.ready(made_vampire("Other", "cel"))
    wax = table.you.in_play(WAX, on=mine)
    table.you.holds(DODGE)

    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(DODGE.name, by=mine)
    assert table.you.may("use", card=wax, level="strike") == may
    rest(table)

    assert table.on(wax) == mine
    assert damage_to(table, theirs) == 1


def test_wax_is_not_used_against_an_ally(table: Table) -> None:
    """A mortal one."""
    mine = table.you.ready(made_vampire("Fast", "pot"))
    theirs = table.prey.ready("Loyal Street Gang")
    wax = table.you.in_play(WAX, on=mine)
    table.you.holds(DODGE)

    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(DODGE.name, by=mine)
    assert not table.you.may("use", card=wax, level="strike")

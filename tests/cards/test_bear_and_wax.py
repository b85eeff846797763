"""Strength of the Bear, Waxen Poetica."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from listening import listener
from table_talk import Table

BEAR = "Strength of the Bear"
WAX = "Waxen Poetica"


# -- Strength of the Bear -------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "total"), [("ani", 3), ("spi", 4), ("SPI", 4)])
def test_the_bear_is_strong_for_a_round_or_for_the_combat(
    table: Table, level: str, total: int
) -> None:
    """+1 strength in the first round; in the second one still with Spiritus."""
    wolf = table.you.ready(made_vampire("Wolf", level))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    card = table.you.holds(BEAR)
    table.you.holds(PRESS)

    fight(table, wolf, theirs)
    table.you.plays(BEAR, by=wolf, level=level)
    table.until("press", table.you)
    assert table.blood(wolf) == 3  # of 5: the cost, 1 damage
    assert (damage_to(table, theirs), damage_to(table, wolf)) == (2, 1)
    table.you.plays(PRESS.name, by=wolf)
    rest(table)

    assert (damage_to(table, theirs), damage_to(table, wolf)) == (total, 2)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "may"), [("ani", False), ("spi", False), ("SPI", True)])
def test_the_superior_bear_presses_once_in_this_round(table: Table, level: str, may: bool) -> None:
    """An optional press of this round: in the second one it is gone."""
    wolf = table.you.ready(made_vampire("Wolf", "ani", "SPI"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(BEAR, PRESS)

    fight(table, wolf, theirs)
    table.you.plays(BEAR, by=wolf, level=level)
    table.until("press", table.you)
    assert table.you.may("use press") == may
    if may:
        table.you.does("use press")
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()

    assert damage_to(table, theirs) == (4 if may else 2)
    assert table.waits_for(table.you)


def test_the_bear_is_not_used_unless_pressed(table: Table) -> None:
    """The press is optional: combat ends after a round."""
    wolf = table.you.ready(made_vampire("Wolf", "SPI"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(BEAR)

    fight(table, wolf, theirs)
    table.you.plays(BEAR, by=wolf, level="SPI")
    rest(table)

    assert damage_to(table, theirs) == 2
    assert table.waits_for(table.you)


def test_bears_add_up_before_range_is_determined(table: Table) -> None:
    """By a fighter with the Discipline at that level; not once the range is asked for."""
    wolf = table.you.ready(made_vampire("Wolf", "ani", "spi"))
    other = table.you.ready(made_vampire("Pack", "ani"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(BEAR, BEAR, BEAR, MANEUVER)
    table.prey.holds(BEAR)

    fight(table, wolf, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(BEAR, by=wolf, level="ani")
    assert table.you.can_play(BEAR, by=wolf, level="spi")
    assert not table.you.can_play(BEAR, by=wolf, level="SPI")
    assert not table.you.can_play(BEAR, by=other)
    assert not table.prey.can_play(BEAR)
    table.you.plays(BEAR, by=wolf, level="ani")
    table.you.plays(BEAR, by=wolf, level="ani")
    table.until("range", table.you)
    assert table.you.can_play(MANEUVER.name, by=wolf)
    assert not table.you.can_play(BEAR)
    rest(table)

    assert damage_to(table, theirs) == 3
    assert table.blood(wolf) == 2  # of 5: two cards, 1 damage


@pytest.mark.ruling(BEAR, 1)
@pytest.mark.parametrize("level", ["ani", "spi"])
@pytest.mark.parametrize("heard", ["ani", "spi"])
def test_the_bear_requires_the_discipline_that_is_used(
    table: Table, level: str, heard: str
) -> None:
    """In the hand it requires both. [LSJ 20011204-3]"""
    wolf = table.you.ready(made_vampire("Wolf", "ani", "spi"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    ear = table.you.in_play(listener(heard))
    table.you.holds(BEAR)
    table.you.ready(COMPANION)
    table.begins()
    assert table.you.may("use", card=ear)

    fight(table, wolf, theirs)
    table.you.plays(BEAR, by=wolf, level=level)
    rest(table)

    assert table.you.pool() == (31 if level == heard else 30)


# -- Waxen Poetica --------------------------------------------------------------------------------


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

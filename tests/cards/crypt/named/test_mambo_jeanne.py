"""Mambo Jeanne: the surroundings hurt whoever opposes her at close range."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import round_of
from methuselah.language import hand_strike, prevents_damage, strike
from table_talk import Table

JEANNE = "Mambo Jeanne (G6)"
FIRST = made_up("First", modes=(strike(hand_strike(+2, first=True)),))


@pytest.mark.parametrize("blocks", [False, True])
def test_jeanne_hurts_whom_she_fights(table: Table, blocks: bool) -> None:
    """2 damage beside that of her hand, acting or blocking; she and bystanders take none of it."""
    hers, theirs = (table.prey, table.you) if blocks else (table.you, table.prey)
    jeanne, tony = hers.ready(JEANNE), theirs.ready("Tony (G3)")
    other = table.prey.ready("Don Cerro (G5)")

    fight(table, *((tony, jeanne) if blocks else (jeanne, tony)))
    rest(table)

    assert [table.blood(one) for one in (jeanne, tony, other)] == [8, 3, 7]
    assert table.waits_for(table.you)


def test_jeanne_hurts_nobody_else(table: Table) -> None:
    """In a combat of others she does nothing."""
    table.you.ready(JEANNE)
    ryan, tony = table.you.ready("Ryan"), table.prey.ready("Tony (G3)")

    fight(table, ryan, tony)
    rest(table)

    assert (table.blood(ryan), table.blood(tony)) == (3, 5)


def test_jeanne_hurts_nobody_at_long_range(table: Table) -> None:
    """Neither does a hand strike there."""
    jeanne, tony = table.you.ready(JEANNE), table.prey.ready("Tony (G3)")
    table.you.holds(MANEUVER, DODGE)

    fight(table, jeanne, tony)
    table.you.plays("A maneuver", by=jeanne)
    table.until("strike", table.you)
    assert round_of(table).range == "long"
    rest(table)

    assert (table.blood(jeanne), table.blood(tony)) == (9, 6)


def test_jeanne_hurts_in_each_round(table: Table) -> None:
    """A second round brings it again."""
    jeanne, cerro = table.you.ready(JEANNE), table.prey.ready("Don Cerro (G5)")
    table.you.holds(PRESS)

    fight(table, jeanne, cerro)
    table.you.plays("A press", by=jeanne)
    rest(table)

    assert (table.blood(jeanne), table.blood(cerro)) == (7, 1)


@pytest.mark.parametrize(("source", "left"), [("environmental", 5), ("strike", 4)])
def test_her_damage_is_environmental(table: Table, source: str, left: int) -> None:
    """Who prevents that of the surroundings takes that of the strike, and the other way round."""
    jeanne, tony = table.you.ready(JEANNE), table.prey.ready("Tony (G3)")
    table.prey.holds(made_up("Shelter", modes=(prevents_damage(9, sources=(source,)),)))

    fight(table, jeanne, tony)
    table.prey.plays("Shelter", by=tony)
    rest(table)

    assert table.blood(tony) == left


@pytest.mark.ruling("Mambo Jeanne (G6)", 1)
@pytest.mark.parametrize(("name", "left"), [("A dodge", 4), ("Combat ends", 6), ("First", 6)])
def test_jeanne_hurts_who_dodges(table: Table, name: str, left: int) -> None:
    """But nobody once combat has ended, or she has fallen to a first strike."""
    jeanne, tony = table.you.ready(JEANNE, blood=1), table.prey.ready("Tony (G3)")
    table.prey.holds(DODGE, COMBAT_ENDS, FIRST)

    fight(table, jeanne, tony)
    table.prey.plays(name, by=tony)
    rest(table)

    assert table.blood(tony) == left
    assert table.where(jeanne) == ("torpor" if name == "First" else "ready")


def test_jeanne_bleeds_for_two(table: Table) -> None:
    """+1 bleed."""
    jeanne = table.you.ready(JEANNE)
    table.you.ready(COMPANION)

    table.you.acts(word="bleed", by=jeanne)
    table.nobody_reacts()

    assert table.prey.pool() == 28
    assert table.waits_for(table.you)

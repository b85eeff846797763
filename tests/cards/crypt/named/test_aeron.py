"""Aeron: whoever opposes him at close range is hurt by the surroundings; a press for a blood."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import round_of
from methuselah.language import hand_strike, prevents_damage, strike
from table_talk import Table

FIRST = made_up("First", modes=(strike(hand_strike(+2, first=True)),))


def test_aeron_hurts_whom_he_fights(table: Table) -> None:
    """1 damage beside that of his hand strike; he takes that of the other one only."""
    aeron, tony = table.you.ready("Aeron (G3)"), table.prey.ready("Tony (G3)")
    other = table.prey.ready("Don Cerro (G5)")
    fight(table, aeron, tony)
    rest(table)
    assert [table.blood(one) for one in (aeron, tony, other)] == [8, 4, 7]
    assert table.waits_for(table.you)


def test_aeron_hurts_whom_he_blocks(table: Table) -> None:
    """He is the blocker of it."""
    ryan, aeron = table.you.ready("Tony (G3)"), table.prey.ready("Aeron (G3)")
    fight(table, ryan, aeron)
    rest(table)
    assert (table.blood(ryan), table.blood(aeron)) == (4, 8)


def test_aeron_hurts_nobody_else(table: Table) -> None:
    """In a combat of others he does nothing."""
    table.you.ready("Aeron (G3)")
    ryan, tony = table.you.ready("Ryan"), table.prey.ready("Tony (G3)")
    fight(table, ryan, tony)
    rest(table)
    assert (table.blood(ryan), table.blood(tony)) == (3, 5)


def test_aeron_hurts_nobody_at_long_range(table: Table) -> None:
    """Nobody is hurt there."""
    aeron, tony = table.you.ready("Aeron (G3)"), table.prey.ready("Tony (G3)")
    table.you.holds(MANEUVER, DODGE)
    fight(table, aeron, tony)
    table.you.plays("A maneuver", by=aeron)
    table.until("strike", table.you)
    assert round_of(table).range == "long"
    rest(table)
    assert (table.blood(aeron), table.blood(tony)) == (9, 6)


@pytest.mark.ruling("Aeron (G3)", 1)
@pytest.mark.parametrize("source", ["environmental", "strike"])
def test_the_damage_is_environmental(table: Table, source: str) -> None:
    """Who prevents that of the surroundings takes that of the strike, and the other way round."""
    aeron, tony = table.you.ready("Aeron (G3)"), table.prey.ready("Tony (G3)")
    table.prey.holds(made_up("Shelter", modes=(prevents_damage(9, sources=(source,)),)))
    fight(table, aeron, tony)
    table.prey.plays("Shelter", by=tony)
    rest(table)
    assert table.blood(tony) == 5


@pytest.mark.ruling("Aeron (G3)", 2)
def test_aeron_presses_once(table: Table) -> None:
    """In the press step, once each combat."""
    aeron, tony = table.you.ready("Aeron (G3)"), table.prey.ready("Tony (G3)")
    table.you.holds(DODGE, PRESS)
    fight(table, aeron, tony)
    table.until("strike", table.you)
    assert not table.you.may("use", card=aeron)
    table.until("press", table.you)
    assert table.blood(aeron) == 8
    assert table.you.may("use", card=aeron)
    table.you.uses(aeron)
    assert table.blood(aeron) == 7
    table.until("strike", table.you)
    assert not table.you.may("use", card=aeron)
    table.until("press", table.you)
    assert not table.you.may("use", card=aeron)
    rest(table)
    assert (table.blood(aeron), table.blood(tony)) == (6, 2)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_the_press_costs_a_blood(table: Table, blood: int, may: bool) -> None:
    """Which he has not, if the strike took the last one."""
    aeron, tony = table.you.ready("Aeron (G3)", blood=blood), table.prey.ready("Tony (G3)")
    table.you.holds(PRESS)
    fight(table, aeron, tony)
    table.until("press", table.you)
    assert table.you.may("use", card=aeron) == may


@pytest.mark.ruling("Aeron (G3)", 3)
@pytest.mark.parametrize(
    ("name", "blood"),
    [("A dodge", 5), ("Combat ends", 6), ("First", 6)],
)
def test_aeron_hurts_who_dodges(table: Table, name: str, blood: int) -> None:
    """But nobody once combat has ended, or Aeron has fallen to a first strike."""
    aeron, tony = table.you.ready("Aeron (G3)", blood=1), table.prey.ready("Tony (G3)")
    table.prey.holds(DODGE, COMBAT_ENDS, FIRST)
    fight(table, aeron, tony)
    table.prey.plays(name, by=tony)
    rest(table)
    assert table.blood(tony) == blood
    assert table.where(aeron) == ("torpor" if name == "First" else "ready")

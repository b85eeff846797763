"""Backstep and Leathery Hide."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, round_of
from methuselah.engine.definitions import Strike
from methuselah.language import (
    OPPOSING,
    before_range,
    environmental_damage,
    inflicts_damage,
    strike,
)
from table_talk import Table

STEP = "Backstep"
HIDE = "Leathery Hide"
WALL = made_vampire("Wall", capacity=10)
SHOT = made_up("Shot", modes=(strike(Strike("damage", 2, ranged=True)),))
STORM = made_up("Storm", modes=(before_range(environmental_damage(1, OPPOSING)),))
BITE = made_up("Bite", modes=(before_range(inflicts_damage(1, OPPOSING)),))


# -- Backstep -------------------------------------------------------------------------------------


def test_a_backstep_leads_to_long_range_only(table: Table) -> None:
    """At long range it cannot be played."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds(STEP, STEP, MANEUVER)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(STEP, by=mine)
    assert round_of(table).range == "long"
    assert table.prey.can_play("A maneuver")
    assert not table.you.can_play(STEP)
    table.prey.plays("A maneuver", by=theirs)
    assert table.you.can_play(STEP, by=mine)


@pytest.mark.ruling(STEP, 1)
def test_who_hits_at_long_range_may_press(table: Table) -> None:
    """In this round; the press is gone in the next one. Its strike inflicted the damage."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds(STEP, PRESS, DODGE)
    table.prey.holds(SHOT, PRESS)
    fight(table, mine, theirs)
    table.you.plays(STEP, by=mine)
    table.you.does("hand strike")
    table.prey.plays("Shot", by=theirs)
    table.until("press", table.prey)
    assert table.prey.may("use press", minion=theirs)
    assert not table.you.may("use press", minion=mine)
    table.prey.plays("A press", by=theirs)
    while not table.over():
        if damage_to(table, mine) == 3:
            assert not table.prey.may("use press", minion=theirs)
        table.pass_on()
    assert damage_to(table, mine) == 3  # by the strike of the second round, too


@pytest.mark.parametrize("how", ["far", "dodge", "prevent", "storm", "bite"])
def test_who_hits_nobody_may_not_press(table: Table, how: str) -> None:
    """Nothing got through, or what did was no strike."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    vest = table.you.in_play("Kevlar Vest", on=mine)
    table.you.holds(STEP, DODGE)
    table.prey.holds(PRESS, MANEUVER, STORM, BITE)
    fight(table, mine, theirs)
    if how in ("storm", "bite"):
        table.prey.plays(how.capitalize(), by=theirs)
    table.you.plays(STEP, by=mine)
    if how in ("dodge", "prevent"):
        table.prey.plays("A maneuver", by=theirs)
    if how == "dodge":
        table.you.plays("A dodge", by=mine)
    elif how == "prevent":
        table.you.does("hand strike")
        table.you.uses(vest, by=mine)
    table.until("press", table.prey)
    assert table.prey.can_play("A press")
    assert not table.prey.may("use press", minion=theirs)
    assert damage_to(table, mine) == (how in ("storm", "bite"))


def test_who_hits_near_after_all_may_press(table: Table) -> None:
    """Back at close range by hand; the one who stepped back is hit and gets nothing."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds(STEP, PRESS)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(STEP, by=mine)
    table.prey.plays("A maneuver", by=theirs)
    table.until("press", table.prey)
    assert table.prey.may("use press", minion=theirs)
    table.prey.does("use press", minion=theirs)
    rest(table)
    assert damage_to(table, mine) == 2


# -- Leathery Hide --------------------------------------------------------------------------------

BEAST = replaced("Crow (G5)", clans=("Gangrel antitribu",), disciplines=(), capacity=9)


def hit(points: int, *, aggravated: bool = False) -> object:
    """A strike for so much."""
    return made_up(
        f"Blow {points}",
        modes=(strike(Strike("damage", points, aggravated=aggravated)),),
    )


@pytest.mark.parametrize(("points", "left"), [(3, 0), (4, 0), (5, 1)])
def test_a_hide_prevents_4_damage_of_a_strike(table: Table, points: int, left: int) -> None:
    """It costs nothing."""
    mine, theirs = table.you.ready(BEAST), table.prey.ready(WALL)
    card = table.you.holds(HIDE)
    table.prey.holds(hit(points))  # type: ignore[arg-type]
    fight(table, mine, theirs)
    table.prey.plays(f"Blow {points}", by=theirs)
    table.you.plays(card, by=mine)
    rest(table)
    assert damage_to(table, mine) == left
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_one_hide_each_round(table: Table) -> None:
    """In the next round there is another."""
    mine, theirs = table.you.ready(BEAST), table.prey.ready(WALL)
    table.you.holds(HIDE, HIDE, PRESS)
    table.prey.holds(hit(9))  # type: ignore[arg-type]
    fight(table, mine, theirs)
    table.prey.plays("Blow 9", by=theirs)
    table.you.plays(HIDE, by=mine)
    while not table.you.can_play("A press"):
        assert not table.you.can_play(HIDE)
        table.pass_on()
    assert damage_to(table, mine) == 5
    table.you.plays("A press", by=mine)
    table.you.plays(HIDE, by=mine)
    rest(table)
    assert damage_to(table, mine) == 5


@pytest.mark.ruling(HIDE, 1)
@pytest.mark.parametrize("softened", [False, True])
def test_no_hide_against_aggravated_damage(table: Table, softened: bool) -> None:
    """Nor where the vampire treats it as normal."""
    face = replaced("Crow (G5)", clans=("Gangrel antitribu",), disciplines=("for",), capacity=9)
    mine, theirs = table.you.ready(face), table.prey.ready(WALL)
    table.you.holds(HIDE, "Skin of Night", "Skin of Rock")
    table.prey.holds(hit(2, aggravated=True))  # type: ignore[arg-type]
    fight(table, mine, theirs)
    if softened:
        table.you.plays("Skin of Night", by=mine, level="for")
    table.prey.plays("Blow 2", by=theirs)
    while not table.over():
        assert not table.you.can_play(HIDE)
        table.pass_on()
    assert damage_to(table, mine, aggravated=True) == (0 if softened else 2)


def test_no_hide_against_a_storm_nor_for_another_clan(table: Table) -> None:
    """It was no strike; or the vampire is no Gangrel antitribu."""
    for clan in ("Gangrel antitribu", "Gangrel"):
        table = Table()
        face = replaced("Crow (G5)", clans=(clan,), disciplines=(), capacity=9)
        mine, theirs = table.you.ready(face), table.prey.ready(WALL)
        table.you.holds(HIDE)
        table.prey.holds(STORM)
        fight(table, mine, theirs)
        table.prey.plays("Storm", by=theirs)
        offered = 0
        while not table.over():
            if table.you.can_play(HIDE):
                offered += 1
                assert damage_to(table, mine) == 1  # the storm has passed
            table.pass_on()
        assert bool(offered) is (clan != "Gangrel")

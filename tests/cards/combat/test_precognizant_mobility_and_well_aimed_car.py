"""Precognizant Mobility and Well-Aimed Car."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

MOBILITY = "Precognizant Mobility"
CAR = "Well-Aimed Car"

SEER = made_vampire("Seer", "AUS", capacity=5)
NOVICE = made_vampire("Novice", "aus", capacity=5)
THROWER = made_vampire("Thrower", "POT", capacity=6)
PUPIL = made_vampire("Pupil", "pot", capacity=6)
FOE = made_vampire("Foe", capacity=9)


# -- Precognizant Mobility ------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_mobility_unlocks(table: Table, level: str) -> None:
    """A younger vampire or an ally; at superior any vampire; for 1 blood, at +1 stealth."""
    seer = table.you.ready(SEER)
    young = table.you.ready("Ryan", locked=True)
    equal = table.you.ready("Sabine Lafitte (G1)", locked=True)
    older = table.you.ready("Octane")
    ally = table.you.ready("Procurer", locked=True)
    fallen = table.you.torpor("Meaghan")
    theirs = table.prey.ready("Nassir", locked=True)
    watcher = table.prey.ready("Sully")  # could block: so somebody is asked
    card = table.you.holds(MOBILITY)

    table.you.acts(MOBILITY, by=seer, level=level)
    if level == "aus":
        assert table.you.choices() == {young, ally, fallen, theirs, watcher}
    else:
        assert table.you.choices() == {seer, young, equal, older, fallen, theirs, watcher}
    table.you.chooses(young)
    assert table.blood(seer) == 5  # not paid yet
    table.nobody_reacts()

    assert not table.locked(young)
    assert table.locked(equal)
    assert table.locked(ally)
    assert table.locked(theirs)
    assert table.locked(seer)
    assert table.blood(seer) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("yours", [True, False])
def test_mobility_is_directed_at_the_controller_of_another(table: Table, yours: bool) -> None:
    """A minion of your own is no target to anybody; stealth 1."""
    seer = table.you.ready(SEER)
    table.you.ready("Octane")
    mine = table.you.ready("Ryan", locked=True)
    theirs = table.prey.ready("Nassir", locked=True)
    table.prey.ready("Sully")
    table.you.holds(MOBILITY)

    table.you.acts(MOBILITY, by=seer, level="aus")
    table.you.chooses(mine if yours else theirs)
    table.until("action", table.prey)
    assert action_of(table).targets == (() if yours else (table.prey.number,))
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert (table.locked(mine), table.locked(theirs)) == (not yours, yours)
    assert table.waits_for(table.you)


def test_mobility_unlocks_an_ally(table: Table) -> None:
    """The only one there is: nothing is asked."""
    seer = table.you.ready(SEER)
    table.you.ready("Octane")
    ally = table.you.ready("Procurer", locked=True)
    table.you.holds(MOBILITY)

    table.you.acts(MOBILITY, by=seer, level="aus")
    table.nobody_reacts()

    assert not table.locked(ally)
    assert table.waits_for(table.you)


def test_mobility_unlocks_the_seer(table: Table) -> None:
    """A vampire, it says: the acting one, too."""
    seer = table.you.ready(SEER)
    table.you.ready("Octane")
    table.you.holds(MOBILITY)

    table.you.acts(MOBILITY, by=seer, level="AUS")
    table.you.chooses(seer)
    table.nobody_reacts()

    assert not table.locked(seer)
    assert table.blood(seer) == 4
    assert table.waits_for(table.you)


def test_blocked_mobility_unlocks_nobody(table: Table) -> None:
    """Nor is it paid: what the seer lost, the blocker struck."""
    seer = table.you.ready(SEER)
    table.you.ready("Octane")
    young = table.you.ready("Ryan", locked=True)
    wall = table.prey.ready("Sabine Lafitte (G1)")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=wall)
    card = table.you.holds(MOBILITY)

    table.you.acts(MOBILITY, by=seer, level="aus")
    table.prey.blocks(wall)
    rest(table)

    assert table.locked(young)
    assert table.blood(seer) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_who_may_play_mobility(table: Table) -> None:
    """With Auspex, at its level."""
    seer, novice = table.you.ready(SEER), table.you.ready(NOVICE)
    ryan = table.you.ready("Ryan")
    table.you.holds(MOBILITY)

    table.begins("minion")
    assert table.you.can_play(MOBILITY, by=seer, level="aus")
    assert table.you.can_play(MOBILITY, by=seer, level="AUS")
    assert table.you.can_play(MOBILITY, by=novice, level="aus")
    assert not table.you.can_play(MOBILITY, by=novice, level="AUS")
    assert not table.you.can_play(MOBILITY, by=ryan)


# -- Well-Aimed Car -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "press"), [("pot", False), ("POT", True)])
def test_a_car_is_thrown_in_the_second_round(table: Table, level: str, press: bool) -> None:
    """4 damage at long range, for nothing; a press comes with it at superior."""
    thrower = table.you.ready(THROWER)
    foe = table.prey.ready(FOE)
    table.you.holds(MANEUVER, MANEUVER, PRESS, PRESS)
    car = table.you.holds(CAR)

    fight(table, thrower, foe)
    table.you.plays("A maneuver", by=thrower)
    table.you.plays("A press", by=thrower)
    table.you.plays("A maneuver", by=thrower)
    table.you.plays(CAR, by=thrower, level=level)
    table.until("press", table.you)
    assert damage_to(table, foe) == 4
    assert table.you.may("use press") == press
    rest(table)

    assert damage_to(table, thrower) == 0
    assert table.blood(thrower) == 6
    assert table.where(car) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Well-Aimed Car", 1)
@pytest.mark.parametrize("used", [True, False])
def test_the_press_of_a_car_is_for_its_round(table: Table, used: bool) -> None:
    """Used, it leads to a third round; unused, it is lost there."""
    thrower = table.you.ready(THROWER)
    foe = table.prey.ready(FOE)
    table.you.holds(MANEUVER, MANEUVER, PRESS, PRESS, PRESS, CAR)

    fight(table, thrower, foe)
    table.you.plays("A maneuver", by=thrower)
    table.you.plays("A press", by=thrower)
    table.you.plays("A maneuver", by=thrower)
    table.you.plays(CAR, by=thrower, level="POT")
    if used:
        table.you.does("use press", minion=thrower)
    else:
        table.you.plays("A press", by=thrower)
    table.until("press", table.you)
    assert not table.you.may("use press")
    assert table.you.can_play("A press", by=thrower)
    assert damage_to(table, foe) == 5  # and by hand in the third round
    rest(table)

    assert damage_to(table, thrower) == 1
    assert table.waits_for(table.you)


def test_no_car_in_the_first_round(table: Table) -> None:
    """At long range, with a dodge to choose."""
    thrower = table.you.ready(THROWER)
    foe = table.prey.ready(FOE)
    table.you.holds(MANEUVER, DODGE, CAR)

    fight(table, thrower, foe)
    table.you.plays("A maneuver", by=thrower)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge", by=thrower)
    assert not table.you.can_play(CAR, by=thrower)


def test_no_car_at_close_range(table: Table) -> None:
    """In the second round either."""
    thrower = table.you.ready(THROWER)
    foe = table.prey.ready(FOE)
    table.you.holds(PRESS, DODGE, CAR)

    fight(table, thrower, foe)
    table.you.plays("A press", by=thrower)
    table.until("strike", table.you)
    assert damage_to(table, foe) == 1
    assert table.you.can_play("A dodge", by=thrower)
    assert not table.you.can_play(CAR, by=thrower)


@pytest.mark.parametrize(
    ("fighter", "inferior", "superior"),
    [(THROWER, True, True), (PUPIL, True, False), (SEER, False, False)],
)
def test_who_throws_a_car(
    table: Table, fighter: Definition, inferior: bool, superior: bool
) -> None:
    """With Potence, at its level; in the second round, at long range."""
    mine = table.you.ready(fighter)
    foe = table.prey.ready(FOE)
    table.you.holds(MANEUVER, MANEUVER, PRESS, DODGE, CAR)

    fight(table, mine, foe)
    table.you.plays("A maneuver", by=mine)
    table.you.plays("A press", by=mine)
    table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge", by=mine)
    assert table.you.can_play(CAR, by=mine, level="pot") == inferior
    assert table.you.can_play(CAR, by=mine, level="POT") == superior

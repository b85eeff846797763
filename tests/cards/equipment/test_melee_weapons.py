"""Melee weapons: Tiger's Claws and a bat that leaves its bearer free."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import gain_pool, modifier
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

CLAWS, BASEBALL = "Bang Nakh — Tiger's Claws", "Baseball Bat"
WALL = made_vampire("Wall", capacity=11)
AFTER = paper("After", modifier(gain_pool(1), at=("after_resolution",)))


@pytest.mark.parametrize("name", [CLAWS, BASEBALL])
def test_they_come_into_play(name: str) -> None:
    """For 2 pool, for 1 pool; to anybody."""
    comes_into_play(name, by="Ryan")


@pytest.mark.parametrize(("name", "more"), [(CLAWS, 2), (BASEBALL, 1)])
@pytest.mark.parametrize("far", [False, True])
def test_they_add_to_strength(table: Table, name: str, more: int, far: bool) -> None:
    """Strength and so much more at close range, each round; nothing at long range."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    weapon = table.you.in_play(name, on=mine)
    table.you.in_play(changing("strength", 1), on=mine)
    table.you.holds(PRESS)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(weapon, level="strike")
    table.until("press", table.you)
    first = 0 if far else 2 + more
    assert damage_to(table, theirs) == first
    assert damage_to(table, theirs, aggravated=True) == 0
    table.you.plays("A press", by=mine)
    table.you.uses(weapon, level="strike")
    rest(table)
    assert damage_to(table, theirs) == first + 2 + more
    assert table.on(weapon) == mine
    assert table.waits_for(table.you)


# -- Baseball Bat ---------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
def test_the_batter_unlocks_at_the_end_of_the_turn(table: Table, blocked: bool) -> None:
    """Not before, and not if the action was blocked; nobody else."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nik Sikko", locked=True)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", int(blocked)), on=theirs)
    table.you.holds(BASEBALL)
    table.you.acts(BASEBALL, by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert table.locked(mine)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine) is blocked
    assert table.locked(other)


def test_whoever_takes_the_bat_stays_locked(table: Table) -> None:
    """An equip action, but not the one of the card."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nik Sikko")
    table.you.ready(COMPANION)
    bat = table.you.in_play(BASEBALL, on=other)
    table.you.acts(by=mine, word="take equipment")
    rest(table)
    assert table.on(bat) == mine
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine)


@pytest.mark.ruling(BASEBALL, 3)
@pytest.mark.ruling(BASEBALL, 4)
@pytest.mark.parametrize("blocked", [False, True])
def test_the_bat_is_replaced_when_the_action_is_over(table: Table, blocked: bool) -> None:
    """After every combat, and after what is played when it is resolved."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(BASEBALL, AFTER)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", int(blocked)), on=theirs)
    table.you.acts(BASEBALL, by=mine)
    if blocked:
        table.prey.blocks(theirs)
    table.until("after_resolution", table.you)
    assert table.you.hand() == ["After"]
    table.you.plays("After", by=mine)
    assert not table.you.can_play("Filler")
    rest(table)
    assert table.you.hand() == ["Filler", "Filler"]


@pytest.mark.ruling(BASEBALL, 1)
def test_a_concealed_bat_is_replaced_at_once(table: Table) -> None:
    """Put into play by Concealed Weapon, it waits for nothing."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds("Concealed Weapon", BASEBALL)
    fight(table, mine, theirs)
    table.you.plays("Concealed Weapon", by=mine)
    table.until("strike", table.you)
    assert sorted(table.you.hand()) == ["Filler", "Filler"]
    assert table.you.may("use", card=BASEBALL)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine)

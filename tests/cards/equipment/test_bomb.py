"""Bomb: 5 ranged damage to the opponent and 5 to its bearer, or a location burned; then gone."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import hands_over, paper
from methuselah.language import static
from scenes.actions import comes_into_play
from table_talk import Table

BOMB = "Bomb"
OLD = made_vampire("Old", capacity=10)


def test_anybody_equips_with_a_bomb() -> None:
    """For 1 pool, at +1 stealth."""
    comes_into_play(BOMB, by="Ryan")


@pytest.mark.ruling(BOMB, 2)
@pytest.mark.parametrize("far", [False, True])
def test_a_bomb_hurts_both(table: Table, far: bool) -> None:
    """5 each, at any range; immunity to strikes does not help its bearer."""
    mine, theirs = table.you.ready(OLD), table.prey.ready(OLD)
    thick = paper("Thick", static("immune", word="weapon"), kind="equipment")
    table.you.in_play(thick, on=mine)
    bomb = table.you.in_play(BOMB, on=mine)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    table.you.uses(bomb, level="strike")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (5, 5 if far else 6)
    assert table.where(bomb) == "ash_heap"


def test_a_dodged_bomb_hurts_its_bearer(table: Table) -> None:
    """It is used all the same."""
    mine, theirs = table.you.ready(OLD), table.prey.ready(OLD)
    bomb = table.you.in_play(BOMB, on=mine)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(bomb, level="strike")
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (0, 5)
    assert table.where(bomb) == "ash_heap"


@pytest.mark.ruling(BOMB, 3)
def test_a_bomb_that_does_not_go_off_stays(table: Table) -> None:
    """Combat ends before."""
    mine, theirs = table.you.ready(OLD), table.prey.ready(OLD)
    bomb = table.you.in_play(BOMB, on=mine)
    table.prey.holds(COMBAT_ENDS)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(bomb, level="strike")
    table.prey.plays("Combat ends", by=theirs)
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (0, 0)
    assert table.where(bomb) == "attached"


@pytest.mark.ruling(BOMB, 4)
@pytest.mark.parametrize("name", ["Ryan", "Loyal Street Gang"])
def test_a_bomb_burns_a_location(table: Table, name: str) -> None:
    """Whosever; directed at its controller, no stealth; the bomb burns with it."""
    mine, other = table.you.ready(name), table.you.ready(COMPANION)
    bomb = table.you.in_play(BOMB, on=mine)
    own, theirs = table.you.in_play("The Labyrinth"), table.prey.in_play("Slum Hunting Ground")
    table.prey.in_play("Fame", on=table.prey.ready("Nassir"))
    assert not table.you.may("use action", card=bomb, minion=other)
    table.you.acts(bomb, by=mine)
    assert table.you.choices() == {own, theirs}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()
    assert (table.where(theirs), table.where(own)) == ("ash_heap", "permanent")
    assert table.where(bomb) == "ash_heap"
    assert damage_to(table, mine) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling(BOMB, 1)
def test_a_blocked_bomber_may_use_hands(table: Table) -> None:
    """The bomb stays."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    bomb = table.you.in_play(BOMB, on=mine)
    place = table.prey.in_play("Slum Hunting Ground")
    theirs = table.prey.ready("Nassir")
    table.you.acts(bomb, by=mine)
    table.prey.blocks(theirs)
    table.until("strike", table.you)
    table.you.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) == 1
    assert (table.where(bomb), table.where(place)) == ("attached", "permanent")


@pytest.mark.ruling(BOMB, 5)
@pytest.mark.rules_text("003 Bomb 1")
def test_without_the_bomb_nothing_burns(table: Table) -> None:
    """It is on another minion by the time of the resolution."""
    mine, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    bomb = table.you.in_play(BOMB, on=mine)
    place = table.prey.in_play("Slum Hunting Ground")
    table.prey.ready("Nassir")
    moves = table.you.in_play(hands_over(BOMB, COMPANION))
    table.you.acts(bomb, by=mine)
    table.you.uses(moves)
    assert table.on(bomb) == other
    table.nobody_reacts()
    assert (table.where(bomb), table.where(place)) == ("attached", "permanent")
    assert table.locked(mine)

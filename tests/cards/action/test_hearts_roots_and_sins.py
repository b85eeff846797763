"""Heart of Darkness, Root of Vitality, Condemn the Sins of the Father."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, PRESS, fight, rest
from fight_talk import damage_to, weapon
from made_up import helper
from methuselah.language import (
    TARGET,
    choose,
    hand_strike,
    ready_from_torpor,
    torpor,
    yours,
)
from methuselah.rules.action.action import stealth
from scenes.actions import burned_by_an_action
from table_talk import Table

HEART = "Heart of Darkness"
ROOT = "Root of Vitality"
SINS = "Condemn the Sins of the Father"
SNAKE = made_vampire("Snake", "SER", capacity=6)
FIEND = made_vampire("Fiend", "VIC", capacity=6)
CLAWS = weapon("Claws", hand_strike(aggravated=True))


# -- Heart of Darkness ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_a_heart_goes_on_the_acting_vampire(table: Table, level: str) -> None:
    """2 blood, without stealth."""
    snake = table.you.ready(SNAKE)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds(HEART, PAUSE)
    assert not table.you.can_play(HEART, by=other)
    table.you.acts(HEART, by=snake, level=level)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (table.on(card), table.blood(snake)) == (snake, 4)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "hurt"), [("ser", 2), ("SER", 1)])
def test_claws_are_no_more_than_fists(table: Table, level: str, hurt: int) -> None:
    """Aggravated damage is normal damage; at superior 1 is prevented, once in the combat."""
    snake = table.you.ready(SNAKE)
    table.you.in_play(HEART, on=snake, level=level)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(CLAWS, on=guard)
    table.you.holds(PRESS)
    fight(table, snake, guard)
    table.prey.uses("Claws")
    table.you.plays("A press", by=snake)
    table.prey.uses("Claws")
    prevented = 0
    while not table.over():
        if table.you.may("use prevention"):
            prevented += 1
            table.you.does("use prevention")
        else:
            table.pass_on()
    assert prevented == (level == "SER")
    assert table.where(snake) == "ready"
    assert table.blood(snake) == 6 - hurt
    assert table.blood(guard) == 6


def test_without_the_heart_claws_are_deadly(table: Table) -> None:
    """The same combat without the card."""
    snake = table.you.ready(SNAKE)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(CLAWS, on=guard)
    fight(table, snake, guard)
    table.prey.uses("Claws")
    rest(table)
    assert damage_to(table, snake, aggravated=True) == 1
    assert table.where(snake) == "torpor"


def test_the_prevention_is_there_in_each_combat(table: Table) -> None:
    """Again in a second one."""
    snake = table.you.ready(SNAKE)
    table.you.in_play(HEART, on=snake, level="SER")
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.you.holds(AGAIN)
    fight(table, snake, guard)
    table.you.does("use prevention")
    table.you.plays("Another combat", by=snake)
    table.you.does("use prevention")
    rest(table)
    assert (table.blood(snake), table.blood(guard)) == (6, 6)


def test_any_minion_burns_the_heart() -> None:
    """As a (D) action without stealth."""
    burned_by_an_action(HEART, on=SNAKE)


# -- Root of Vitality -----------------------------------------------------------------------------


@pytest.mark.ruling(ROOT, 1)
@pytest.mark.parametrize("whose", ["mine", "theirs"])
def test_a_vampire_is_rescued_for_nothing(table: Table, whose: str) -> None:
    """Any vampire in torpor, at +1 stealth; nobody pays blood; directed at another's keeper."""
    fiend = table.you.ready(FIEND, blood=3)
    other = table.you.ready(COMPANION)
    mine, theirs = table.you.torpor("Ryan", blood=2), table.grand_prey.torpor("Nassir", blood=2)
    table.prey.ready("Lauren")
    card, _ = table.you.holds(ROOT, PAUSE)
    assert not table.you.can_play(ROOT, by=other)
    table.you.acts(ROOT, by=fiend, level="vic")
    assert table.you.choices() == {mine, theirs}
    target, left = (mine, theirs) if whose == "mine" else (theirs, mine)
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (() if whose == "mine" else (2,))
    rest(table)
    assert (table.where(target), table.where(left)) == ("ready", "torpor")
    assert [table.blood(one) for one in (fiend, mine, theirs)] == [3, 2, 2]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(ROOT, 2)
def test_a_rescue_fizzles_without_its_target(table: Table) -> None:
    """It has left torpor by then: a success without effect; it stays where it is."""
    fiend = table.you.ready(FIEND)
    first, second = table.you.torpor("Ryan"), table.you.torpor("Nassir")
    card = table.you.holds(ROOT)
    table.you.in_play(helper(choose(torpor(yours)), ready_from_torpor(TARGET)))
    table.you.acts(ROOT, by=fiend, level="vic")
    table.you.chooses(first)
    table.you.uses("Helper")
    table.you.chooses(first)
    rest(table)
    assert told(table, "fizzled") == 1
    assert (table.where(first), table.where(second)) == ("ready", "torpor")
    assert table.where(card) == "ash_heap"


def test_a_hurt_ally_gets_a_life(table: Table) -> None:
    """One with less than it started with, anybody's; a vampire is none."""
    fiend = table.you.ready(FIEND, blood=1)
    mine = table.you.ready("Loyal Street Gang", blood=1)
    down = table.prey.puts('Jennie "Cassie247" Orne (G4)', "incapacitated", blood=0)
    table.you.ready("Underbridge Stray", level="ani")
    theirs = table.prey.ready("Renegade Garou", blood=1)
    table.you.torpor("Ryan", blood=0)
    card, _ = table.you.holds(ROOT, PAUSE)
    table.you.acts(ROOT, by=fiend, level="VIC")
    assert table.you.choices() == {mine, theirs, down}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.blood(theirs), table.blood(mine)) == (2, 1)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Condemn the Sins of the Father ---------------------------------------------------------------


@pytest.mark.ruling(SINS, 1)
@pytest.mark.parametrize(("level", "burned"), [("qui", 0), ("QUI", 1)])
def test_a_clan_is_condemned(table: Table, level: str, burned: int) -> None:
    """All younger vampires of the clan, yours and in torpor too; directed at whoever has one."""
    judge = table.you.ready(made_vampire("Judge", "QUI", capacity=7))
    table.you.ready(COMPANION)
    own = table.you.ready("Ryan", blood=2)
    card, _ = table.you.holds(SINS, PAUSE)
    near = table.prey.ready("Duck (G1)", blood=2)
    fallen = table.predator.torpor("KoKo (G1)", blood=2)
    as_old = table.grand_prey.ready("Chester DuBois (G1)")
    stranger = table.grand_prey.ready("Nassir")
    guard = table.grand_prey.ready("Lauren")
    assert not table.you.can_play(SINS, by=own)
    table.you.acts(SINS, by=judge, level=level)
    assert table.you.may("choose", word="Tremere")
    assert table.you.may("choose", word="Malkavian")
    assert not table.you.may("choose", word="Gangrel")  # the judge alone, who is not younger
    table.you.chooses(word="Nosferatu")
    assert stealth(table.state, action_of(table)) == 1
    assert set(action_of(table).targets) == {table.prey.number, table.predator.number}
    rest(table)
    condemned, spared = (own, near, fallen), (as_old, stranger, guard)
    assert [table.locked(one) for one in condemned] == [True] * 3
    assert [table.blood(one) for one in condemned] == [2 - burned] * 3
    assert [table.locked(one) for one in spared] == [False] * 3
    assert table.blood(as_old) == 7
    assert table.blood(judge) == 6
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["qui", "QUI"])
def test_one_in_torpor_is_condemned(table: Table, level: str) -> None:
    """Where nobody else is younger, the clan can be chosen for that one alone."""
    judge = table.you.ready(made_vampire("Judge", "QUI", capacity=3))
    table.you.ready(COMPANION)
    fallen = table.prey.torpor("KoKo (G1)", blood=2)
    table.prey.ready("Nassir")
    table.you.holds(SINS)
    table.you.acts(SINS, by=judge, level=level)
    rest(table)
    assert table.locked(fallen)


def test_without_anybody_younger_nobody_is_condemned(table: Table) -> None:
    """There must be somebody whom it can lock."""
    judge = table.you.ready(made_vampire("Judge", "QUI", capacity=3))
    table.you.ready(COMPANION)
    table.you.holds(SINS)
    table.prey.ready("Nassir")
    table.begins("minion")
    assert not table.you.can_play(SINS, by=judge, level="qui")
    assert not table.you.can_play(SINS, by=judge, level="QUI")

"""Quietus and Serpentis in a fight: Disease, Thin Blood, Coagulate Blood, Tongue of the Serpent."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import static
from scenes.strikes import once_each, only_before_range, strikes
from table_talk import Table

QUIET = made_vampire("Quiet", "qui", "QUI", "ser", "SER", capacity=9)
TARGET = made_vampire("Target", capacity=10)
ALLY = replaced("Carlton Van Wyk", life=9)
MUSCLE = paper("Muscle", static("strength", +2), kind="equipment")


@pytest.mark.parametrize(("level", "damage"), [("qui", 2), ("QUI", 1)])
def test_disease_weakens_for_the_combat(table: Table, level: str, damage: int) -> None:
    """Of strength 3, in each round; the next combat is as ever; it costs 1 blood."""
    only_before_range("Disease", by=QUIET, level=level)
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    table.prey.in_play(MUSCLE, on=theirs)
    table.you.in_play(MUSCLE, on=mine)
    table.you.holds("Disease", PRESS, AGAIN)
    fight(table, mine, theirs)
    table.you.plays("Disease", by=mine, level=level)
    table.until("press", table.you)
    assert damage_to(table, mine) == damage
    assert table.blood(mine) == 8 - damage
    table.you.plays("A press", by=mine)
    table.you.plays("Another combat", by=mine)
    rest(table)
    assert damage_to(table, mine) == 2 * damage + 3
    assert damage_to(table, theirs) == 9  # as strong as ever
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "burned"), [("qui", 1), ("QUI", 2)])
def test_thin_blood_burns_blood(table: Table, level: str, burned: int) -> None:
    """Before strikes are chosen, for 1 blood; once each round, in the next one again."""
    once_each("Thin Blood", by=QUIET, level=level, span="round")
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    other = table.prey.ready("Ryan")
    held, _ = table.you.holds("Thin Blood", DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    assert table.blood(theirs) == 10 - burned
    assert table.blood(mine) == 8
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert table.blood(theirs) == 10 - burned
    assert table.blood(other) == 4


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize(("far", "vampire"), [(True, True), (False, False)])
def test_thin_blood_is_for_a_vampire_at_close_range(
    table: Table, level: str, far: bool, vampire: bool
) -> None:
    """Not at long range, not against an ally; not once strikes are chosen."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET if vampire else ALLY)
    table.you.holds("Thin Blood", DODGE)
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    while not table.over():
        assert not table.you.can_play("Thin Blood", level=level)
        table.pass_on()


def test_thin_blood_is_too_late_once_strikes_are_chosen(table: Table) -> None:
    """Before strikes are chosen it is offered, as one chooses a strike and afterwards not."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    table.you.holds("Thin Blood", DODGE, PRESS)
    fight(table, mine, theirs)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Thin Blood", level="qui")
    table.until("strike", table.you)
    while not table.over():
        assert not table.you.can_play("Thin Blood")
        table.pass_on()


@pytest.mark.parametrize(("level", "damage"), [("qui", 1), ("QUI", 2)])
def test_coagulate_blood_hurts_an_ally_more(table: Table, level: str, damage: int) -> None:
    """1 or 2 ranged damage, to an ally 1 more; for 1 blood."""
    strikes("Coagulate Blood", by=QUIET, level=level, damage=damage, ranged=True)
    mine, theirs = table.you.ready(QUIET), table.prey.ready(ALLY)
    table.you.holds("Coagulate Blood", MANEUVER)
    fight(table, mine, theirs)
    table.you.plays("A maneuver", by=mine)
    table.you.plays("Coagulate Blood", by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == damage + 1
    assert damage_to(table, theirs, aggravated=True) == 0


@pytest.mark.parametrize(("level", "stolen"), [("ser", 1), ("SER", 2)])
@pytest.mark.parametrize("blood", [0, 1, 5])
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.ruling("Tongue of the Serpent", 1)
def test_the_tongue_steals_blood(
    table: Table, level: str, stolen: int, blood: int, far: bool
) -> None:
    """At close range, free; of a vampire with less it takes what there is, even nothing."""
    mine, theirs = table.you.ready(QUIET, blood=3), table.prey.ready(TARGET, blood=blood)
    table.you.holds("Tongue of the Serpent")
    table.prey.holds(DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays("Tongue of the Serpent", by=mine, level=level)
    rest(table)
    moved = 0 if far else min(stolen, blood)
    assert table.blood(theirs) == blood - moved
    assert table.blood(mine) == 3 + moved - (0 if far else 1)
    assert damage_to(table, theirs) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "stolen"), [("ser", 1), ("SER", 2)])
def test_the_tongue_steals_life_which_becomes_blood(table: Table, level: str, stolen: int) -> None:
    """Of an ally of 9 life."""
    mine, theirs = table.you.ready(QUIET, blood=3), table.prey.ready(ALLY)
    table.you.holds("Tongue of the Serpent")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Tongue of the Serpent", by=mine, level=level)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert (table.blood(mine), table.blood(theirs)) == (3, 9)  # dodged
    again = Table()
    mine, theirs = again.you.ready(QUIET, blood=3), again.prey.ready(ALLY)
    again.you.holds("Tongue of the Serpent")
    fight(again, mine, theirs)
    again.you.plays("Tongue of the Serpent", by=mine, level=level)
    rest(again)
    assert again.blood(theirs) == 9 - stolen
    assert again.blood(mine) == 3 + stolen - damage_to(again, mine)

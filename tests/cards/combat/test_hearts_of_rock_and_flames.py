"""Rockheart and Ignore the Searing Flames: half of a strike, and what aggravates no more."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from listening import listener
from made_up import paper, pistol
from methuselah.engine.definitions import Definition
from methuselah.language import (
    OPPOSING,
    environmental_damage,
    hand_strike,
    inflicts_each_round,
    ranged_strike,
    static,
    strike,
)  # fmt: skip
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import strikes
from table_talk import Table

TARGET = made_vampire("Target", "CEL", capacity=10)


def blow(points: int, *, aggravated: bool = False, unpreventable: bool = False) -> Definition:
    """A made-up hand strike for so much damage by strength 1."""
    what = strike(hand_strike(points - 1, aggravated=aggravated, unpreventable=unpreventable))
    return made_up(f"A blow for {points}", modes=(what,))


# -- Rockheart ------------------------------------------------------------------------------------

HEART = "Rockheart"
ROCK = made_vampire("Rock", "tha", "vis", "VIS", capacity=12)


def test_a_heart_of_rock_dodges() -> None:
    """With Blood Sorcery."""
    strikes(HEART, by=ROCK, level="tha", damage=0, taken=0)


@pytest.mark.parametrize("level", ["vis", "VIS"])
@pytest.mark.parametrize(("points", "once", "twice"), [(1, 0, 0), (2, 1, 0), (3, 1, 0), (6, 3, 0)])
@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.ruling(HEART, 1)
def test_half_of_a_strike_is_prevented(
    table: Table, level: str, points: int, once: int, twice: int, cards: int
) -> None:
    """Rounded up; a second card prevents the other half, both of what the strike was."""
    mine, theirs = table.you.ready(ROCK), table.prey.ready(TARGET)
    table.you.holds(*([HEART] * 2))
    table.prey.holds(blow(points))
    fight(table, mine, theirs)
    table.prey.plays(f"A blow for {points}", by=theirs)
    table.you.plays(HEART, by=mine, level=level)
    if cards == 2 and once:
        table.you.plays(HEART, by=mine, level="vis")
    rest(table)
    assert damage_to(table, mine) == (once if cards == 1 else twice)
    assert damage_to(table, theirs) == 1
    assert table.blood(mine) == 12 - damage_to(table, mine)


@pytest.mark.parametrize(("level", "later"), [("vis", 4), ("VIS", 2)])
def test_superior_halves_each_later_strike(table: Table, level: str, later: int) -> None:
    """Of this combat, additional ones too; once each combat at superior, not so at inferior."""
    mine, theirs = table.you.ready(ROCK), table.prey.ready(TARGET)
    table.prey.in_play(paper("Muscle", static("strength", +3), kind="equipment"), on=theirs)
    table.you.holds(HEART, HEART, HEART, PRESS)
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.you.plays(HEART, by=mine, level=level)
    assert not table.you.can_play(HEART, level="VIS") or level == "vis"
    assert table.you.can_play(HEART, level="vis")
    table.prey.plays("Blur", by=theirs, level="cel")
    table.until("prevent", table.you)
    assert table.you.can_play(HEART, level="VIS") is (level == "vis")
    table.until("press", table.you)
    assert damage_to(table, mine) == 2 + later
    table.you.plays("A press", by=mine)
    table.until("prevent", table.you)
    table.you.plays(HEART, by=mine, level="vis")
    rest(table)
    assert damage_to(table, mine) == 2 + later + (2 if level == "vis" else 0)


@pytest.mark.parametrize("level", ["vis", "VIS"])
@pytest.mark.ruling(HEART, 3)
def test_the_heart_is_for_strikes_that_hurt(table: Table, level: str) -> None:
    """Not for the surroundings, nor for what cannot be prevented, nor where all is prevented."""
    for what in ("around", "unpreventable", "dodged"):
        again = Table()
        mine, theirs = again.you.ready(ROCK), again.prey.ready(TARGET)
        bird = paper("Bird", inflicts_each_round(2), kind="retainer", life=1)
        again.prey.in_play(bird, on=theirs)
        again.you.holds(HEART, "Stonestrength")
        again.prey.holds(DODGE if what != "unpreventable" else blow(3, unpreventable=True))
        fight(again, mine, theirs)
        if what == "unpreventable":
            again.prey.plays("A blow for 3", by=theirs)
        else:
            again.prey.plays("A dodge", by=theirs)
        seen = False
        while not again.over():
            seen |= again.you.can_play("Stonestrength", level="VIS")
            assert not again.you.can_play(HEART, level=level)
            again.pass_on()
        assert seen
    assert table.you.pool() == 30


def test_what_is_around_a_heart_of_rock_is_not_halved(table: Table) -> None:
    """A bird beside a fist: in the second round half of the fist's damage is prevented only."""
    mine, theirs = table.you.ready(ROCK), table.prey.ready(TARGET)
    table.prey.in_play(paper("Muscle", static("strength", +3), kind="equipment"), on=theirs)
    table.prey.in_play(paper("Bird", inflicts_each_round(3), kind="retainer", life=9), on=theirs)
    table.you.holds(HEART, PRESS)
    fight(table, mine, theirs)
    table.you.plays(HEART, by=mine, level="VIS")
    table.until("press", table.you)
    assert damage_to(table, mine) == 2 + 3
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == 2 * (2 + 3)
    assert damage_to(table, theirs) == 2


@pytest.mark.ruling(HEART, 2)
def test_rockheart_counts_as_the_discipline_used() -> None:
    """Blood Sorcery or Visceratika."""
    for level in ("vis", "VIS"):
        counts_as_the_discipline_used(HEART, by=ROCK, level=level, used=("vis",), others=("tha",))
    counts_as_the_discipline_used(HEART, by=ROCK, level="tha", used=("tha",), others=("vis",))


# -- Ignore the Searing Flames --------------------------------------------------------------------

FLAMES = "Ignore the Searing Flames"
COLD = made_vampire("Cold", "ser", "dai", "DAI", capacity=9)


@pytest.mark.parametrize(("level", "hurt"), [("ser", 3), ("dai", 0)])
@pytest.mark.parametrize("gun", [False, True])
def test_the_flames_of_a_strike(table: Table, level: str, hurt: int, gun: bool) -> None:
    """All aggravated damage of it is normal, or prevented; of this strike only; it is free."""
    mine, theirs = table.you.ready(COLD), table.prey.ready(TARGET)
    table.prey.in_play(paper("Hot", static("aggravated strikes"), kind="equipment"), on=theirs)
    shot = table.prey.in_play(pistol(), on=theirs)
    table.you.holds(FLAMES, "Blur")
    table.prey.holds(blow(3), "Blur")
    fight(table, mine, theirs)
    if gun:
        table.prey.uses(shot, level="strike")
    else:
        table.prey.plays("A blow for 3", by=theirs)
    table.you.plays(FLAMES, by=mine, level=level)
    table.prey.plays("Blur", by=theirs, level="cel")
    first = min(hurt, 2) if gun else hurt
    assert damage_to(table, mine) == first
    assert damage_to(table, mine, aggravated=True) == 0
    assert table.blood(mine) == 9 - first
    table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, mine, aggravated=True) == 1
    assert table.where(mine) == "torpor"


@pytest.mark.parametrize("level", ["ser", "dai"])
@pytest.mark.ruling(FLAMES, 5)
def test_the_flames_are_those_of_a_strike(table: Table, level: str) -> None:
    """Not normal damage, nor aggravated damage of the surroundings; nor without any damage."""
    sun = made_up(
        "The sun",
        modes=(
            strike(ranged_strike(2, anyway=(environmental_damage(1, OPPOSING, aggravated=True),))),
        ),
    )
    for what in ("normal", "around", "dodge"):
        again = Table()
        mine, theirs = again.you.ready(COLD), again.prey.ready(TARGET)
        again.you.holds(FLAMES, "Skin of Night")
        again.prey.holds({"normal": blow(3), "around": sun, "dodge": DODGE}[what])
        fight(again, mine, theirs)
        name = {"normal": "A blow for 3", "around": "The sun", "dodge": "A dodge"}[what]
        again.prey.plays(name, by=theirs)
        while not again.over():
            assert not again.you.can_play(FLAMES, level=level), what
            again.pass_on()
        assert damage_to(again, mine, aggravated=True) == (1 if what == "around" else 0)
    assert table.you.pool() == 30


@pytest.mark.parametrize(("level", "hurt"), [("ser", 3), ("dai", 1)])
def test_other_flames_of_the_moment_still_burn(table: Table, level: str, hurt: int) -> None:
    """2 aggravated by the strike, 1 by the surroundings: that one is aggravated still."""
    mine, theirs = table.you.ready(COLD), table.prey.ready(TARGET)
    around = (environmental_damage(1, OPPOSING, aggravated=True),)
    hot = made_up("Hot", modes=(strike(ranged_strike(2, aggravated=True, anyway=around)),))
    table.you.holds(FLAMES)
    table.prey.holds(hot)
    fight(table, mine, theirs)
    table.prey.plays("Hot", by=theirs)
    table.you.plays(FLAMES, by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == hurt
    assert damage_to(table, mine, aggravated=True) == 1
    assert table.where(mine) == "torpor"


@pytest.mark.parametrize("window", ["before_range", "strikes_chosen", "prevent"])
@pytest.mark.ruling(FLAMES, 1)
def test_immune_to_flames_this_round(table: Table, window: str) -> None:
    """For 1 blood: unpreventable ones, and of the surroundings too; normal damage hurts.

    In the next round flames burn again.
    """
    mine, theirs = table.you.ready(COLD), table.prey.ready(TARGET)
    hot = made_up(
        "Hot",
        modes=(
            strike(
                ranged_strike(
                    2,
                    aggravated=True,
                    unpreventable=True,
                    anyway=(environmental_damage(1, OPPOSING, aggravated=True),),
                )
            ),
        ),
    )
    table.prey.in_play(paper("Bird", inflicts_each_round(1), kind="retainer", life=9), on=theirs)
    table.you.holds(FLAMES, PRESS)
    table.prey.holds(hot, hot)
    fight(table, mine, theirs)
    if window == "prevent":
        table.prey.plays("Hot", by=theirs)
    table.until(window, table.you)
    table.you.plays(FLAMES, by=mine, level="DAI")
    if window != "prevent":
        if window == "before_range":
            table.prey.plays("Hot", by=theirs)
        table.until("press", table.you)
    assert damage_to(table, mine, aggravated=True) == 0
    table.you.plays("A press", by=mine)
    table.prey.plays("Hot", by=theirs)
    rest(table)
    assert damage_to(table, mine, aggravated=True) == 3


@pytest.mark.ruling(FLAMES, 2)
@pytest.mark.ruling(FLAMES, 4)
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.parametrize("cheaper", [0, -3])
def test_immunity_burns_a_blood(table: Table, blood: int, cheaper: int) -> None:
    """However cheap cards are; without it the card cannot be played."""
    theirs, mine = table.you.ready(TARGET), table.prey.ready(COLD, blood=blood)
    table.prey.in_play(paper("Cheap", static("blood cost", cheaper), kind="equipment"), on=mine)
    table.prey.holds(FLAMES, MANEUVER)
    fight(table, theirs, mine)
    offered = False
    while not table.over() and not offered:
        offered = table.prey.can_play(FLAMES, level="DAI")
        if offered:
            table.prey.plays(FLAMES, by=mine, level="DAI")
        else:
            table.pass_on()
    assert offered is (blood == 1)
    rest(table)
    assert table.blood(mine) == 0
    assert table.where(mine) == "torpor"


@pytest.mark.ruling(FLAMES, 3)
@pytest.mark.parametrize(("level", "code"), [("ser", "ser"), ("dai", "dai"), ("DAI", "dai")])
@pytest.mark.parametrize("heard", ["ser", "dai", "thn"])
def test_the_flames_count_as_the_discipline_used(
    table: Table, level: str, code: str, heard: str
) -> None:
    """As it is played; in the hand it counts as both, and no third one."""
    table.grand_prey.in_play(listener(heard))
    mine, theirs = table.you.ready(COLD), table.prey.ready(TARGET)
    table.you.holds(FLAMES)
    table.prey.holds(blow(3, aggravated=True))
    fight(table, mine, theirs)
    table.prey.plays("A blow for 3", by=theirs)
    table.until("prevent", table.you)
    table.you.plays(FLAMES, by=mine, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (code == heard)
    table = Table()
    table.you.ready("Ryan")
    table.you.holds(FLAMES)
    ear = table.you.in_play(listener(heard))
    assert table.you.may("use", card=ear) is (heard != "thn")

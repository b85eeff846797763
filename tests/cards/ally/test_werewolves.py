"""Werewolves: Renegade Garou, Ossian, and Selena who fears them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from action_talk import action_of, told
from block_talk import made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Effect, defined
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language import before_range, combat_card, ends_combat, hand_strike, static, strike
from methuselah.pool import Face
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.range import set_range
from table_talk import Table

GAROU = "Renegade Garou"
NORMAL = "Normal (G1)"


# -- Renegade Garou -------------------------------------------------------------------------------


@pytest.mark.ruling(GAROU, 1)
def test_the_garou_always_strikes_twice(table: Table) -> None:
    """The additional strike is mandatory: nobody is asked about it [PIB 20121028]."""
    garou = table.you.ready(GAROU)
    gang = table.prey.ready("Anson (G1)")

    fight(table, garou, gang)
    while not table.over():
        assert not table.you.may("use additional strike")
        table.pass_on()

    assert told(table, "additional strikes", card=garou) == 1
    assert told(table, "additional strikes", card=gang) == 0
    assert damage_to(table, gang) == 4


def test_two_strikes_in_each_round(table: Table) -> None:
    """Limited: one more each round, in the next round again."""
    garou = table.you.ready(GAROU, blood=9)
    gang = table.prey.ready("Anson (G1)", blood=8)
    again = table.you.holds(PRESS)

    fight(table, garou, gang)
    table.you.plays(again)
    rest(table)

    assert told(table, "additional strikes", card=garou) == 2
    assert damage_to(table, gang) == 8


def test_the_garou_maneuvers_once_each_combat(table: Table) -> None:
    """At long range his hands reach nobody."""
    garou = table.you.ready(GAROU)
    gang = table.prey.ready("Loyal Street Gang")

    fight(table, garou, gang)
    table.you.uses(garou)
    rest(table)

    assert table.blood(gang) == 2
    assert table.blood(garou) == 3


def test_the_garou_attacks_any_minion_of_others(table: Table) -> None:
    """At +1 stealth, directed; none of his own side."""
    garou = table.you.ready(GAROU)
    mine = table.you.ready(COMPANION)
    theirs = table.grand_prey.ready("Loyal Street Gang")
    table.prey.torpor(NORMAL)

    table.you.acts(GAROU, by=garou)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    table.nobody_reacts()

    assert table.where(theirs) == "ash_heap"
    assert table.where(mine) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 3), (3, 3)])
def test_the_garou_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase if he has 2 or fewer."""
    garou = table.you.ready(GAROU, blood=life)
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.blood(garou) == left


# -- Ossian ---------------------------------------------------------------------------------------

OSSIAN = "Ossian"
SEER = made_vampire("Seer", "aus", capacity=8)
SENSES = "Enhanced Senses"


@dataclass(frozen=True)
class StepsBack(Effect):
    """Sets the range to long."""

    def run(self, state: State, me: Scope) -> None:
        set_range(state, "long")


STEPS_BACK = made_up("Steps back", modes=(before_range(StepsBack()),))
BREAK_OFF = made_up("Break off", modes=(combat_card(ends_combat(), at=("strike_resolved",)),))
STEALTHY = defined(
    Face(930_100, "Shade", "Shade", ("equipment",), "", ""), statics=(static("stealth", +1),)
)
VISION = made_up(
    "Vision",
    modes=(replace(strike(hand_strike(+1)), key="aus", disciplines=("aus",)),),
)


@pytest.mark.ruling(OSSIAN, 3)
@pytest.mark.parametrize("rush", [True, False])
def test_who_has_played_auspex_neither_strikes_nor_maneuvers(table: Table, rush: bool) -> None:
    """In the first round of combat with Ossian, in whatever action; he strikes as ever."""
    ossian = table.you.ready(OSSIAN)
    seer = table.prey.ready(SEER)
    other = table.prey.ready("Anson (G1)")
    table.prey.holds(SENSES, MANEUVER)
    again = table.prey.holds(PRESS)
    if not rush:
        table.you.in_play(STEALTHY, on=ossian)

    if rush:
        table.you.acts(OSSIAN, by=ossian)
        if table.asked().window == "choose":  # type: ignore[union-attr]
            table.you.chooses(other)
    else:
        table.you.acts(word="bleed", by=ossian)
    table.prey.blocks(seer)
    table.prey.plays(SENSES, by=seer, level="aus")
    table.prey.plays(again, by=seer)

    assert told(table, "maneuvered") == 0
    assert damage_to(table, seer) == 2
    assert damage_to(table, ossian) == 0
    table.until("range", table.prey)
    assert table.prey.may("play", card="A maneuver")
    rest(table)
    assert damage_to(table, ossian) == 1


@pytest.mark.ruling(OSSIAN, 5)
def test_who_has_played_no_auspex_may_strike_with_it(table: Table) -> None:
    """The first card of Auspex is that strike [ANK 20210614]."""
    ossian = table.you.ready(OSSIAN)
    seer = table.prey.ready(SEER)
    vision = table.prey.holds(VISION)

    fight(table, ossian, seer)
    table.prey.plays(vision, by=seer)
    rest(table)

    assert damage_to(table, ossian) == 2


@pytest.mark.ruling(OSSIAN, 4)
def test_who_cannot_strike_sets_the_range_but_with_no_rifle(table: Table) -> None:
    """The rifle would require a strike [LSJ 20100827]."""
    ossian = table.you.ready(OSSIAN)
    table.you.in_play(STEALTHY, on=ossian)
    seer = table.prey.ready(SEER)
    table.prey.in_play("Sniper Rifle", on=seer)
    table.prey.holds(SENSES)
    back = table.prey.holds(STEPS_BACK)

    fight(table, ossian, seer)
    table.prey.plays(SENSES, by=seer, level="aus")
    table.until("before_range", table.prey)
    assert not table.prey.may("use promise")
    table.prey.plays(back, by=seer)
    rest(table)

    assert damage_to(table, seer) == damage_to(table, ossian) == 0


def test_the_auspex_of_another_minion_changes_nothing(table: Table) -> None:
    """Nor that of an earlier action."""
    ossian = table.you.ready(OSSIAN)
    table.you.in_play(STEALTHY, on=ossian)
    seer = table.prey.ready(SEER)
    anson = table.prey.ready("Anson (G1)")
    table.prey.holds(SENSES)

    fight(table, ossian, seer)
    table.prey.plays(SENSES, by=seer, level="aus")
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts(OSSIAN, by=ossian)
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(anson)
    rest(table)

    assert damage_to(table, ossian) == 1


@pytest.mark.ruling(OSSIAN, 1)
@pytest.mark.ruling(OSSIAN, 2)
@pytest.mark.parametrize("ends", [True, False])
def test_ossian_gains_the_blood_that_his_opponent_mends_with(table: Table, ends: bool) -> None:
    """After the presses; also where there are none; 2 blood, 1 life above the start."""
    ossian = table.you.ready(OSSIAN)
    seer = table.prey.ready(SEER)
    stop = table.you.holds(BREAK_OFF)
    table.prey.holds(PRESS)

    fight(table, ossian, seer)
    if ends:
        table.you.plays(stop, by=ossian)
    else:
        table.until("press")
        assert table.blood(ossian) == 3
    rest(table)

    assert table.blood(ossian) == 5
    assert table.blood(seer) == 6


def test_ossian_gains_nothing_from_an_ally(table: Table) -> None:
    """It burns life, and mends nothing."""
    ossian = table.you.ready(OSSIAN)
    ghoul = table.prey.ready("Loyal Street Gang", blood=3)

    fight(table, ossian, ghoul)
    rest(table)

    assert table.blood(ossian) == 3
    assert table.blood(ghoul) == 1


# -- Selena ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("victim", "foe", "place"),
    [
        ("Selena (G3)", GAROU, "torpor"),
        ("Selena (G3)", "Gregory Winter", "ready"),
        ("Ryan", GAROU, "ready"),
    ],
)
def test_selena_takes_aggravated_damage_from_werewolves(
    table: Table, victim: str, foe: str, place: str
) -> None:
    """From their strikes; neither from other allies nor does another vampire."""
    mine = table.you.ready(victim)
    theirs = table.prey.ready(foe)
    fight(table, mine, theirs)
    rest(table)
    assert table.where(mine) == place
    assert table.where(theirs) == "ready"

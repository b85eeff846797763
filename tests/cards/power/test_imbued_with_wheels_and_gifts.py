"""Earl, Erick, Lupe and Peter."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from imbued_talk import SIGHT, given, left
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    choose,
    enters_combat,
    gain_pool,
    minion,
    ready,
)
from methuselah.rules.action.action import stealth
from scenes.telling import changing
from table_talk import Table

EARL, ERICK, LUPE, PETER = (
    'Earl "Shaka74" Deams (G4)',
    'Erick "Shophet125" Franco (G4)',
    'Lupe "Cabbie22" Droin (G4)',
    'Peter "Outback295" Rophail (G4)',
)
JACK, LEAF, JOHN = (
    'Jack "Hannibal137" Harmon (G4)',
    'Leaf "Potter116" Pankowski (G4)',
    'John "Cop90" O\'Malley (G4)',
)
HIDE, DONATE = "Hide", "Donate"
MORTAL = "Carlton Van Wyk"
WALL = made_vampire("Wall", capacity=11)
RUSH = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))


# -- Earl -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "more"), [("bleed", 1), ("Rush", 0), ("Errand", 1)])
def test_earl_hides_but_for_attacks(table: Table, what: str, more: int) -> None:
    """+1 stealth on his own actions other than those to enter combat."""
    earl = table.you.ready(EARL)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    table.prey.ready("Sully")
    table.prey.holds(PAUSE)
    table.you.holds(RUSH, paper("Errand", action(gain_pool(1))))
    if what == "bleed":
        table.you.acts(word="bleed", by=earl)
    else:
        table.you.acts(what, by=earl)
        if what == "Rush":
            table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == more


def test_earl_hides_nobody_else(table: Table) -> None:
    """Beside him they are seen."""
    table.you.ready(EARL)
    mine = table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.parametrize(
    ("others", "region", "burned"), [(1, "ready", 0), (2, "ready", 1), (2, "incapacitated", 0)]
)
def test_earl_does_not_like_crowds(table: Table, others: int, region: str, burned: int) -> None:
    """More than two ready imbued of yours: a conviction of his burns in your unlock phase."""
    earl = table.you.ready(EARL)
    held = given(table, "you", earl, 2)
    names = [JACK, LEAF][:others]
    for place, name in zip(("ready", region), names, strict=False):
        table.you.puts(name, place)
    other = table.prey.ready(JOHN)
    kept = given(table, "prey", other, 1)
    table.you.ready(COMPANION)
    table.begins("unlock")
    while (decision := table.asked()) is not None and decision.window != "minion":
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        else:
            table.pass_on()
    assert left(table, held) == 2 - burned
    assert left(table, kept) == 1
    table.until_turn_of(table.grand_prey)
    assert left(table, held) == 2 - burned


# -- Erick ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["hand", "ash_heap"])
@pytest.mark.parametrize("takes", [True, False])
def test_erick_arms_himself_for_a_monster(table: Table, place: str, takes: bool) -> None:
    """A conviction, if he likes, before the combat begins."""
    erick = table.you.ready(ERICK)
    table.you.ready(COMPANION)
    table.prey.ready("Sully")
    theirs = table.prey.ready(WALL)
    table.you.holds(RUSH)
    sight = table.you.puts(SIGHT, place)
    table.you.acts("Rush", by=erick)
    table.you.chooses(theirs)
    while not table.you.may("fetch"):
        table.pass_on()
    assert damage_to(table, theirs) == 0
    if takes:
        table.you.does("fetch", word=place)
    else:
        table.you.does("done")
    rest(table)
    assert table.where(sight) == ("attached" if takes else place)


@pytest.mark.parametrize("why", ["mortal", "blocked", "attacked"])
def test_when_erick_gains_nothing(table: Table, why: str) -> None:
    """Against a mortal, blocked in a bleed, or blocked in the attack itself."""
    erick = table.you.ready(ERICK, blood=9)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(MORTAL if why == "mortal" else "Nassir")
    other = table.prey.ready(WALL)
    table.you.holds(RUSH, SIGHT)
    if why == "attacked":
        table.you.acts("Rush", by=erick)
        table.you.chooses(theirs)
        table.prey.blocks(other)
    elif why == "blocked":
        table.you.acts(word="bleed", by=erick)
        table.prey.blocks(other)
    else:
        table.you.acts("Rush", by=erick)
        table.you.chooses(theirs)
    while not table.over():
        assert not table.you.may("fetch")
        table.pass_on()
    assert damage_to(table, erick) > 0 or why == "mortal"


def test_erick_gains_nothing_as_a_monster_attacks_him(table: Table) -> None:
    """It is he who must enter combat."""
    erick = table.you.ready(ERICK, blood=9)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    table.prey.ready("Sully")
    table.you.holds(SIGHT)
    table.prey.holds(RUSH)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Rush", by=theirs)
    table.prey.chooses(erick)
    while not table.over():
        assert not table.you.may("fetch")
        table.pass_on()
    assert damage_to(table, erick) == 1


# -- Lupe -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("vehicle", [True, False])
def test_lupe_drives_away(table: Table, vehicle: bool) -> None:
    """A conviction for +1 stealth with a vehicle, once an action."""
    lupe = table.you.ready(LUPE)
    held = given(table, "you", lupe, 2)
    other = table.you.ready("Ryan")
    table.you.in_play("Hawg", on=lupe if vehicle else other)
    blocker = table.prey.ready("Nassir")
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=lupe)
    table.prey.blocks(blocker)
    if not vehicle:
        assert not is_offered(table, table.you, lupe)
        return
    table.until("attempt", table.you)
    table.you.uses(lupe, level="stealth")
    if table.you.choices():
        table.you.chooses(held[0])
    assert left(table, held) == 1
    assert not table.you.may("use", card=lupe)
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.parametrize("vehicle", [True, False])
def test_lupe_drives_after(table: Table, vehicle: bool) -> None:
    """A conviction for +1 intercept with a vehicle, once an action."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    lupe, other = table.prey.ready(LUPE, blood=9), table.prey.ready("Nassir")
    held = given(table, "prey", lupe, 2)
    table.prey.in_play("Hawg", on=lupe if vehicle else other)
    table.prey.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(lupe)
    assert table.prey.may("use", card=lupe) is vehicle
    if vehicle:
        table.prey.uses(lupe, level="intercept")
        if table.prey.choices():
            table.prey.chooses(held[0])
    rest(table)
    assert left(table, held) == (1 if vehicle else 2)
    assert table.prey.pool() == (30 if vehicle else 29)


@pytest.mark.parametrize("side", ["stealth", "intercept"])
def test_lupe_does_so_once_each_action(table: Table, side: str) -> None:
    """2 would be needed: one is had."""
    seat, against = (table.you, table.prey) if side == "stealth" else (table.prey, table.you)
    lupe, other = seat.ready(LUPE, blood=9), against.ready("Nassir")
    held = given(table, "you" if side == "stealth" else "prey", lupe, 3)
    seat.in_play("Hawg", on=lupe)
    table.you.ready(COMPANION)
    less = "intercept" if side == "stealth" else "stealth"
    against.in_play(changing(less, 3), on=other)
    seat.holds(PAUSE)
    acting, blocker = (lupe, other) if side == "stealth" else (other, lupe)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.until("attempt", seat)
    seat.uses(lupe, level=side)
    while seat.choices():
        seat.chooses(min(seat.choices()))
    while not table.over() and table.asked().window == "attempt":  # type: ignore[union-attr]
        assert not seat.may("use", card=lupe)
        table.pass_on()
    assert left(table, held) == 2


# -- Peter ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "may"), [("Nassir", True), (MORTAL, False)])
def test_peter_keeps_monsters_away(table: Table, foe: str, may: bool) -> None:
    """A maneuver for a conviction, in each round again."""
    peter, theirs = table.you.ready(PETER), table.prey.ready(foe, blood=3)
    held = given(table, "you", peter, 2)
    table.you.holds(PRESS, MANEUVER)
    fight(table, peter, theirs)
    table.until("range", table.you)
    assert table.you.may("use", card=peter) is may
    if not may:
        return
    for number in (1, 2):
        table.you.uses(peter)
        if table.you.choices():
            table.you.chooses(held[0])
        assert left(table, held) == 2 - number
        if number == 1:
            table.until("press", table.you)
            assert round_of(table).range == "long"
            table.you.plays("A press", by=peter)
            table.until("range", table.you)
    rest(table)
    assert damage_to(table, peter) == 0


def test_only_a_conviction_of_earl_burns(table: Table) -> None:
    """Neither his power nor his gun, nor a conviction of another imbued of yours."""
    earl, jack = table.you.ready(EARL), table.you.ready(JACK)
    table.you.ready(LEAF)
    held = [*given(table, "you", earl, 1), table.you.in_play("Strike with Conviction", on=earl)]
    kept = given(table, "you", jack, 2)
    table.you.in_play("Discern", on=earl)
    table.you.in_play("Desert Eagle", on=earl)
    table.begins("unlock")
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == set(held)
    table.you.chooses(held[0])
    assert left(table, held) == 1
    assert left(table, kept) == 2


def test_lupe_drives_after_each_action(table: Table) -> None:
    """Once each action: in the next one of the turn again; +1, not 2."""
    first, second = table.you.ready("Ryan"), table.you.ready("Sully")
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", 2), on=first)
    table.you.in_play(changing("stealth", 1), on=second)
    lupe = table.prey.ready(LUPE, blood=9)
    held = given(table, "prey", lupe, 3)
    table.prey.in_play("Hawg", on=lupe)
    for mine in (first, second):
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(lupe)
        table.prey.uses(lupe, level="intercept")
        while table.prey.choices():
            table.prey.chooses(min(table.prey.choices()))
        rest(table)
    assert left(table, held) == 1
    assert table.prey.pool() == 29


def test_lupe_drives_away_in_each_action(table: Table) -> None:
    """Unlocked in between, she may again."""
    lupe = table.you.ready(LUPE)
    held = given(table, "you", lupe, 2)
    table.you.in_play("Hawg", on=lupe)
    table.you.in_play("Vigilance", on=lupe)
    table.you.ready(COMPANION)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Sully")
    for blocker in (one, two):
        table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.holds(paper("Errand", action(gain_pool(1), stealth=1)))
    table.you.acts("Errand", by=lupe)
    table.prey.blocks(one)
    table.you.uses(lupe, level="stealth")
    while table.you.choices():
        table.you.chooses(min(table.you.choices()))
    table.until("after_resolution", table.you)
    table.you.uses("Vigilance")
    rest(table)
    table.you.acts(word="bleed", by=lupe)
    table.prey.blocks(two)
    table.you.uses(lupe, level="stealth")
    assert left(table, held) == 0

"""Psychophagia eats allies of ash heaps; Ecstatic Agony turns pain into strength."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, PRESS, fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.language import (
    ash_heap,
    choose,
    chosen,
    damage_strike,
    melee_strike,
    minion,
    reaction,
    remove_from_game,
)
from methuselah.rules.action.action import stealth
from scenes.telling import changing
from table_talk import Table

EATER, AGONY = "Psychophagia", "Ecstatic Agony"
HECATA = replaced("Ryan", clans=("Hecata",), capacity=8)
GRAVE = paper("Grave", reaction(choose(ash_heap(minion), "gone"), remove_from_game(chosen("gone"))))
WALL = made_vampire("Wall", capacity=11)
SEER = made_vampire("Seer", "AUS", capacity=10)
CLAW = weapon("Claw", melee_strike(+2))


# -- Psychophagia ---------------------------------------------------------------------------------


@pytest.mark.ruling(EATER, 2)
@pytest.mark.parametrize(("level", "gained"), [("", 3), ("2", 2)])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_an_ally_is_eaten(table: Table, level: str, gained: int, number: int) -> None:
    """3 blood, or 2 and it unlocks; undirected, at +1 stealth, whosever ally it was."""
    eater = table.you.ready(HECATA, blood=1)
    table.you.ready(COMPANION, blood=1)
    held = table.you.holds(EATER)
    table.you.holds(PAUSE)
    allies = [
        table.you.ash_heap("Vagabond Mystic"),
        table.prey.ash_heap("Loyal Street Gang"),
        table.grand_prey.ash_heap("Carlton Van Wyk"),
    ]
    table.prey.ash_heap("Nassir", "Raven Spy", "Fame")
    table.prey.ready("Ryan")
    table.you.acts(EATER, by=eater, level=level)
    assert table.you.choices() == set(allies)
    table.you.chooses(allies[number])
    assert stealth(table.state, action_of(table)) == 1
    assert (action_of(table).kind, action_of(table).targets) == ("hunt", ())
    assert table.where(allies[number]) == "ash_heap"
    rest(table)
    gone = ["removed" if one == number else "ash_heap" for one in range(3)]
    assert [table.where(ally) for ally in allies] == gone
    assert table.blood(eater) == 1 + gained
    assert table.locked(eater) is (level == "")
    assert table.where(held) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "gained"), [("", 4), ("2", 3)])
def test_a_better_hunter_gains_more(table: Table, level: str, gained: int) -> None:
    """It is a hunt: what adds to hunts adds to it."""
    other = table.you.ready("Ryan", blood=1)
    hecata = table.you.ready(HECATA, blood=0)
    table.you.in_play(changing("hunt", 1), on=hecata)
    table.you.holds(EATER)
    table.prey.ash_heap("Loyal Street Gang")
    assert not table.you.can_play(EATER, by=other, level=level)
    table.you.acts(EATER, by=hecata, level=level)
    rest(table)
    assert table.blood(hecata) == gained


@pytest.mark.parametrize("level", ["", "2"])
def test_blocked_nobody_is_eaten(table: Table, level: str) -> None:
    """Nor is anything gained; it stays locked."""
    eater = table.you.ready(HECATA, blood=3)
    table.you.ready(COMPANION)
    table.you.holds(EATER)
    ally = table.prey.ash_heap("Loyal Street Gang")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(changing("intercept", 1), on=ryan)
    table.you.acts(EATER, by=eater, level=level)
    table.prey.blocks(ryan)
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert (table.blood(eater), table.locked(eater)) == (2, True)


@pytest.mark.parametrize("level", ["", "2"])
def test_a_full_one_unlocks_all_the_same(table: Table, level: str) -> None:
    """The text asks for no success of the hunt."""
    eater = table.you.ready(HECATA)
    table.you.ready(COMPANION, blood=1)
    table.you.holds(EATER)
    ally = table.prey.ash_heap("Loyal Street Gang")
    table.you.acts(EATER, by=eater, level=level)
    rest(table)
    assert (table.where(ally), table.locked(eater)) == ("removed", level == "")


@pytest.mark.parametrize("gone", [True, False])
def test_without_its_ally_there_is_no_hunt(table: Table, gone: bool) -> None:
    """Somebody takes it away before."""
    eater = table.you.ready(HECATA, blood=1)
    table.you.ready(COMPANION, blood=1)
    table.you.holds(EATER)
    ally, other = table.prey.ash_heap("Loyal Street Gang", "Carlton Van Wyk")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(GRAVE)
    table.you.acts(EATER, by=eater, level="2")
    table.you.chooses(ally)
    table.prey.plays("Grave", by=ryan)
    table.prey.chooses(ally if gone else other)
    rest(table)
    assert table.blood(eater) == (1 if gone else 3)
    assert table.locked(eater) is gone


@pytest.mark.ruling(EATER, 3)
@pytest.mark.parametrize(
    ("body", "may"), [("Loyal Street Gang", True), ("Nassir", False), ("Raven Spy", False)]
)
def test_it_is_not_played_without_an_ally(table: Table, body: str, may: bool) -> None:
    """A vampire or a retainer is none, nor is an ally in play."""
    eater = table.you.ready(HECATA, blood=1)
    table.you.ready(COMPANION, blood=1)
    table.you.holds(EATER)
    table.prey.ready("Carlton Van Wyk")
    table.prey.ash_heap(body)
    assert table.you.can_play(EATER, by=eater) is may
    assert table.you.can_play(EATER, by=eater, level="2") is may


@pytest.mark.ruling(EATER, 1)
def test_the_same_one_eats_once_a_turn(table: Table) -> None:
    """Unlocked, with another copy; it may hunt by the rules, another may eat."""
    eater = table.you.ready(HECATA, blood=0)
    kin = table.you.ready("Hiromitsu Asano", blood=1)
    table.you.in_play(UNLOCKER)
    table.you.holds(EATER, EATER)
    ally = table.prey.ash_heap("Loyal Street Gang")
    table.prey.ash_heap("Carlton Van Wyk")
    table.you.acts(EATER, by=eater, level="2")
    table.you.chooses(ally)
    rest(table)
    assert not table.locked(eater)
    assert not table.you.can_play(EATER, by=eater)
    assert not table.you.can_play(EATER, by=eater, level="2")
    assert table.you.may("act", minion=eater, word="hunt")
    assert table.you.can_play(EATER, by=kin)


# -- Ecstatic Agony -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_agony_is_put_on_its_player(table: Table, level: str) -> None:
    """At +1 stealth, directed at nobody; not without Auspex."""
    mine, other = table.you.ready(SEER), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    held = table.you.holds(AGONY)
    table.you.holds(PAUSE)
    assert not table.you.can_play(AGONY, by=other)
    table.you.acts(AGONY, by=mine, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(held) == mine
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_pain_makes_stronger_in_the_next_round(table: Table, level: str) -> None:
    """3 damage in the first round, none in the second: +3 strength in the second, none after."""
    mine, theirs = table.you.ready(SEER), table.prey.ready(made_vampire("Huge", capacity=20))
    table.you.in_play(AGONY, on=mine, level=level)
    claw = table.prey.in_play(CLAW, on=theirs)
    table.prey.holds(PRESS, PRESS, "Dodge", "Dodge")
    fight(table, mine, theirs)
    table.prey.uses(claw, level="strike")
    table.until("press", table.prey)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (3, 1)
    table.prey.plays("A press", by=theirs)
    table.prey.does("hand strike")
    table.until("press", table.prey)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (4, 5)
    table.prey.plays("A press", by=theirs)
    table.prey.does("hand strike")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (5, 7)
    assert table.waits_for(table.you)


def test_pain_is_forgotten_in_the_next_combat(table: Table) -> None:
    """Another combat begins without it."""
    mine, theirs = table.you.ready(SEER), table.prey.ready(made_vampire("Huge", capacity=20))
    table.you.in_play(AGONY, on=mine, level="AUS")
    table.you.holds(AGAIN)
    fight(table, mine, theirs)
    table.you.plays("Another combat", by=mine)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 2)


def test_the_pain_of_another_is_none(table: Table) -> None:
    """On a bystander it does nothing; nor does it for the opponent."""
    mine, theirs = table.you.ready(SEER), table.prey.ready(WALL)
    other = table.you.ready("Ryan")
    table.you.in_play(AGONY, on=other, level="AUS")
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.prey.plays("A press", by=theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 2)


@pytest.mark.parametrize(
    ("level", "hurt", "may"), [("AUS", True, True), ("aus", True, False), ("AUS", False, False)]
)
def test_the_hurt_press_to_continue(table: Table, level: str, hurt: bool, may: bool) -> None:
    """At superior, if any damage came this round; once each combat."""
    mine, theirs = table.you.ready(SEER), table.prey.ready(WALL)
    agony = table.you.in_play(AGONY, on=mine, level=level)
    table.you.holds(PRESS, "Dodge", AGAIN)
    nothing = table.prey.in_play(weapon("Feather", damage_strike(0)), on=theirs)
    fight(table, mine, theirs)
    if hurt:
        table.prey.does("hand strike")
    else:
        table.prey.uses(nothing, level="strike")
    table.until("press", table.you)
    assert table.you.may("use", card=agony) is may
    if not may:
        return
    table.you.uses(agony)
    table.until("press", table.you)
    assert damage_to(table, mine) == 2
    assert not table.you.may("use", card=agony), "once each combat"
    table.you.plays("Another combat", by=mine)
    table.until("press", table.you)
    assert table.you.may("use", card=agony)


def test_its_press_does_not_end_combat(table: Table) -> None:
    """Somebody else presses to continue: it cannot stop that."""
    mine, theirs = table.you.ready(SEER), table.prey.ready(WALL)
    agony = table.you.in_play(AGONY, on=mine, level="AUS")
    table.you.holds(PRESS)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.pass_on()
    table.prey.plays("A press", by=theirs)
    table.until("press", table.you)
    assert table.you.may("play", card="A press")
    assert not table.you.may("use", card=agony)

"""Tunnel Runner, whose life hurts the vampire that steals it."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    TARGET,
    THIS,
    action,
    choose,
    minion,
    move_counters,
    on,
    prevents_damage,
    steal_blood,
    strike,
)
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

RUNNER = "Tunnel Runner"
AKUNANSE = replaced("Ryan", clans=("Akunanse",))
WALL = made_vampire("Wall", capacity=11)
THEFT = made_up("Theft", modes=(strike(steal_blood(2)),))
ONE = made_up("Soak", modes=(prevents_damage(3),))
STRIKE_ONLY = made_up("Parry", modes=(prevents_damage(9, sources=("strike", "weapon", "gun")),))
DRAINS = paper("Drains", action(choose(on(minion)), move_counters(2, TARGET, THIS)))


def test_an_akunanse_recruits_it(table: Table) -> None:
    """For 4 pool; nobody of another clan."""
    comes_into_play(RUNNER, by=AKUNANSE)
    other = table.you.ready("Nassir")
    table.you.holds(RUNNER)
    table.asked()
    assert not table.you.can_play(RUNNER, by=other)


@pytest.mark.parametrize(("life", "intercept", "bled"), [(3, 0, 29), (3, 1, 30), (1, 0, 30)])
def test_a_life_for_stealth(table: Table, life: int, intercept: int, bled: int) -> None:
    """+1 each, as needed; with its last life it is gone, and the bleed with it."""
    runner = table.you.ready(RUNNER, blood=life)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", intercept), on=blocker)
    table.you.acts(word="bleed", by=runner)
    table.prey.blocks(blocker)
    table.until("attempt", table.you) if not table.you.may("use", card=runner) else None
    table.you.uses(runner)
    rest(table)
    assert table.prey.pool() == bled
    assert (table.where(runner) == "ash_heap") is (life == 1)


def test_twice_in_an_action(table: Table) -> None:
    """2 life for 2 stealth, of its own actions only."""
    runner, other = table.you.ready(RUNNER), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    blocker, second = table.prey.ready(WALL), table.prey.ready("Nassir")
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=runner)
    table.prey.blocks(blocker)
    table.you.uses(runner)
    table.you.uses(runner)
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    assert table.blood(runner) == 1
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(second)
    while not table.over():
        assert not table.you.may("use", card=runner)
        table.pass_on()


@pytest.mark.parametrize("looks", [True, False])
def test_a_bleed_shows_the_hand_of_who_is_bled(table: Table, looks: bool) -> None:
    """If you like; of nobody else."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    card, other = table.prey.holds("Fame"), table.grand_prey.holds("Fame")
    table.you.acts(word="bleed", by=runner)
    while not table.you.may("answer"):
        table.pass_on()
    if looks:
        table.you.does("answer")
    rest(table)
    assert table.prey.pool() == 29
    assert sees(table.state, 0, card) is looks
    assert not sees(table.state, 0, other)


def test_a_blocked_bleed_shows_nothing(table: Table) -> None:
    """It was not successful."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Nassir")
    table.prey.holds("Fame")
    table.you.acts(word="bleed", by=runner)
    table.prey.blocks(blocker)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()


@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 3), (3, 3)])
def test_it_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase at 2 or fewer; in no other's."""
    runner = table.you.ready(RUNNER, blood=life)
    table.you.ready(COMPANION)
    table.begins("unlock")
    table.until_turn_of(table.grand_prey)
    assert table.blood(runner) == left


# -- its life -------------------------------------------------------------------------------------


@pytest.mark.ruling(RUNNER, 1)
@pytest.mark.parametrize(("life", "stolen"), [(3, 2), (1, 1)])
def test_stolen_life_hurts_the_thief(table: Table, life: int, stolen: int) -> None:
    """As much damage as was stolen, of the environment: who prevents strikes takes it."""
    runner, theirs = table.you.ready(RUNNER, blood=life), table.prey.ready(WALL, blood=5)
    table.prey.holds(THEFT, STRIKE_ONLY)
    table.you.holds(DODGE)
    fight(table, runner, theirs)
    table.prey.plays("Theft", by=theirs)
    while not table.over():
        if table.prey.may("play", card="Parry"):
            table.prey.plays("Parry", by=theirs)
        else:
            table.pass_on()
    assert damage_to(table, theirs) == stolen
    assert damage_to(table, theirs, aggravated=True) == 0
    assert damage_to(table, runner) == 0


@pytest.mark.ruling(RUNNER, 2)
def test_one_card_prevents_both(table: Table) -> None:
    """It comes with the damage of the strike: 1 by hand and 2 for the life."""
    runner, theirs = table.you.ready(RUNNER), table.prey.ready(WALL, blood=5)
    table.prey.holds(THEFT, ONE)
    fight(table, runner, theirs)
    table.prey.plays("Theft", by=theirs)
    table.prey.plays("Soak", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 0
    assert table.blood(runner) == 1


def test_without_prevention_it_is_hurt_by_both(table: Table) -> None:
    """3 in all; what was stolen came first, and heals it."""
    runner, theirs = table.you.ready(RUNNER), table.prey.ready(WALL, blood=5)
    table.prey.holds(THEFT, PRESS)
    fight(table, runner, theirs)
    table.prey.plays("Theft", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 3
    assert table.blood(theirs) == 5 + 2 - 3


@pytest.mark.parametrize("victim", ["Loyal Street Gang", "Nassir"])
def test_the_life_of_others_hurts_nobody(table: Table, victim: str) -> None:
    """Of another ally or of a vampire."""
    table.you.ready(RUNNER)
    mine, theirs = table.you.ready(victim, blood=3), table.prey.ready(WALL, blood=5)
    table.prey.holds(THEFT)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.prey.plays("Theft", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(("thief", "hurt"), [(WALL, 2), ("Impundulu", 0)])
def test_a_theft_by_an_action_hurts_a_vampire(table: Table, thief: object, hurt: int) -> None:
    """2 of it stolen, outside of combat; no ally is hurt."""
    runner, mine = table.prey.ready(RUNNER), table.you.ready(thief, blood=3)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(DRAINS)
    if hurt:
        table.you.acts("Drains", by=mine)
    else:
        table.you.acts(mine, by=mine)
    table.you.chooses(runner)
    rest(table)
    assert damage_to(table, mine) == hurt
    assert table.blood(runner) == (1 if hurt else 2)

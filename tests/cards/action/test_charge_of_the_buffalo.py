"""Charge of the Buffalo: combat with a sleeper, or a first round that is near and hits hard."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import MANEUVER, PRESS, made_up, rest
from fight_talk import damage_to, round_of, weapon
from listening import listener
from made_up import helper, paper
from methuselah.language import (
    TARGET,
    before_range,
    choose,
    each_round_at,
    gain_pool,
    hand_strike,
    on,
    reaction,
    static,
    unlock,
    vampire,
    wake,
)
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

CARD = "Charge of the Buffalo"
RUNNER = made_vampire("Runner", "for", "SPI", capacity=8)
NOD = made_up("Nod", modes=(before_range(gain_pool(1)),))
CLAWS = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
CLUB = weapon("Club", hand_strike(+5))


@pytest.mark.parametrize(("level", "asleep"), [("for", True), ("spi", False), ("SPI", False)])
def test_whom_the_buffalo_charges(table: Table, level: str, asleep: bool) -> None:
    """A locked minion, or any ready one of others; without stealth."""
    runner, other = table.you.ready(RUNNER), table.you.ready(COMPANION)
    locked, ally = (
        table.prey.ready("Nassir", locked=True),
        table.predator.ready("Loyal Street Gang", locked=True),
    )
    awake = table.grand_prey.ready("Ryan")
    table.prey.torpor("Lauren", locked=True)
    card, _ = table.you.holds(CARD, PAUSE)
    assert not table.you.can_play(CARD, by=other)
    table.you.acts(CARD, by=runner, level=level)
    assert table.you.choices() == {locked, ally} | (set() if asleep else {awake})
    table.you.chooses(locked)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (1,)
    rest(table)
    hurt = {"for": 1, "spi": 2, "SPI": 3}[level]
    assert (damage_to(table, locked), damage_to(table, runner)) == (hurt, 1)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize(("level", "more"), [("spi", 1), ("SPI", 2)])
def test_the_first_round_is_near_and_its_strike_is_set(table: Table, level: str, more: int) -> None:
    """Nobody maneuvers in it, though cards before range are played; the next one is as usual."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    table.you.in_play(CLUB, on=runner)
    victim = table.prey.ready(made_vampire("Victim", capacity=11))
    table.prey.ready("Ryan")
    table.prey.holds(MANEUVER, MANEUVER, PRESS)
    table.you.holds(CARD, NOD)
    table.you.acts(CARD, by=runner, level=level)
    table.you.chooses(victim)
    table.until("before_range", table.you)
    assert table.you.can_play("Nod")
    while round_of(table).combat(table.state).number == 1 and not table.prey.can_play("A press"):
        assert not table.prey.can_play("A maneuver")
        assert not table.you.may("use", level="strike")
        table.pass_on()
    assert round_of(table).range == "close"
    assert damage_to(table, victim) == 1 + more
    table.prey.plays("A press", by=victim)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver")
    table.until("strike", table.you)
    table.you.uses("Club", level="strike")
    rest(table)
    assert damage_to(table, victim) == 1 + more + 6


@pytest.mark.ruling(CARD, 1)
def test_what_is_added_is_as_the_strike_is(table: Table) -> None:
    """All of it aggravated, where hand strikes are."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    table.you.in_play(CLAWS, on=runner)
    victim = table.prey.ready(made_vampire("Victim", capacity=9))
    table.you.holds(CARD)
    table.you.acts(CARD, by=runner, level="SPI")
    rest(table)
    assert told(table, "combat") == 1
    assert damage_to(table, victim, aggravated=True) == 3


@pytest.mark.ruling(CARD, 2)
def test_who_wakes_up_escapes(table: Table) -> None:
    """Unlocked by then: a success without effect."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    first, second = table.prey.ready("Nassir", locked=True), table.prey.ready("Ryan", locked=True)
    table.you.holds(CARD, PAUSE)
    table.you.in_play(helper(choose(on(vampire)), unlock(TARGET)))
    table.you.acts(CARD, by=runner, level="for")
    table.you.chooses(first)
    table.you.uses("Helper")
    table.you.chooses(first)
    rest(table)
    assert told(table, "fizzled") == 1
    assert told(table, "combat") == 0
    assert table.locked(second)


@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize(("level", "used", "other"), [("for", "for", "spi"), ("spi", "spi", "for")])
def test_the_charge_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Fortitude or Spiritus."""
    opponent = made_vampire("Runner", "for", "spi", capacity=8)
    if level == "spi":
        counts_as_the_discipline_used(CARD, by=opponent, level=level, used=(used,), others=(other,))
    else:
        table = Table()
        runner = table.you.ready(opponent)
        ear = table.grand_prey.in_play(listener("for"))
        deaf = table.predator.in_play(listener("spi"))
        table.prey.ready("Nassir", locked=True)
        table.you.ready(COMPANION)
        table.you.holds(CARD)
        table.you.acts(CARD, by=runner, level="for")
        rest(table)
        assert ear and deaf
        assert (table.grand_prey.pool(), table.predator.pool()) == (31, 30)


@pytest.mark.ruling(CARD, 5)
def test_a_guard_was_there_before_the_charge(table: Table) -> None:
    """What sets each round to long range has priority: the hand strike reaches nobody."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    victim = table.prey.ready(made_vampire("Victim", capacity=9))
    table.prey.holds(paper("Far", reaction(wake(), each_round_at("long"))))
    table.you.holds(CARD)
    table.you.acts(CARD, by=runner, level="SPI")
    table.prey.plays("Far", by=victim)
    rest(table)
    assert told(table, "combat") == 1
    assert damage_to(table, victim) == damage_to(table, runner) == 0

"""Chameleon: a young vampire that has only just come is turned, and is an Anarch."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.scope import Scope
from methuselah.engine.traits import is_merged, sect_of
from methuselah.language import (
    TARGET,
    action,
    action_requires,
    ash_heap,
    banishes,
    choose,
    chosen,
    comes_into_play,
    is_named,
    on,
    requires_anarch,
    static,
    use,
)
from methuselah.rules.action.action import stealth
from table_talk import Seat, Table

CARD = "Chameleon"
BARON = replaced("Atiena (G6)", capacity=7)


def comes_out(table: Table, seat: Seat, who: int) -> None:
    """In her influence phase, with the blood for it."""
    table.until("influence", seat)
    seat.does("move out", target=who)


@pytest.mark.parametrize(("name", "may"), [(BARON, True), ("Octane (G6)", False)])
def test_a_newcomer_is_turned(table: Table, name: Definition, may: bool) -> None:
    """By a baron at +1 stealth, for as much blood as its capacity; it becomes Anarch."""
    baron = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    young = table.prey.uncontrolled("Ryan", blood=4)
    old = table.prey.ready("Lauren")
    ally = table.prey.ready("War Ghoul")
    table.begins("minion")
    comes_out(table, table.prey, young)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(card, by=baron) is may
    if not may:
        return
    table.you.acts(card, by=baron)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    assert table.blood(baron) == 7
    rest(table)
    assert table.state.controller(young) == table.you.number
    assert [table.state.controller(one) for one in (old, ally)] == [1, 1]
    assert sect_of(table.state, young) == "anarch"
    assert table.blood(baron) == 7 - 4
    assert table.blood(young) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("capacity", "blood", "may"), [(6, 6, True), (6, 5, False), (7, 7, False), (4, 4, True)]
)
def test_how_old_it_may_be(table: Table, capacity: int, blood: int, may: bool) -> None:
    """Younger than the baron, who pays its capacity."""
    baron = table.you.ready(BARON, blood=blood)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    young = table.prey.uncontrolled(replaced("Ryan", capacity=capacity), blood=capacity)
    table.begins("minion")
    comes_out(table, table.prey, young)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(card, by=baron) is may


def test_who_was_there_in_your_last_minion_phase_is_none(table: Table) -> None:
    """Nor in your next turn who has come in this round; in torpor as well as ready."""
    baron = table.you.ready(BARON)
    card = table.you.holds(CARD)
    young = table.prey.uncontrolled("Ryan", blood=4)
    table.prey.torpor("Duck")
    table.begins("minion")
    comes_out(table, table.prey, young)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(card, by=baron)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play(card, by=baron)


@pytest.mark.ruling(CARD, 2)
def test_your_own_newcomer_becomes_anarch(table: Table) -> None:
    """Who came out in your influence phase, after your minion phase: directed at nobody."""
    baron = table.you.ready(BARON)
    table.you.ready(COMPANION)
    table.you.holds(CARD, PAUSE)
    young = table.you.uncontrolled("Ryan", blood=4)
    table.begins("minion")
    comes_out(table, table.you, young)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(CARD, by=baron)
    assert action_of(table).targets == ()
    rest(table)
    assert table.state.controller(young) == table.you.number
    assert sect_of(table.state, young) == "anarch"
    assert table.blood(baron) == 3


def test_who_comes_back_has_entered_again(table: Table) -> None:
    """Banished after your minion phase, and out again before the next one."""
    baron = table.you.ready(BARON)
    card = table.you.holds(CARD)
    sends = paper("Sends", action(choose(on()), banishes(TARGET)))
    prince = table.prey.ready("Nassir")
    table.prey.holds(sends)
    young = table.grand_prey.ready("Ryan")
    table.begins("minion")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Sends", by=prince)
    table.prey.chooses(young)
    rest(table)
    assert table.where(young) == "uncontrolled"
    comes_out(table, table.grand_prey, young)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(card, by=baron)


def test_who_comes_back_in_the_same_turn_has_entered_again(table: Table) -> None:
    """Banished and out again in your own turn, after your minion phase: it has entered since."""
    baron = table.you.ready(BARON)
    card = table.you.holds(CARD)
    young = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(
        paper("Away", use(banishes(on(is_named("Ryan"))), at=("influence",), once="game"))
    )
    table.begins("minion")
    table.until("influence", table.you)
    table.you.uses("Away")
    assert table.where(young) == "uncontrolled"
    comes_out(table, table.you, young)
    assert table.where(young) == "ready"
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(card, by=baron)


def test_who_comes_in_this_turn_has_entered(table: Table) -> None:
    """Before the action, by whatever brings it."""
    baron, other = table.you.ready(BARON), table.you.ready("Nassir")
    brings = paper("Back", action(choose(ash_heap(), "dead"), comes_into_play(chosen("dead"), 1)))
    card, _ = table.you.holds(CARD, brings)
    dead = table.you.ash_heap("Ryan")
    table.begins("minion")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play(card, by=baron)
    table.you.acts("Back", by=other)
    rest(table)
    assert table.where(dead) == "ready"
    assert table.you.can_play(card, by=baron)


def test_a_contest_that_is_won_is_no_entering(table: Table) -> None:
    """Who was there in your last minion phase, and is back from a contest, was there."""
    baron = table.you.ready(BARON)
    card = table.you.holds(CARD)
    old = table.prey.ready("Ryan")
    copy = table.grand_prey.uncontrolled("Ryan", blood=4)
    table.begins("minion")
    comes_out(table, table.grand_prey, copy)
    assert (table.where(old), table.where(copy)) == ("contested", "contested")
    table.prey.does("pay for contest")
    table.grand_prey.does("yield")
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey, "minion")
    assert table.where(old) == "ready"
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play(card, by=baron)


@pytest.mark.ruling(CARD, 1)
def test_merging_is_not_entering_play(table: Table) -> None:
    """Who merged since your last minion phase was there."""
    baron = table.you.ready(replaced("Atiena (G6)", capacity=11))
    card = table.you.holds(CARD)
    kemintiri = table.prey.ready("Kemintiri (G2)")
    table.prey.uncontrolled("Kemintiri (G2 ADV)")
    table.begins("minion")
    table.until("influence", table.prey)
    table.prey.does("merge", target=kemintiri)
    table.until_turn_of(table.you, "minion")
    assert is_merged(table.state, kemintiri)
    assert not table.you.can_play(card, by=baron)


@pytest.mark.ruling(CARD, 3)
def test_it_counts_as_requiring_an_anarch(table: Table) -> None:
    """A baron is one: in the hand, and as the action is taken."""
    baron = table.you.ready(BARON)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires("anarch")), kind="equipment")
    table.you.in_play(cloak, on=baron)
    young = table.prey.uncontrolled("Ryan", blood=4)
    table.begins("minion")
    assert requires_anarch.passes(table.state, Scope(0, card), card)
    comes_out(table, table.prey, young)
    table.until_turn_of(table.you, "minion")
    table.you.acts(card, by=baron)
    assert stealth(table.state, action_of(table)) == 2

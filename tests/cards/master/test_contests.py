"""Contests: a copy that is replaced, a card that contests another, yielding by an effect."""

from __future__ import annotations

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.engine import atoms
from methuselah.language import (
    TARGET,
    action,
    choose,
    comes_into_play,
    gain_pool,
    trigger,
    uncontrolled,
    vampire,
    yours,
)
from methuselah.rules.turn.contests import entered_play
from table_talk import Table

JIMMY = "Jimmy Dunn (G2)"
SEIZURE = "Political Seizure"
KISS = "Clio's Kiss"
LYDIA = "Lydia, Grand Praetor (G6)"
MARIA = "María del Toro (G6)"
NALDO = "Don Cerro (G5)"
READY = (("contest place", 0),)
"""Where a contested vampire was: the note that `rules/turn/contests.py` reads."""


# -- Jimmy Dunn -------------------------------------------------------------------------------


@pytest.mark.ruling("Jimmy Dunn (G2)", 1)
def test_a_second_jimmy_is_influenced_out_beside_the_first(table: Table) -> None:
    """You may control one already: the first is burned ([RTR 20180303])."""
    first = table.you.ready(JIMMY)
    second = table.you.uncontrolled(JIMMY, blood=4)
    bystander = table.you.ready(MARIA)
    table.begins("influence")

    table.you.does("move out", target=second)

    assert table.where(first) == "ash_heap"
    assert table.where(second) == "ready"
    assert table.where(bystander) == "ready"


def test_another_methuselahs_jimmy_is_burned_not_contested(table: Table) -> None:
    """Nobody contests him, and nobody pays."""
    first = table.prey.ready(JIMMY)
    second = table.you.uncontrolled(JIMMY, blood=4)
    table.begins("influence")

    table.you.does("move out", target=second)

    assert table.where(first) == "ash_heap"
    assert table.where(second) == "ready"
    assert not table.state.seats[0].contested
    table.until_turn_of(table.prey, "discard")
    assert table.prey.pool() == 30


@pytest.mark.ruling("Jimmy Dunn (G2)", 3)
def test_jimmy_brought_out_in_an_action_is_burned_by_nobody(table: Table) -> None:
    """The acting vampire has not burned the first one ([LSJ 19990719]), as one hears who would."""
    maria = table.you.ready(MARIA)
    table.you.ready("Nassir")
    trophy = paper("Trophy", trigger("burned minion", gain_pool(1)), kind="event")
    table.you.in_play(trophy)
    first = table.prey.ready(JIMMY)
    second = table.you.uncontrolled(JIMMY, blood=4)
    bystander = table.prey.ready(NALDO)
    calls = action(choose(uncontrolled(vampire, yours)), comes_into_play(TARGET))
    table.you.holds(paper("Summons", calls))

    table.you.acts("Summons", by=maria)
    table.nobody_reacts()

    assert table.where(first) == "ash_heap"
    assert table.where(second) == "ready"
    assert table.where(bystander) == "ready"
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Jimmy Dunn (G2)", 4)
def test_an_illusion_of_jimmy_leaves_the_first_alone(table: Table) -> None:
    """It enters play without contesting ([LSJ 19991110]); it is gone after the fight."""
    ravnos = table.you.ready("Dhita Choudhair")
    table.you.ready(MARIA)
    table.you.holds("Illusions of the Kindred")
    second = table.you.crypt(JIMMY)
    first = table.grand_prey.ready(JIMMY)
    blocker = table.prey.ready("Nassir")
    table.prey.in_play(".44 Magnum", on=blocker)

    table.you.acts(by=ravnos, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays("Illusions of the Kindred", level="CHI")
    for _ in range(40):
        if table.where(second) == "ready":
            break
        table.pass_on()
    assert table.where(first) == table.where(second) == "ready"
    rest(table)

    assert table.where(first) == "ready"
    assert table.where(second) == "removed"


def test_any_other_vampire_is_contested(table: Table) -> None:
    """And nobody may contest with herself of her own will (R0, Contested Cards)."""
    theirs = table.prey.ready(MARIA)
    table.you.ready(NALDO)
    mine = table.you.uncontrolled(MARIA, blood=7)
    again = table.you.uncontrolled(NALDO, blood=7)
    table.begins("influence")

    assert not table.you.may("move out", target=again)
    table.you.does("move out", target=mine)

    assert table.where(theirs) == table.where(mine) == "contested"


# -- Political Seizure ------------------------------------------------------------------------


def seize(table: Table, location: int) -> int:
    """Play Political Seizure on a location; the id of the card."""
    card: int = table.you.holds(SEIZURE)
    table.you.ready(MARIA)
    table.begins("master")
    table.you.plays(SEIZURE)
    if table.you.may("choose"):
        table.you.chooses(location)
    table.until_turn_of(table.you, "minion")
    return card


@pytest.mark.parametrize("name", ["The Labyrinth", "Hackerspace"])
def test_a_seized_location_is_contested_and_falls_to_you_as_it_is_yielded(
    table: Table, name: str
) -> None:
    """Unique or not: the card is burned instead, and you take control of the location."""
    location = table.prey.in_play(name)
    other = table.prey.in_play("Elder Library")
    table.you.in_play("Opium Den")
    card = seize(table, location)

    assert table.where(location) == table.where(card) == "contested"
    assert table.where(other) == "permanent"
    table.until_turn_of(table.prey)
    table.prey.does("yield", target=location)

    assert table.where(card) == "ash_heap"
    assert table.where(location) == "permanent"
    assert table.state.controller(location) == 0
    assert not table.state.cards[location].face_down


def test_a_seized_location_on_a_minion_finds_a_new_one(table: Table) -> None:
    """It was on the minion of who yields it: one of yours has it now."""
    theirs = table.prey.ready(NALDO)
    manse = table.prey.in_play("Living Manse", on=theirs)
    other = table.you.ready(LYDIA)
    seize(table, manse)

    table.until_turn_of(table.prey)
    table.prey.does("yield", target=manse)
    table.you.chooses(other)

    assert table.on(manse) == other
    assert table.state.controller(manse) == 0


@pytest.mark.ruling("Political Seizure", 1)
def test_who_yields_the_seizure_gets_nothing(table: Table) -> None:
    """The location goes back to its controller in her unlock phase ([LSJ 19980223])."""
    location = table.prey.in_play("Hackerspace")
    card = seize(table, location)

    table.until_turn_of(table.prey)
    table.prey.does("pay for contest", target=location)
    table.until_turn_of(table.you)
    table.you.does("yield", target=card)
    assert table.where(card) == "ash_heap"
    assert table.where(location) == "contested"
    table.until_turn_of(table.prey, "discard")
    assert table.where(location) == "permanent"
    assert table.state.controller(location) == 1
    assert table.prey.pool() == 29


def test_your_own_location_cannot_be_seized(table: Table) -> None:
    """Another Methuselah's only; and a ready Lasombra is required."""
    table.you.in_play("Hackerspace")
    table.you.holds(SEIZURE)
    table.you.ready(MARIA)
    table.begins("master")
    assert not table.you.can_play(SEIZURE)


def test_a_real_second_copy_is_left_to_contest(table: Table) -> None:
    """The first to yield burns; only the last copy falls to the seizure."""
    location = table.prey.in_play("The Labyrinth")
    second = table.grand_prey.in_play("The Labyrinth", controller=2)
    card = seize(table, location)
    state = table.state

    entered_play(state, second)
    assert table.where(second) == "contested"
    table.until_turn_of(table.prey)
    table.prey.does("yield", target=location)
    assert table.where(location) == "ash_heap"
    assert table.where(card) == "contested"
    table.until_turn_of(table.grand_prey)
    table.grand_prey.does("yield", target=second)
    assert table.where(second) == "permanent"
    assert state.controller(second) == 0


def test_a_seizure_whose_location_has_left_is_burned(table: Table) -> None:
    """Its controller is ousted: nothing is left to contest."""
    location = table.prey.in_play("Hackerspace")
    card = seize(table, location)

    table.until_turn_of(table.prey)
    table.prey.does("pay for contest", target=location)
    atoms.remove_from_game(table.state, location)
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"
    assert table.you.pool() == 28


# -- Clio's Kiss ------------------------------------------------------------------------------


def test_inferior_kiss_burns_a_pool_of_who_contests_with_you(table: Table) -> None:
    """[dom] any card; not of those who contest with somebody else."""
    lydia = table.you.ready(LYDIA)
    table.you.puts(NALDO, "contested", notes=READY)
    table.grand_prey.puts(NALDO, "contested", notes=READY)
    table.prey.puts(MARIA, "contested", notes=READY)
    table.predator.puts(MARIA, "contested", notes=READY)
    table.you.holds(KISS)

    table.you.acts(KISS, by=lydia, level="dom")
    table.nobody_reacts()

    assert table.grand_prey.pool() == 29
    assert table.prey.pool() == table.predator.pool() == 30
    assert table.blood(lydia) == 8
    assert table.waits_for(table.you)


def test_who_contests_nothing_cannot_kiss(table: Table) -> None:
    """Nobody to choose at either level of the contest."""
    lydia = table.you.ready(LYDIA)
    table.prey.puts(MARIA, "contested", notes=READY)
    table.predator.puts(MARIA, "contested", notes=READY)
    table.you.holds(KISS)
    assert not table.you.may("act", card=KISS, by=lydia, level="dom")
    assert not table.you.may("act", card=KISS, by=lydia, level="TEM")


@pytest.mark.ruling("Clio's Kiss", 2)
def test_temporis_exchanges_two_cards_that_are_named(table: Table) -> None:
    """As the action is announced; no unique and no master card of the ash heap."""
    lydia = table.you.ready(LYDIA)
    table.you.holds(KISS, "Villein")
    table.you.holds("Deep Song")
    table.you.ash_heap("Deflection", "The Labyrinth", "Blood Doll", "Bonding", MARIA)

    table.you.acts(KISS, by=lydia, level="tem")
    table.you.chooses(target="Villein")
    assert {table.state.definition(o.target).name for o in table.you.options("choose")} == {
        "Bonding",
        "Deflection",
    }
    table.you.chooses(target="Deflection")
    table.nobody_reacts()

    assert "Deflection" in table.you.hand()
    assert "Villein" not in table.you.hand()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("third", [False, True])
@pytest.mark.rules_text("003 Clio's Kiss 1")
def test_superior_temporis_makes_the_other_yield(table: Table, third: bool) -> None:
    """Without a third claimant the vampire comes back at once, unlocked."""
    lydia = table.you.ready(LYDIA)
    mine = table.you.puts(NALDO, "contested", notes=READY, locked=True)
    theirs = table.prey.puts(NALDO, "contested", notes=READY)
    if third:
        table.grand_prey.puts(NALDO, "contested", notes=READY)
    table.you.holds(KISS)

    table.you.acts(KISS, by=lydia, level="TEM")
    if third:
        table.you.chooses(seat=1)
    table.nobody_reacts()

    assert table.where(theirs) == "ash_heap"
    assert table.where(mine) == ("contested" if third else "ready")
    assert third or not table.locked(mine)
    assert table.waits_for(table.you)


# -- control that is given ----------------------------------------------------------------------


def test_control_that_is_given_is_for_good(table: Table) -> None:
    """What was only lent goes back to nobody: an ally stolen from who had it for the turn."""
    xeper = table.you.ready("Xeper, Sultan of Lepers")
    lent = (("loaned by", 2), ("loan ends with turn", 1))
    ally = table.prey.ready("Loyal Street Gang", notes=lent)
    table.you.ready("Nassir")
    table.you.acts("Xeper, Sultan of Lepers", by=xeper)
    table.nobody_reacts()
    assert table.state.controller(ally) == 0
    table.until_turn_of(table.grand_prey, "discard")

    assert table.state.controller(ally) == 0

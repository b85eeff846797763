"""Actions and action modifiers of the Gangrel: Constant Revolution, Rewilding, Thing, ..."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMPANION, REOPENS, rest
from fight_talk import damage_to
from table_talk import Table

REVOLUTION = "Constant Revolution"
BAT = "Form of the Bat"


# -- Rewilding, Thing -----------------------------------------------------------------------------


@pytest.mark.ruling("Rewilding", 1)
def test_rewilding_burns_a_location_and_two_pool(table: Table) -> None:
    """Directed at whoever controls it: she alone may block; other cards are no targets."""
    dario = table.you.ready("Dario Ziggler")
    table.you.ready(COMPANION)
    card = table.you.holds("Rewilding")
    nassir = table.prey.ready("Nassir")
    barrens = table.grand_prey.in_play("The Barrens")
    library = table.grand_predator.in_play("Elder Library")
    table.grand_prey.in_play("Smiling Jack, The Anarch")
    ryan = table.grand_prey.ready("Ryan")

    table.you.acts("Rewilding", by=dario)
    assert {option.target for option in table.you.options("choose")} == {barrens, library}
    table.you.chooses(barrens)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=ryan)
    assert not table.prey.may("block", minion=nassir)
    rest(table)
    assert table.where(barrens) == "ash_heap"
    assert table.where(library) == "permanent"
    assert [seat.pool() for seat in table.seats] == [30, 30, 28, 30, 30]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_rewilding_requires_a_gangrel_and_a_location(table: Table) -> None:
    """Not played by others; without a location there is no target."""
    ryan = table.you.ready("Ryan")
    dario = table.you.ready("Dario Ziggler")
    table.you.holds("Rewilding")
    table.prey.in_play("Smiling Jack, The Anarch")
    assert not table.you.can_play("Rewilding", by=dario)
    assert not table.you.can_play("Rewilding", by=ryan)


def test_thing_adds_two_blood_to_a_gangrel_to_come(table: Table) -> None:
    """An uncontrolled Gangrel of yours, older ones too; +1 stealth."""
    ruslan = table.you.ready("Ruslan Fedorenko")
    table.you.ready(COMPANION)
    table.you.holds("Thing")
    indira = table.you.uncontrolled("Indira", blood=0)
    big = table.you.uncontrolled("Massimiliano", blood=1)
    table.you.uncontrolled("Octane")
    table.prey.uncontrolled("Hanna Nokelainen")
    nassir = table.prey.ready("Nassir")

    table.you.acts("Thing", by=ruslan)
    assert {option.target for option in table.you.options("choose")} == {indira, big}
    table.you.chooses(big)
    table.prey.blocks(nassir)
    rest(table)
    assert table.blood(big) == 3
    assert table.blood(indira) == 0
    assert not table.locked(nassir)
    assert table.waits_for(table.you)


# -- Constant Revolution --------------------------------------------------------------------------


def test_constant_revolution_comes_with_a_counter(table: Table) -> None:
    """+1 stealth; one more in each unlock phase of yours; unique, for an Anarch."""
    indira = table.you.ready("Indira")
    ryan = table.you.ready("Ryan")
    card = table.you.holds(REVOLUTION)
    table.you.holds(REVOLUTION)
    nassir = table.prey.ready("Nassir")

    assert not table.you.can_play(REVOLUTION, by=ryan)
    table.you.acts(card, by=indira)
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(card) == "permanent"
    assert table.counters(card) == 1
    assert not table.locked(nassir)
    assert not table.you.can_play(REVOLUTION)
    assert table.waits_for(table.you)


@pytest.mark.ruling(REVOLUTION, 1)
@pytest.mark.parametrize(("cards", "pool"), [(0, 27), (2, 29), (3, 30)])
def test_the_others_burn_pool_or_cards_at_random(table: Table, cards: int, pool: int) -> None:
    """X in all, shared as she likes; the cards go at once and no more than she has."""
    table.you.in_play(REVOLUTION, counters=3)
    table.you.ready(COMPANION)
    table.prey.holds("Dodge", "Flash", "Blur", "Pursuit")
    table.prey.ready("Ryan")
    other = table.grand_prey.pool(30)

    table.until_turn_of(table.prey)
    table.until("choose", table.prey)
    assert {option.number for option in table.prey.options("choose")} == {0, 1, 2, 3}
    table.prey.chooses(number=cards)
    table.until_turn_of(table.prey, "minion")
    assert table.prey.pool() == pool
    heap = table.state.seats[table.prey.number].ash_heap
    assert len(heap) == cards
    assert table.grand_prey.pool() == other
    assert table.you.pool() == 30


@pytest.mark.ruling(REVOLUTION, 1)
def test_no_more_cards_are_burned_than_are_in_the_hand(table: Table) -> None:
    """The rest is pool; the hand is drawn up afterwards, and the counters grow."""
    card = table.you.in_play(REVOLUTION, counters=9)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")

    table.until_turn_of(table.prey)
    hand = len(table.prey.hand())
    assert {option.number for option in table.prey.options("choose")} == set(range(hand + 1))
    table.prey.chooses(number=hand)
    assert table.prey.pool() == 30 - (9 - hand)
    assert len(table.state.seats[table.prey.number].ash_heap) == hand
    assert hand == 7
    assert len(table.prey.hand()) == 5, "all that was left in the library"
    for seat in (table.grand_prey, table.grand_predator, table.predator):
        table.until("choose", seat)
        seat.chooses(number=0)
        assert seat.pool() == 21
    table.until_turn_of(table.you, "minion")
    assert table.counters(card) == 10
    assert table.you.pool() == 30


def test_vampires_end_the_revolution_for_a_pool(table: Table) -> None:
    """A directed action that costs 1 pool if it succeeds; allies do not take it."""
    card = table.prey.in_play(REVOLUTION, counters=1)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    mage = table.you.ready("Outcast Mage")
    nassir = table.prey.ready("Nassir")

    assert not table.you.may("use action", card=card, minion=mage)
    table.you.acts(card, by=ryan)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


def test_a_blocked_end_of_the_revolution_costs_nothing(table: Table) -> None:
    """The cost is paid on success."""
    card = table.prey.in_play(REVOLUTION, counters=1)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    table.you.acts(card, by=ryan)
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(card) == "permanent"
    assert table.you.pool() == 30


# -- Earth Control --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level"), [("Hanna Nokelainen", "pro"), ("Indira", "PRO")])
def test_earth_control_is_stealth(table: Table, name: str, level: str) -> None:
    """1 blood; +1, or +2 against +1 intercept, and only when needed."""
    gangrel = table.you.ready(name)
    table.you.ready(COMPANION)
    card = table.you.holds("Earth Control")
    dowager = table.prey.ready("The Dowager")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=gangrel)
    assert not table.you.can_play("Earth Control")
    table.prey.blocks(dowager if level == "PRO" else nassir)
    table.you.plays("Earth Control", by=gangrel, level=level)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(card) == "ash_heap"
    assert table.blood(gangrel) == (3 if level == "pro" else 2)
    assert not table.locked(dowager) and not table.locked(nassir)
    assert table.waits_for(table.you)


# -- Form of the Bat ------------------------------------------------------------------------------


def test_the_bat_lowers_the_intercept_of_the_blocker(table: Table) -> None:
    """-1 for whoever attempts; an attempt with none fails; no cost."""
    hanna = table.you.ready("Hanna Nokelainen")
    table.you.ready(COMPANION)
    table.you.holds(BAT)
    nassir = table.prey.ready("Nassir")
    dowager = table.prey.ready("The Dowager")

    table.you.acts(word="bleed", by=hanna)
    assert not table.you.can_play(BAT)
    table.prey.blocks(nassir)
    assert not table.you.can_play(BAT, level="PRO")
    table.you.plays(BAT, by=hanna, level="pro")
    table.prey.blocks(dowager)
    rest(table)
    assert not table.locked(nassir)
    assert table.locked(dowager)
    assert table.prey.pool() == 30


@pytest.mark.ruling(BAT, 1)
def test_the_bat_maneuvers_without_equipment_if_it_is_blocked(table: Table) -> None:
    """A maneuver and no gun in the combat of the block, not in the one that follows."""
    hanna = table.you.ready("Hanna Nokelainen")
    table.you.ready(COMPANION)
    gun = table.you.in_play(".44 Magnum", on=hanna)
    table.you.holds(BAT, AGAIN)
    dowager = table.prey.ready("The Dowager")

    table.you.acts(word="bleed", by=hanna)
    table.prey.blocks(dowager)
    table.you.plays(BAT, by=hanna, level="pro")
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=hanna)
    assert not table.you.may("use", card=gun)
    table.you.does("use maneuver", minion=hanna)
    while table.state.pending is None or table.asked().window != "combat_about_to_end":
        assert not table.you.may("use", card=gun)
        table.pass_on()
    assert damage_to(table, hanna) == 0
    table.you.plays("Another combat", by=hanna)
    table.until("range", table.you)
    assert not table.you.may("use maneuver")
    assert table.you.may("use", card=gun)


@pytest.mark.ruling(BAT, 2)
def test_the_bat_maneuvers_again_at_a_second_block(table: Table) -> None:
    """As if unblocked, and blocked again on the same action ([LSJ 20010814-2])."""
    hanna = table.you.ready("Hanna Nokelainen")
    table.you.ready(COMPANION)
    gun = table.you.in_play(".44 Magnum", on=hanna)
    table.you.holds(BAT, REOPENS)
    dowager = table.prey.ready("The Dowager")
    second = table.prey.ready("Nadima")

    table.you.acts(word="bleed", by=hanna)
    table.prey.blocks(dowager)
    table.you.plays(BAT, by=hanna, level="pro")
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=hanna)
    table.you.plays("As if unblocked", by=hanna)
    table.prey.blocks(second)
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=hanna)
    while not table.over():
        assert not table.you.may("use", card=gun)
        table.pass_on()


def test_the_superior_bat_intercepts_and_maneuvers(table: Table) -> None:
    """A reaction: +1 intercept; if it blocks, a maneuver and no equipment."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    indira = table.prey.ready("Indira")
    hanna = table.prey.ready("Hanna Nokelainen")
    table.prey.holds(BAT)
    gun = table.prey.in_play(".44 Magnum", on=indira)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(indira)
    assert not table.prey.can_play(BAT, by=hanna)
    table.prey.plays(BAT, by=indira, level="PRO")
    table.until("range", table.prey)
    assert table.prey.may("use maneuver", minion=indira)
    assert not table.prey.may("use", card=gun)
    table.prey.does("use maneuver", minion=indira)
    rest(table)
    assert damage_to(table, indira) == 0
    assert damage_to(table, ryan) == 0
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)

"""Nod: each Methuselah in turn assigns her equipment, and all of it moves at once."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import static
from methuselah.table.questions import ask_words
from table_talk import Table

BIKE = "Sport Bike"  # a minion can have only one vehicle
LAMP = paper("Lamp", kind="equipment")
TRUCK = paper("Truck", kind="equipment", keywords=frozenset({"vehicle", "gun"}))
BAN = paper("Ban", static("cannot have", word="gun"), kind="master")


def test_each_assigns_her_own_in_turn(table: Table) -> None:
    """You first, then clockwise; ready minions only, allies too; retainers stay where they are."""
    one, ally = table.you.ready("Ryan"), table.you.ready("Underbridge Stray")
    fallen = table.you.torpor("Nassir")
    mine = table.you.in_play(LAMP, on=one)
    kept = table.you.in_play(LAMP, on=fallen)
    ghoul = table.you.in_play("J. S. Simmons, Esq.", on=one)
    first, second = table.prey.ready("Lauren"), table.prey.ready("Gilbert Duane")
    theirs = table.prey.in_play(LAMP, on=first)
    last, other = table.predator.ready("Anson (G1)"), table.predator.ready("Nana Buruku (G4)")
    hers = table.predator.in_play(LAMP, on=last)
    nod = table.you.holds("Nod")
    table.begins("master")

    table.you.plays("Nod")
    table.until("choose", table.you)
    assert table.you.choices() == {one, ally}
    table.you.chooses(ally)
    assert [table.on(card) for card in (mine, kept, ghoul)] == [ally, fallen, one]
    assert table.prey.choices() == {first, second}
    table.prey.chooses(first)
    assert table.predator.choices() == {last, other}
    table.predator.chooses(other)
    assert [table.on(card) for card in (mine, theirs, hers)] == [ally, first, other]
    assert table.where(nod) == "ash_heap"


@pytest.mark.ruling("Nod", 1)
@pytest.mark.parametrize("swaps", [True, False])
def test_all_moves_when_all_is_assigned(table: Table, swaps: bool) -> None:
    """Two vehicles change places; until both are assigned neither has moved."""
    one, two = table.you.ready("Ryan"), table.you.ready("Nassir")
    bikes = {one: table.you.in_play(BIKE, on=one), two: table.you.in_play(BIKE, on=two)}
    lamp = table.you.in_play(LAMP, on=one)
    table.you.holds("Nod")
    table.begins("master")
    table.you.plays("Nod")
    table.until("choose", table.you)
    where = {}
    while table.you.choices():
        decision = table.asked()
        assert decision is not None
        assert [table.on(card) for card in (bikes[one], bikes[two], lamp)] == [one, two, one]
        assert table.you.choices() == {one, two}
        assert ask_words(table.state, decision).startswith("Who gets ")
        here = table.on(decision.about)
        where[decision.about] = ({one, two} - {here}).pop() if swaps else here
        table.you.chooses(where[decision.about])
    assert lamp in where
    expected = [two, one, two] if swaps else [one, two, one]
    assert [table.on(card) for card in (bikes[one], bikes[two], lamp)] == expected


def test_nobody_gets_two_vehicles(table: Table) -> None:
    """Whoever was assigned one is not there for the second; nothing is burned."""
    one, two, three = (table.you.ready(name) for name in ("Ryan", "Nassir", "Lauren"))
    bikes = [table.you.in_play(BIKE, on=minion) for minion in (one, two)]
    table.you.holds("Nod")
    table.begins("master")
    table.you.plays("Nod")
    table.until("choose", table.you)
    assert table.you.choices() == {one, two, three}
    table.you.chooses(three)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert {table.on(bike) for bike in bikes} == {one, three}


@pytest.mark.parametrize("barred", [True, False])
def test_room_is_left_for_the_rest(table: Table, barred: bool) -> None:
    """A vehicle does not go where the other one, a gun, would have no place left."""
    one, two = table.you.ready("Ryan"), table.you.ready("Nassir")
    gun_truck = table.you.in_play(TRUCK, on=one)
    bike = table.you.in_play(BIKE, on=two)
    if barred:
        table.you.in_play(BAN, on=two)
    table.prey.ready("Lauren")
    table.you.holds("Nod")
    table.begins("master")
    table.you.plays("Nod")
    if not barred:
        table.until("choose", table.you)
        table.you.chooses(two)
    assert table.waits_for(table.you)
    assert not table.you.choices()
    assert (table.on(gun_truck), table.on(bike)) == ((one, two) if barred else (two, one))


def test_it_is_a_trifle_and_may_do_nothing(table: Table) -> None:
    """Nobody has any equipment: nobody is asked, and another master card may follow."""
    table.you.ready("Ryan")
    table.you.holds("Nod", "Fame")
    table.begins("master")
    table.you.plays("Nod")
    assert not table.you.choices()
    assert table.you.can_play("Fame")

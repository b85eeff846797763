"""Masters and places of the Hecata and Lasombra precons of the Fifth Edition."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, fight, rest
from table_talk import Table

# -- Family Gathering ------------------------------------------------------------------------------


def test_family_gathering_draws_a_hecata(table: Table) -> None:
    """The revealed top card, with 1 blood; a trifle leaves the master phase action."""
    table.you.ready("Alek König")
    gathering, other = table.you.holds("Family Gathering", "Dreams of the Sphinx")
    table.you.crypt("Ryan", "Gebeyehu Abdu")
    hecata = table.placed.index(table.placed[-1])
    table.begins("master")

    table.you.plays(gathering)
    assert table.where(hecata) == "uncontrolled"
    assert table.blood(hecata) == 1
    assert table.you.can_play(other)


def test_family_gathering_buries_a_stranger(table: Table) -> None:
    """Anybody else goes to the bottom of the crypt."""
    table.you.ready("Alek König")
    table.you.holds("Family Gathering")
    hecata, stranger = table.you.crypt("Gebeyehu Abdu", "Ryan")
    table.begins("master")

    table.you.plays("Family Gathering")
    assert table.state.seats[0].crypt == (stranger, hecata)
    assert not table.state.seats[0].uncontrolled


@pytest.mark.ruling("Family Gathering", 1)
def test_family_gathering_needs_a_crypt(table: Table) -> None:
    """With an empty crypt it cannot be played ([RTR 20000501])."""
    table.you.ready("Alek König")
    table.you.holds("Family Gathering")
    table.prey.crypt("Ryan")
    table.begins("master")

    assert not table.you.can_play("Family Gathering")


# -- Sudden Reversal -------------------------------------------------------------------------------


@pytest.mark.ruling("Sudden Reversal", 5)
def test_sudden_reversal_cancels_a_master(table: Table) -> None:
    """Its cost is not paid, it is burned and replaced, and it was played: no second one."""
    table.you.ready("Braden White")
    first, second = table.you.holds("Political Hunting Ground", "Elysian Fields")
    reversal = table.prey.holds("Sudden Reversal")
    table.begins("master")

    table.you.plays(first)
    table.prey.plays(reversal)
    assert table.you.pool() == 30
    assert (table.where(first), table.where(reversal)) == ("ash_heap", "ash_heap")
    assert len(table.you.hand()) == 2
    assert not table.you.can_play(second)
    assert table.state.seats[1].owes_master == 1


@pytest.mark.ruling("Sudden Reversal", 2)
def test_a_reversed_trifle_gives_no_further_action(table: Table) -> None:
    """The master phase is over ([LSJ 20090126])."""
    table.you.ready("Alek König")
    table.you.crypt("Gebeyehu Abdu")
    trifle, other = table.you.holds("Family Gathering", "Dreams of the Sphinx")
    table.prey.holds("Sudden Reversal")
    table.begins("master")

    table.you.plays(trifle)
    table.prey.plays("Sudden Reversal")
    assert not table.you.can_play(other)
    assert not table.state.seats[0].uncontrolled


@pytest.mark.ruling("Sudden Reversal", 3)
def test_nothing_else_is_used_as_a_master_is_played(table: Table) -> None:
    """Neither The Barrens nor Dreams of the Sphinx; the card is not replaced yet."""
    table.you.ready("Braden White")
    table.you.holds("Elysian Fields", *["Fame"] * 6)
    table.prey.holds("Sudden Reversal")
    table.prey.in_play("The Barrens")
    table.prey.in_play("Dreams of the Sphinx")
    table.begins("master")

    table.you.plays("Elysian Fields")
    table.until("as_played", table.prey)
    assert not table.prey.may("use")
    assert len(table.you.hand()) == 6


@pytest.mark.ruling("Sudden Reversal", 1)
def test_sudden_reversal_cancels_no_minion_card_and_none_of_her_own(table: Table) -> None:
    """Masters played from the hand by another Methuselah only, and in another's turn."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Computer Hacking", "Sudden Reversal")
    table.prey.holds("Sudden Reversal")
    table.you.in_play("Political Hunting Ground")
    table.begins("unlock")

    table.you.uses("Political Hunting Ground")
    assert not table.prey.can_play("Sudden Reversal")
    table.you.acts("Computer Hacking", by=ryan)
    while not table.over():
        assert not table.prey.can_play("Sudden Reversal")
        table.pass_on()


# -- The Coven -------------------------------------------------------------------------------------


@pytest.mark.ruling("The Coven", 2)
def test_the_coven_feeds_and_wanders(table: Table) -> None:
    """2 blood for a ready vampire; in the discard phase the predator takes it, as it is."""
    nassir = table.you.ready("Nassir", blood=1)
    coven = table.you.in_play("The Coven")
    ashley = table.predator.ready("Ashley", blood=0)
    table.you.torpor("Ryan", blood=0)

    table.you.uses(coven)
    assert table.blood(nassir) == 3
    assert table.locked(coven)
    table.until_turn_of(table.prey, "discard")
    assert table.state.controller(coven) == table.predator.number
    assert table.blood(ashley) == 0


def test_an_unlocked_coven_serves_the_predator_at_once(table: Table) -> None:
    """When she gets the impulse in your discard phase it is hers already, and no longer yours."""
    table.you.ready("Nassir", blood=1)
    coven = table.you.in_play("The Coven")
    ashley = table.predator.ready("Ashley", blood=0)
    table.begins("discard")

    assert table.you.may("use", card=coven)
    table.you.passes()
    table.predator.uses(coven)
    assert table.blood(ashley) == 2
    assert not table.you.may("use", card=coven)


@pytest.mark.ruling("The Coven", 1)
def test_the_coven_feeds_before_damage_is_mended(table: Table) -> None:
    """In the window of prevention, not between the points ([PIB 20121031])."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir", blood=0)
    coven = table.prey.in_play("The Coven")

    fight(table, ryan, nassir)
    table.until("prevent", table.prey)
    table.prey.uses(coven)
    rest(table)
    assert table.where(nassir) == "ready"
    assert table.blood(nassir) == 1


@pytest.mark.ruling("The Coven", 3)
def test_the_coven_is_a_trifle_even_when_contested(table: Table) -> None:
    """The master phase action is gained although the card is contested at once."""
    table.you.holds("The Coven", "Dreams of the Sphinx")
    table.prey.in_play("The Coven")
    table.begins("master")

    table.you.plays("The Coven")
    assert table.you.can_play("Dreams of the Sphinx")


# -- Pit of Contemplation, The Gate of Acheron -----------------------------------------------------


def test_pit_of_contemplation_swallows_a_small_vampire(table: Table) -> None:
    """Less capacity than counters, of prey or predator; to the owner's uncontrolled region."""
    table.you.ready("Alek König")
    pit = table.you.in_play("Pit of Contemplation", counters=4)
    small = table.prey.ready("Ashley", blood=2)
    table.prey.ready("Nassir")
    other = table.predator.torpor("Baixinho")
    table.grand_prey.ready("Krid")
    table.begins("unlock")

    table.you.uses(pit)
    assert {o.target for o in table.you.options("choose")} == {small, other}
    table.you.chooses(small)
    assert table.where(small) == "uncontrolled"
    assert table.blood(small) == 2
    assert table.where(pit) == "ash_heap"


@pytest.mark.parametrize(
    ("name", "adds"), [("Pit of Contemplation", "Peter St. John"), ("The Gate of Acheron", "")]
)
def test_the_places_of_the_hecata_are_built_and_grow(table: Table, name: str, adds: str) -> None:
    """+1 stealth action, 1 counter; Hecata (with capacity 4 or more for the Gate) add to it."""
    gebeyehu = table.you.ready("Gebeyehu Abdu")
    peter = table.you.ready("Peter St. John")
    ryan = table.you.ready("Ryan")
    second = table.you.ready("Monica Giovanni")
    place = table.you.holds(name)
    theirs = table.prey.ready("Alek König")

    assert not table.you.can_play(name, by=ryan)
    table.you.acts(name, by=gebeyehu)
    rest(table)
    assert table.counters(place) == 1
    assert table.you.may("use action", card=place, minion=peter, mode="add") == bool(adds)
    assert not table.you.may("use action", card=place, minion=ryan, mode="add")
    table.you.acts(place, by=second, level="add")
    rest(table)
    assert table.counters(place) == 2
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=place, minion=theirs, mode="add")
    table.prey.acts(place, by=theirs, level="burn")
    rest(table)
    assert table.where(place) == "ash_heap"


def test_the_gate_of_acheron_drains_the_prey(table: Table) -> None:
    """1 counter in each of your unlock phases; for each one the prey burns a pool or a card."""
    table.you.ready("Alek König")
    gate = table.you.in_play("The Gate of Acheron", counters=1)
    heap = table.prey.ash_heap("Fame")
    dead = table.prey.ash_heap("Ashley")
    table.prey.ready("Nassir")
    table.begins("unlock")

    table.until("choose", table.prey)
    assert table.counters(gate) == 2
    table.prey.does("do", number=1)
    table.until_turn_of(table.prey, "minion")
    assert table.where(heap) == "removed"
    assert table.where(dead) == "ash_heap"
    assert table.prey.pool() == 29


def test_sudden_fights_leave_the_places_alone(table: Table) -> None:
    """A blocked action at the Gate leaves it where it is; only vampires may try."""
    alek = table.you.ready("Alek König")
    gate = table.you.in_play("The Gate of Acheron", counters=1)
    nassir = table.prey.ready("Nassir", blood=4)
    gang = table.prey.ready("Loyal Street Gang")
    table.you.torpor(COMPANION)

    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=gate, minion=gang)
    table.prey.acts(gate, by=nassir, level="burn")
    table.you.blocks(alek)
    rest(table)
    assert table.where(gate) == "permanent"

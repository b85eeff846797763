"""Masters that move blood and pool: Grooming the Protégé, Redeem the Lost Soul, Specialization."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import replaced
from scenes.in_play import played_as_printed
from table_talk import Table

GROOMING = "Grooming the Protégé"
REDEEM = "Redeem the Lost Soul"
SPECIALIZATION = "Specialization"


# -- Grooming the Protégé -------------------------------------------------------------------------


def groomed(table: Table, blood: int = 5) -> tuple[int, int, int]:
    """A primogen of the Brujah, and two of hers to come; plays the card."""
    elder = table.you.ready("Anvil", blood=blood, locked=True)  # 6
    young, other = table.you.uncontrolled("Brachah"), table.you.uncontrolled("Octane", blood=1)
    other = table.you.uncontrolled("Rayne", blood=1)
    table.you.holds(GROOMING)
    return elder, young, other


def test_whoever_may_cancel_it_knows_who_is_groomed_and_with_how_much(table: Table) -> None:
    """All of it is chosen as the card is played."""
    elder, young, _ = groomed(table)
    table.prey.holds("Sudden Reversal")
    table.you.plays(GROOMING)
    table.you.chooses(young)
    table.you.chooses(number=2)
    assert table.waits_for(table.prey, "as_played")
    table.prey.passes()
    assert (table.blood(elder), table.blood(young)) == (3, 2)


@pytest.mark.parametrize(("blood", "most"), [(5, 3), (2, 2), (1, 1)])
def test_blood_goes_to_a_younger_one_of_the_clan(table: Table, blood: int, most: int) -> None:
    """Up to 3, as much as there is; the pool of nobody changes."""
    elder, young, other = groomed(table, blood)
    for name in ("Octane", "Don Cerro"):  # as old; older
        table.you.uncontrolled(name)
    table.you.uncontrolled("Nassir")  # another clan
    table.prey.uncontrolled("Rayne")
    table.begins("master")

    table.you.plays(GROOMING)
    assert table.you.choices() == {young, other}
    table.you.chooses(young)
    if most > 1:
        assert {o.number for o in table.you.options("choose")} == set(range(1, most + 1))
        table.you.chooses(number=most)

    assert (table.blood(elder), table.blood(young), table.blood(other)) == (blood - most, most, 1)
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.where(young) == "uncontrolled"


def test_the_elder_is_chosen_among_those_who_have_a_protege(table: Table) -> None:
    """Ready, with blood, of the clan, and older than somebody in your uncontrolled region."""
    elder, young, _ = groomed(table)
    second = table.you.ready("Octane")  # 6
    table.you.ready("Nassir")
    table.you.ready(replaced("Tara", title=""), blood=0)
    table.you.torpor("Don Cerro")
    table.you.ready("Rayne (G6)")
    table.prey.ready("Tara")
    table.begins("master")

    table.you.plays(GROOMING)
    assert table.you.choices() == {elder, second}
    table.you.chooses(second)
    table.you.chooses(young)
    table.you.chooses(number=2)
    assert (table.blood(elder), table.blood(second), table.blood(young)) == (5, 4, 2)


@pytest.mark.parametrize(("name", "may"), [("Brachah", True), ("Octane", False), ("KoKo", False)])
def test_nobody_is_groomed_without_a_younger_one_of_the_clan(
    table: Table, name: str, may: bool
) -> None:
    """The card is not playable then."""
    table.you.ready("Anvil")
    table.you.uncontrolled(name)
    table.you.holds(GROOMING, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert table.you.can_play(GROOMING) == may


# -- Redeem the Lost Soul -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "pool"), [("Don Cerro", 33), ("Tara", 33), ("KoKo", 31)])
def test_a_lost_soul_is_worth_half_its_capacity(table: Table, name: str, pool: int) -> None:
    """Rounded down; the vampire leaves the game."""
    soul, other = table.you.ash_heap(name, "Nassir")
    (ally,) = (table.you.ash_heap("Vagabond Mystic"),)
    theirs = table.prey.ash_heap("Rayne")
    table.you.holds(REDEEM)
    table.begins("master")

    table.you.plays(REDEEM)
    assert table.you.choices() == {soul, other}
    assert {ally, theirs}.isdisjoint(table.you.choices())
    table.you.chooses(soul)

    assert (table.you.pool(), table.where(soul)) == (pool, "removed")
    assert table.where(other) == "ash_heap"
    assert [seat.pool() for seat in table.seats[1:]] == [30] * 4


def test_without_a_lost_soul_nobody_is_redeemed(table: Table) -> None:
    """An ally in the ash heap is none, nor is the vampire of another."""
    table.you.ash_heap("Vagabond Mystic")
    table.prey.ash_heap("Rayne")
    table.you.holds(REDEEM, "Misdirection")
    table.you.ready(COMPANION)
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(REDEEM)


# -- Specialization -------------------------------------------------------------------------------


def test_specialization_is_put_in_play_for_nothing() -> None:
    """A master without cost."""
    played_as_printed(SPECIALIZATION)


def test_two_copies_are_discarded_for_a_pool(table: Table) -> None:
    """In your unlock phase; it locks, and you draw 2 cards afterwards."""
    card = table.you.in_play(SPECIALIZATION)
    blurs = table.you.holds("Blur", "Blur")
    fame = table.you.holds("Fame")
    more = table.you.holds("Flash", "Flash", "Flash")
    table.you.holds("Bonding")
    table.you.library("Sport Bike", "Raven Spy", "Majesty")
    table.begins("unlock")

    assert table.you.may("use", card=card)  # at once, not in the master phase
    table.you.uses(card)
    named = {table.state.definition(one).name for one in table.you.choices()}
    assert named == {"Blur", "Flash"}
    assert fame not in table.you.choices()
    table.you.chooses(min(one for one in table.you.choices() if one in blurs))

    assert [table.where(one) for one in blurs] == ["ash_heap", "ash_heap"]
    assert [table.where(one) for one in more] == ["hand"] * 3
    assert len(table.you.hand()) == 7
    assert (table.you.pool(), table.locked(card)) == (31, True)
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize("seat", ["you", "prey"])
def test_specialization_needs_two_of_your_own(table: Table, seat: str) -> None:
    """One of yours and one of the prey's are no two; nor is it used in another's phase."""
    table.you.holds("Blur")
    table.prey.holds("Blur", "Flash", "Flash")
    card = table.you.in_play(SPECIALIZATION)
    whose = getattr(table, seat)
    whose.ready(COMPANION)
    if seat == "prey":
        table.you.holds("Blur")
    table.gives_edge(whose)
    if seat == "you":
        table.begins("unlock")
    else:
        table.until_turn_of(table.prey)

    assert whose.may("gain from the Edge")
    assert not table.you.may("use", card=card)

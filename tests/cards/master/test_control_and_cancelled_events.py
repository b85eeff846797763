"""From a Sinking Ship takes a minion of the poor; Not to Be cancels an event; cheap locations."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from made_up import paper
from methuselah.language import YOU, event, put_in_play, static
from methuselah.rules.turn.discard import discard_actions
from methuselah.rules.turn.master import master_actions
from scenes.in_play import played_as_printed
from table_talk import Table

SHIP = "From a Sinking Ship"
NOT = "Not to Be"
THERBOLD = "Therbold Realty"


# -- From a Sinking Ship --------------------------------------------------------------------------


def test_a_minion_leaves_the_sinking_ship(table: Table) -> None:
    """Of anybody with 3 or fewer pool: an ally, or a vampire with a capacity of 6 or less."""
    table.prey.pool(3)
    table.grand_prey.pool(4)
    tara, torpid = table.prey.ready("Tara", locked=True), table.prey.torpor("Dodd", blood=1)
    ally = table.prey.ready("Vagabond Mystic")
    table.prey.ready("Don Cerro")  # capacity 7
    table.prey.uncontrolled("Rayne")
    table.grand_prey.ready("Nassir")
    table.you.ready("Ryan")
    card = table.you.holds(SHIP)
    table.begins("master")

    table.you.plays(card)
    assert table.you.choices() == {tara, torpid, ally}
    table.you.chooses(tara)

    assert table.state.controller(tara) == table.you.number
    assert table.locked(tara)
    assert [seat.pool() for seat in table.seats] == [29, 3, 4, 30, 30]
    table.until_turn_of(table.prey)
    assert table.state.controller(tara) == table.you.number


def test_who_is_poor_herself_takes_none_of_her_own(table: Table) -> None:
    """She needs another with 3 or fewer pool."""
    table.you.pool(3)
    table.you.ready("Ryan")
    table.prey.pool(4)
    table.prey.ready("Dodd")
    table.you.holds(SHIP, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(SHIP)


@pytest.mark.ruling(SHIP, 1)
def test_an_ally_is_taken_whatever_it_requires(table: Table) -> None:
    """A Gangrel antitribu is needed to recruit the satyr, and not to take it."""
    table.prey.pool(1)
    satyr = table.prey.ready("Shadow Court Satyr")
    table.you.ready("Ryan")
    table.you.holds(SHIP)
    table.begins("master")
    table.you.plays(SHIP)
    assert table.state.controller(satyr) == table.you.number


def test_one_sinking_ship_in_a_game(table: Table) -> None:
    """Nobody plays a second one."""
    table.prey.pool(3)
    table.grand_prey.pool(3)
    table.prey.ready("Dodd")
    table.grand_prey.ready("Nassir")
    table.you.ready("Ryan")
    table.you.holds(SHIP)
    table.prey.holds(SHIP, "Misdirection")
    table.begins("master")
    table.you.plays(SHIP)
    table.you.chooses(min(table.you.choices()))
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.prey.can_play(SHIP)


# -- Not to Be ------------------------------------------------------------------------------------


def happening(**face: object) -> object:
    """An event in no set, which stays."""
    return paper("Happening", event(put_in_play()), kind="event", **face)


@pytest.mark.parametrize("cancelled", [True, False])
@pytest.mark.ruling(NOT, 1)
@pytest.mark.ruling(NOT, 3)
def test_an_event_is_not_to_be(table: Table, cancelled: bool) -> None:
    """As it is played, before it is replaced; it is in play no more, and has been played."""
    table.you.ready(COMPANION)
    first = table.you.holds(happening(pool_cost=2))
    drawn = table.you.library("Blur")
    second = table.prey.holds(happening())
    table.prey.ready("Ryan")
    card = table.prey.holds(NOT)
    table.prey.in_play("The Barrens")
    table.begins("discard")

    table.you.plays(first)
    assert table.where(drawn) == "library"
    assert not table.prey.may("use", card="The Barrens")
    if cancelled:
        table.prey.plays(card)
    else:
        table.prey.passes()

    assert table.where(drawn) == "hand"
    assert table.where(first) == ("ash_heap" if cancelled else "permanent")
    assert table.where(card) == ("permanent" if cancelled else "hand")
    assert table.prey.pool() == (29 if cancelled else 30)
    assert table.you.pool() == (30 if cancelled else 28)
    table.until_turn_of(table.prey, "discard")
    assert not table.prey.can_play(second)


@pytest.mark.ruling(NOT, 2)
def test_a_cancelled_event_is_replaced_whatever_it_says(table: Table) -> None:
    """ "Do not replace" is cancelled with it."""
    table.you.ready(COMPANION)
    late = paper("Late", event(put_in_play(), replace="unlock"), kind="event")
    held = table.you.holds(late)
    drawn = table.you.library("Blur")
    table.prey.holds(NOT)
    table.begins("discard")
    table.you.plays(held)
    table.prey.plays(NOT)
    assert table.where(drawn) == "hand"


@pytest.mark.ruling(NOT, 5)
def test_an_event_as_if_from_the_hand_is_not_to_be(table: Table) -> None:
    """One of the prey's that lies on The Erciyes Fragments: cancelled, it leaves the game."""
    table.you.ready(COMPANION)
    fragments = table.you.in_play("The Erciyes Fragments")
    taken = table.prey.ash_heap(happening())
    table.predator.holds(NOT)
    table.begins("master")
    table.you.uses(fragments)
    if table.where(taken) == "ash_heap":
        table.you.chooses(taken)
    table.until("discard", table.you)
    table.you.plays("Happening")
    table.predator.plays(NOT)
    assert table.where(taken) == "removed"


def is_played(table: Table, card: str) -> bool:
    """Whether the prey could play it before your next decision in a phase."""
    while not table.waits_for(table.you):
        if table.prey.can_play(card):
            return True
        table.pass_on()
    return table.prey.can_play(card)


def test_no_other_card_is_not_to_be(table: Table) -> None:
    """Not a master; nor an event of one's own."""
    table.you.ready(COMPANION)
    table.you.holds("Misdirection", happening(), NOT)
    table.prey.ready("Ryan")
    table.prey.holds(NOT)
    table.begins("master")
    table.you.plays("Misdirection")
    table.you.chooses(min(table.you.choices()))
    assert not is_played(table, NOT)
    table.until("discard", table.you)
    table.you.plays("Happening")
    assert table.prey.can_play(NOT)
    assert not table.you.can_play(NOT)


def test_it_gives_a_master_phase_action_and_takes_a_discard(table: Table) -> None:
    """In the next turn of its controller; then it is burned."""
    card = table.you.in_play(NOT)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds("Misdirection", "Misdirection", "Misdirection")
    table.prey.holds("Misdirection", "Blur")
    table.begins("master")
    table.asked()
    assert master_actions(table.state, 0) == 2
    for left in (1, 0):
        table.you.plays("Misdirection")
        table.you.chooses(max(table.you.choices()))
        assert master_actions(table.state, 0) == left
    table.until_turn_of(table.prey, "master")

    assert table.where(card) == "ash_heap"
    assert master_actions(table.state, 1) == 1


def test_it_serves_its_controller_alone(table: Table) -> None:
    """In the turn of another it gives and takes nothing, and stays."""
    card = table.prey.in_play(NOT)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection", "Blur")
    table.prey.ready("Ryan")
    table.begins("master")
    table.asked()
    assert master_actions(table.state, 0) == 1
    table.until("discard", table.you)
    assert discard_actions(table.state, 0) == 1
    assert table.where(card) == "permanent"


def test_nothing_is_discarded_in_that_discard_phase(table: Table) -> None:
    """1 discard phase action less is none."""
    card = table.you.in_play(NOT)
    table.you.ready(COMPANION)
    table.you.holds("Blur")
    table.begins("discard")
    for _ in range(20):
        decision = table.asked()
        if decision is None or table.state.active != 0:
            break
        assert discard_actions(table.state, 0) == 0
        table.pass_on()
    assert table.where(card) == "ash_heap"


def test_of_two_discard_phase_actions_one_is_left(table: Table) -> None:
    """It takes 1."""
    table.you.in_play(NOT)
    table.you.ready(COMPANION)
    table.you.in_play(paper("More", static("discard_actions", +1, who=YOU), kind="event"))
    table.you.holds("Blur", "Blur")
    table.begins("discard")
    table.asked()
    assert discard_actions(table.state, 0) == 1


# -- Therbold Realty ------------------------------------------------------------------------------


def test_therbold_realty_is_a_location_without_cost() -> None:
    """A master for nothing."""
    played_as_printed(THERBOLD)


@pytest.mark.parametrize(
    ("mine", "card", "cost"),
    [
        (True, "Creepshow Casino", 1),
        (True, "Elder Library", 0),
        (True, "The Barrens", 0),
        (False, "Creepshow Casino", 2),
        (True, "Depravity", 1),
    ],
)
def test_locations_cost_their_buyer_less(table: Table, mine: bool, card: str, cost: int) -> None:
    """1 pool less, not below 0, for its controller; other masters cost what they cost."""
    (table.you if mine else table.prey).in_play(THERBOLD)
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.holds(card)
    table.begins("master")
    table.you.plays(card)
    if table.you.choices():
        table.you.chooses(min(table.you.choices()))
    assert table.you.pool() == 30 - cost


@pytest.mark.ruling(THERBOLD, 1)
@pytest.mark.parametrize(("mine", "cost"), [(True, 0), (False, 1)])
def test_an_equipment_that_is_a_location_costs_less(table: Table, mine: bool, cost: int) -> None:
    """Blood of your minion, for the Living Manse."""
    (table.you if mine else table.prey).in_play(THERBOLD)
    tzimisce = table.you.ready("America Johnson", blood=4)
    table.you.ready(COMPANION)
    table.you.holds("Living Manse")
    table.you.acts("Living Manse", by=tzimisce)
    table.nobody_reacts()
    assert table.blood(tzimisce) == 4 - cost


@pytest.mark.ruling(THERBOLD, 1)
def test_a_gun_costs_what_it_costs(table: Table) -> None:
    """Equipment that is no location is not cheaper."""
    table.you.in_play(THERBOLD)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(".44 Magnum")
    table.you.acts(".44 Magnum", by=ryan)
    table.nobody_reacts()
    assert table.you.pool() == 28

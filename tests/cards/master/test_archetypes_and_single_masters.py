"""Masters that stand alone, and two that only do something at once."""

from __future__ import annotations

import pytest

from action_talk import action_of
from table_talk import Seat, Table

TROUBLE = "Anarch Troublemaker"
JACK = "Smiling Jack, The Anarch"
LOCKS, BURNS = 0, 1
"""The two ways of the Troublemaker."""


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


# -- Life in the City, Misdirection -------------------------------------------------------------


def test_life_in_the_city_feeds_a_ready_vampire(table: Table) -> None:
    """Anybody's; not a torpid one, not an ally; a trifle, so that another master can follow."""
    mine = table.you.ready("Ryan", blood=1)
    theirs = table.grand_prey.ready("Nassir", blood=1)
    torpid = table.you.torpor("Sully", blood=1)
    table.you.ready("Underbridge Stray")
    card, _ = table.you.holds("Life in the City", "Misdirection")
    table.begins("master")

    table.you.plays("Life in the City")
    assert choices(table.you) == {mine, theirs}
    table.you.chooses(theirs)

    assert [table.blood(vampire) for vampire in (mine, theirs, torpid)] == [1, 2, 1]
    assert table.where(card) == "ash_heap"
    assert table.you.pool() == 30
    assert table.you.can_play("Misdirection")


def test_misdirection_locks_a_minion(table: Table) -> None:
    """Any in play, also a torpid one or an ally; 1 pool."""
    minions = {
        table.you.ready("Ryan"),
        table.prey.ready("Nassir"),
        table.predator.torpor("Sully", blood=1),
    }
    stray = table.prey.ready("Underbridge Stray")
    table.prey.uncontrolled("Lauren")
    card = table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays("Misdirection")
    assert choices(table.you) == {*minions, stray}
    table.you.chooses(stray)

    assert table.locked(stray)
    assert not any(table.locked(minion) for minion in minions)
    assert (table.you.pool(), table.prey.pool()) == (29, 30)
    assert table.where(card) == "ash_heap"


# -- Anarch Troublemaker ------------------------------------------------------------------------


@pytest.mark.ruling("Anarch Troublemaker", 1)
def test_the_troublemaker_locks_two_vampires_of_your_prey(table: Table) -> None:
    """Locked ones may be chosen; the card is the prey's then, and works for her in her turn."""
    locked = table.prey.ready("Nassir", locked=True)
    second = table.prey.ready("Lauren")
    third = table.prey.torpor("Rosalina Cortez", blood=1)
    table.prey.ready("Underbridge Stray")
    mine = table.you.ready("Ryan")
    theirs = table.grand_prey.ready("Sully")
    card = table.you.in_play(TROUBLE)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(TROUBLE)
    assert choices(table.you) == {locked, second, third}
    table.you.chooses(locked)
    table.you.chooses(second)

    assert [table.locked(c) for c in (locked, second, third, mine)] == [True, True, False, False]
    assert table.state.controller(card) == table.prey.number
    assert not table.you.may("use", card=TROUBLE)
    table.until_turn_of(table.prey)
    table.prey.uses(TROUBLE)
    table.prey.chooses(theirs)
    assert table.locked(theirs)
    assert table.state.controller(card) == table.grand_prey.number


def test_the_troublemaker_may_lock_one_vampire_or_none(table: Table) -> None:
    """ "Up to two": you may be done after one, or at once."""
    only = table.prey.ready("Nassir")
    other = table.prey.ready("Lauren")
    table.you.ready("Ryan")
    card = table.you.in_play(TROUBLE)
    table.begins("unlock")

    table.you.uses(TROUBLE)
    table.you.chooses(only)
    table.you.passes()

    assert (table.locked(only), table.locked(other)) == (True, False)
    assert table.state.controller(card) == table.prey.number


def test_the_troublemaker_burns_an_equipment_of_your_prey(table: Table) -> None:
    """Instead of locking: one on a minion of hers; not yours, not a retainer."""
    bearer = table.prey.ready("Nassir")
    bike = table.prey.in_play("Sport Bike", on=bearer)
    vest = table.prey.in_play("Kevlar Vest", on=bearer)
    table.prey.in_play("Raven Spy", on=bearer, level="ani", blood=1)
    mine = table.you.in_play("Sport Bike", on=table.you.ready("Ryan"))
    card = table.you.in_play(TROUBLE)
    table.begins("unlock")

    table.you.uses(TROUBLE)
    table.you.does("do", number=BURNS)
    assert choices(table.you) == {bike, vest}
    table.you.chooses(bike)

    assert [table.where(c) for c in (bike, vest, mine)] == ["ash_heap", "attached", "attached"]
    assert not table.locked(bearer)
    assert table.state.controller(card) == table.prey.number


def test_the_troublemaker_may_stay_with_you(table: Table) -> None:
    """ "You can": whoever passes keeps it; it is of no use in another phase or turn."""
    table.prey.ready("Nassir")
    card = table.you.in_play(TROUBLE)
    table.you.holds("Misdirection")
    table.begins("unlock")

    assert table.you.may("use", card=TROUBLE)
    table.you.passes()
    assert table.waits_for(table.you, "master")
    assert not table.you.may("use", card=TROUBLE)
    assert table.state.controller(card) == table.you.number


# -- Smiling Jack -------------------------------------------------------------------------------


def test_jack_takes_a_counter_of_your_pool_in_your_unlock_phase(table: Table) -> None:
    """You do not pay for those that are on him; nobody else does in your phase."""
    card = table.you.in_play(JACK, counters=2)
    vampire = table.you.ready("Ryan")
    table.begins("unlock")

    table.until("minion", table.you)

    assert table.counters(card) == 3
    assert table.blood(vampire) == 4
    assert [seat.pool() for seat in table.seats] == [29, 30, 30, 30, 30]


def test_jack_may_take_your_last_pool(table: Table) -> None:
    """You are ousted by it, and he leaves the game with you."""
    card = table.you.in_play(JACK)
    table.you.pool(1)
    table.begins("unlock")

    table.until_turn_of(table.prey, "discard")

    assert table.you.is_out()
    assert table.where(card) == "removed"
    assert table.prey.pool() == 30


@pytest.mark.ruling("Smiling Jack, The Anarch", 2)
def test_jack_is_paid_with_any_mix_of_pool_and_blood(table: Table) -> None:
    """Three counters: a pool, a blood of one vampire, a blood of another."""
    table.predator.in_play(JACK, counters=3)
    ryan = table.you.ready("Ryan", blood=2)
    torpid = table.you.torpor("Sully", blood=2)
    theirs = table.prey.ready("Nassir", blood=2)
    table.begins("unlock")

    table.you.does("do", number=0)
    table.you.does("do", number=1)
    assert choices(table.you) == {ryan, torpid}
    table.you.chooses(ryan)
    table.you.does("do", number=1)
    table.you.chooses(torpid)

    assert table.you.pool() == 29
    assert [table.blood(card) for card in (ryan, torpid, theirs)] == [1, 1, 2]
    assert table.waits_for(table.you, "minion")
    assert table.predator.pool() == 30


@pytest.mark.ruling("Smiling Jack, The Anarch", 1)
def test_an_empty_vampire_does_not_pay_jack(table: Table) -> None:
    """Two counters and a single blood: the other one is pool."""
    table.predator.in_play(JACK, counters=2)
    fed = table.you.ready("Ryan", blood=1)
    empty = table.you.ready("Sully", blood=0, locked=True)
    table.you.ready("Underbridge Stray")
    table.you.holds("Misdirection")
    table.begins("unlock")

    table.you.does("do", number=1)
    table.until("master", table.you)

    assert (table.blood(fed), table.blood(empty), table.you.pool()) == (0, 0, 29)


def test_jack_may_oust_whoever_cannot_pay(table: Table) -> None:
    """All that is owed is taken before anybody is ousted."""
    table.predator.in_play(JACK, counters=3)
    table.you.pool(2)
    table.begins("unlock")

    table.until_turn_of(table.prey, "discard")

    assert table.you.is_out()
    assert (table.predator.victory_points(), table.predator.pool()) == (1, 36)


def test_jack_is_burned_by_a_vampire(table: Table) -> None:
    """An action directed at his controller; an ally cannot."""
    ryan = table.you.ready("Ryan")
    stray = table.you.ready("Underbridge Stray")
    card = table.grand_prey.in_play(JACK, counters=1)
    table.grand_prey.ready("Nassir")

    assert table.you.may("act", by=stray)
    assert not table.you.may("use action", by=stray)
    table.you.acts(JACK, by=ryan)
    assert action_of(table).targets == (table.grand_prey.number,)
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you, "minion")


# -- Wider View ---------------------------------------------------------------------------------


@pytest.mark.ruling("Wider View", 1)
def test_wider_view_exchanges_a_crypt_card_for_a_transfer(table: Table) -> None:
    """The top card comes, a card of yours leaves the game; everybody sees which."""
    table.you.crypt("Ayelech", "Lauren")
    old = table.you.uncontrolled("Ryan", blood=2)
    table.prey.uncontrolled("Sully")
    table.you.in_play("Wider View")
    table.begins("influence")

    for _ in range(2):
        table.you.uses("Wider View", level="")
        table.you.chooses(old if table.where(old) == "uncontrolled" else None)
    removed = [line for line in table.state.journal if line.what == "removed from the game"]

    assert table.where(old) == "removed"
    assert (removed[0].card, removed[0].secret) == (old, False)
    assert len(table.state.seats[0].uncontrolled) == 1
    assert table.state.seats[0].crypt == ()
    assert len(table.you.options("transfer")) == 1
    table.you.does("transfer")
    table.you.does("transfer")
    assert not table.you.may("transfer")
    assert table.you.pool() == 28


def test_wider_view_may_remove_the_card_just_drawn(table: Table) -> None:
    """Any crypt card in your uncontrolled region."""
    drawn = table.you.crypt("Lauren")
    kept = table.you.uncontrolled("Ryan", blood=2)
    table.you.in_play("Wider View")
    table.begins("influence")

    table.you.uses("Wider View", level="")
    assert choices(table.you) == {drawn, kept}
    table.you.chooses(drawn)

    assert (table.where(drawn), table.where(kept)) == ("removed", "uncontrolled")
    assert table.blood(kept) == 2


@pytest.mark.parametrize(("spent", "may"), [(0, True), (1, False)])
def test_wider_view_is_burned_with_four_transfers_for_two_pool(
    table: Table, spent: int, may: bool
) -> None:
    """Not with three."""
    vampire = table.you.uncontrolled("Alexa Draper")
    card = table.you.in_play("Wider View")
    other = table.you.in_play("Wider View")
    table.begins("influence")

    for _ in range(spent):
        table.you.does("transfer", target=vampire)
    assert table.you.may("use", card=card, level="burn") is may
    if may:
        table.you.uses(card, level="burn")
        assert (table.where(card), table.where(other)) == ("ash_heap", "permanent")
        assert table.you.pool() == 32
        assert not table.you.may("use", level="burn")


def test_wider_view_costs_a_pool_and_is_a_trifle(table: Table) -> None:
    """Not unique: a second copy is no contest. It is of no use in another's influence phase."""
    table.you.in_play("Wider View")
    second = table.you.holds("Wider View")
    table.you.holds("Misdirection")
    table.you.uncontrolled("Ryan")
    table.prey.uncontrolled("Lauren")
    table.you.ready("Sully")
    table.begins("master")

    table.you.plays("Wider View")
    assert table.where(second) == "permanent"
    assert table.you.pool() == 29
    assert table.you.can_play("Misdirection")
    table.until_turn_of(table.prey, "influence")

    assert not table.you.may("use")
    assert not table.prey.may("use")

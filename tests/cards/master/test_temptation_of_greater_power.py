"""Temptation of Greater Power: an auction for a vampire, paid to the bank, partly on credit."""

from __future__ import annotations

import pytest

from action_talk import told
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.codec import decode, encode
from methuselah.engine.views import view
from methuselah.language import borrows_this_turn, is_named, on, use
from methuselah.table.questions import ask_words
from table_talk import Seat, Table

CARD = "Temptation of Greater Power"
JUSTICAR = "Sheldon, Lord of the Clog"


def tempts(table: Table, victim: int) -> int:
    """You play it on a vampire, for 3 pool; you are asked for the first bid."""
    table.you.ready(JUSTICAR)
    card: int = table.you.holds(CARD)
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(victim)
    while not bidding(table):
        table.pass_on()
    return card


def bidding(table: Table) -> bool:
    """Whether somebody is asked for a bid."""
    decision = table.asked()
    return decision is not None and decision.kind == "bid"


def highest(seat: Seat) -> int:
    """The highest bid that she may make now."""
    return max(option.number for option in seat.options("bid"))


def wins(table: Table, winner: Seat, bid: int) -> None:
    """She bids so much, and all others pass."""
    while bidding(table):
        decision = table.asked()
        assert decision is not None
        mine = winner.options("bid", number=bid) if decision.seat == winner.number else []
        if mine:
            winner.does("bid", number=bid)
        else:
            table.pass_on()


def owed(seat: Seat) -> set[int]:
    """How much of her bid she may owe, where she is asked."""
    return {option.number for option in seat.options("choose")}


def pays_in_discard_phases(table: Table, seat: Seat, turns: int) -> list[int]:
    """Her pool in the unlock phase of whoever follows her, after each of so many turns of hers."""
    after = table.seats[(seat.number + 1) % 5]
    pools = []
    for _ in range(turns):
        table.until_turn_of(seat)
        table.until_turn_of(after)
        pools.append(seat.pool())
    return pools


def test_the_winner_pays_the_bank_and_takes_control(table: Table) -> None:
    """Nobody else gains or pays; what is not owed is paid at once, the rest 1 pool a turn."""
    victim = table.prey.ready("Belinde", blood=4, locked=True)
    table.grand_prey.ready("Ryan")
    card = tempts(table, victim)
    wins(table, table.grand_prey, 6)
    assert owed(table.grand_prey) == {0, 1, 2, 3, 4, 5}
    table.grand_prey.chooses(number=2)
    assert table.state.controller(victim) == table.grand_prey.number
    assert (table.blood(victim), table.locked(victim)) == (4, True)
    assert [seat.pool() for seat in table.seats] == [27, 30, 26, 30, 30]
    assert table.where(card) == "ash_heap"
    rest(table)
    assert pays_in_discard_phases(table, table.grand_prey, 3) == [25, 24, 24]
    assert [table.seats[n].pool() for n in (0, 1, 3, 4)] == [27, 30, 30, 30]


def test_the_debt_is_paid_in_the_discard_phase(table: Table) -> None:
    """Not before it; yours from this turn on."""
    victim = table.prey.ready("Belinde")
    tempts(table, victim)
    wins(table, table.you, 5)
    table.you.chooses(number=5)
    assert table.you.pool() == 27
    assert table.state.controller(victim) == table.you.number
    table.until_turn_of(table.you, "minion")
    assert table.you.pool() == 27
    table.until_turn_of(table.prey)
    assert table.you.pool() == 26
    assert pays_in_discard_phases(table, table.you, 5) == [25, 24, 23, 22, 22]


@pytest.mark.parametrize(("pool", "most"), [(1, 6), (8, 13)])
def test_a_bid_is_within_the_pool_and_five_of_credit(table: Table, pool: int, most: int) -> None:
    """Of whoever bids, the controller of the vampire too."""
    victim = table.prey.ready("Belinde")
    table.prey.pool(pool)
    tempts(table, victim)
    assert highest(table.you) == 27 + 5
    table.you.does("bid", number=2)
    assert highest(table.prey) == most
    assert min(option.number for option in table.prey.options("bid")) == 3


@pytest.mark.parametrize(("bid", "may_owe"), [(3, {0, 1, 2, 3}), (7, {3, 4, 5}), (9, {5})])
def test_what_she_cannot_pay_is_owed(table: Table, bid: int, may_owe: set[int]) -> None:
    """The controller pays for her own vampire like anybody else, with 4 pool."""
    victim = table.prey.ready("Belinde")
    table.prey.pool(4)
    tempts(table, victim)
    wins(table, table.prey, bid)
    if len(may_owe) > 1:
        assert owed(table.prey) == may_owe
        table.prey.chooses(number=max(may_owe))
    assert table.state.controller(victim) == table.prey.number
    left = 4 - (bid - max(may_owe))
    assert table.prey.pool() == left
    assert table.prey.is_out() is (left == 0)


def test_the_last_pool_is_paid_toward_the_debt(table: Table) -> None:
    """A debt ousts whoever has nothing else, whatever became of the vampire."""
    victim = table.prey.ready("Belinde")
    table.grand_prey.pool(2)
    table.grand_prey.ready("Ryan")
    tempts(table, victim)
    wins(table, table.grand_prey, 3)
    table.grand_prey.chooses(number=2)
    rest(table)
    assert table.grand_prey.pool() == 1
    table.until_turn_of(table.grand_prey)
    table.until_turn_of(table.grand_predator)
    assert table.grand_prey.is_out()


def test_without_a_bid_nothing_happens(table: Table) -> None:
    """All pass; there is no second one in this game."""
    victim = table.prey.torpor("Belinde")
    table.prey.ready(replaced("Cardano (G1)", title="justicar"))
    table.prey.holds(CARD, "Misdirection")
    tempts(table, victim)
    while bidding(table):
        table.pass_on()
    assert [seat.pool() for seat in table.seats] == [27, 30, 30, 30, 30]
    assert table.state.controller(victim) == table.prey.number
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.prey.can_play(CARD)


@pytest.mark.parametrize(("name", "may"), [(JUSTICAR, True), ("Cardano (G1)", False)])
def test_it_requires_a_ready_justicar(table: Table, name: str, may: bool) -> None:
    """And any vampire in play can be chosen, in torpor too, no ally."""
    mine = table.you.ready(name)
    table.prey.ready("Underbridge Stray")
    theirs = table.prey.torpor("Belinde")
    table.prey.uncontrolled("Ryan")
    table.you.holds(CARD, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(CARD) is may
    if may:
        table.you.plays(CARD)
        assert table.you.choices() == {mine, theirs}


def test_a_saved_auction_goes_on(table: Table) -> None:
    """Bids and debts are part of the state; every Methuselah sees the bid."""
    victim = table.prey.ready("Belinde")
    tempts(table, victim)
    table.you.does("bid", number=5)
    assert "5" in str(view(table.state, 3))
    copy = Table()
    copy.begun, copy.built = True, decode(encode(table.state), table.state.setting)
    wins(copy, copy.you, 5)
    copy.you.chooses(number=1)
    rest(copy)
    again = Table()
    again.begun, again.built = True, decode(encode(copy.state), copy.state.setting)
    again.until_turn_of(again.prey)
    assert again.you.pool() == 27 - 5


def test_who_borrows_the_vampire_keeps_it_for_her_bid(table: Table) -> None:
    """Control for a time becomes control for good: it does not go back."""
    victim = table.prey.ready("Belinde")
    table.you.in_play(
        paper("Lure", use(borrows_this_turn(on(is_named("Belinde"))), at=("unlock",)))
    )
    table.you.ready(JUSTICAR)
    table.you.holds(CARD)
    table.begins("unlock")
    table.you.uses("Lure")
    assert table.state.controller(victim) == table.you.number
    table.you.plays(CARD)
    table.you.chooses(victim)
    wins(table, table.you, 1)
    table.you.chooses(number=0)
    assert table.you.pool() == 26
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(victim) == table.you.number


def test_how_much_is_owed_is_asked_and_told(table: Table) -> None:
    """In words that say so; the log has it, for everybody."""
    victim = table.prey.ready("Belinde")
    tempts(table, victim)
    wins(table, table.you, 5)
    asked = table.asked()
    assert asked is not None
    assert "owe" in ask_words(table.state, asked)
    table.you.chooses(number=2)
    assert told(table, "owes", seat=0, number=2) == 1

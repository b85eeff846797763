"""Ousting, withdrawal and the end of the game (RB24, Ending the Game; R3 9; traps O)."""

from __future__ import annotations

import pytest
from turn_talk import PoolLoss, Seat, Table, library_card, vampire

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Block, Definition, Mode, Trigger
from methuselah.engine.editions import COMPREHENSIVE, CURRENT, Edition
from methuselah.rules.ending.final_standing import standing


def blow(name: str, *seats: int, number: int = 99) -> Definition:
    """A card in play that its controller may use in any influence phase: seats burn pool."""
    effect = Block(tuple(PoolLoss(number, seat) for seat in seats))
    use = Mode(key="blow", play="use", windows=("influence",), by="controller", effect=effect)
    return library_card(name, "master", uses=(use,))


def oust(table: Table, name: str) -> None:
    """Seat 0's card in play strikes, in seat 0's influence phase or when she has the impulse."""
    table.do("use", card=table.find(0, name))


def ousting_table(names: tuple[str, ...], *cards: Definition) -> Table:
    """Seat 0 has these cards in play and it is her influence phase."""
    table = Table(names, {0: list(cards)})
    for card in cards:
        table.put(0, card.name, "permanent")
    table.until("influence", 0)
    return table


@pytest.mark.rule("R3 9.1")
def test_four_players_of_the_book_tie_at_two_points() -> None:
    """Richard, Steve, Justin, Lisa: Steve, Justin and Richard are ousted in that order."""
    table = ousting_table(
        ("Richard", "Steve", "Justin", "Lisa"), blow("A", 1), blow("B", 2), blow("C", 0)
    )
    oust(table, "A")
    assert (table.pool(0), table.state.seats[0].half_points) == (36, 2)
    assert table.state.prey(0) == 2
    oust(table, "B")
    assert (table.pool(0), table.state.seats[0].half_points) == (42, 4)
    assert (table.state.prey(0), table.state.prey(3)) == (3, 0)
    oust(table, "C")
    assert table.pool(3) == 36
    assert table.result.victory_points == (2, 0, 0, 2)
    assert table.result.winner == NOBODY
    assert standing(table.result) == ((0, 3), (1, 2))


@pytest.mark.rule("RB24 Ending the Game, Justine")
def test_five_players_of_the_book_end_with_justine_winning_by_three() -> None:
    table = ousting_table(
        ("Justine", "Lisa", "Richard", "Scott", "Steve"),
        *(blow(name, seat) for name, seat in (("A", 4), ("B", 3), ("C", 1), ("D", 2))),
    )
    oust(table, "A")
    assert table.pool(3) == 36
    oust(table, "B")
    assert (table.pool(2), table.state.prey(2)) == (36, 0)
    oust(table, "C")
    assert (table.pool(0), table.state.prey(0)) == (36, 2)
    oust(table, "D")
    assert table.pool(0) == 42
    assert table.result.victory_points == (3, 0, 1, 1, 0)
    assert table.result.winner == 0
    assert table.result.reason == "last standing"


@pytest.mark.rule("RB24 Ending the Game, exception")
def test_ousted_together_the_predator_has_the_point_but_not_the_pool() -> None:
    table = ousting_table(("Ann", "Ben", "Cleo", "Dirk"), blow("A", 1, 2))
    oust(table, "A")
    points = [seat.half_points for seat in table.state.seats]
    assert points == [2, 2, 0, 0]
    assert [table.pool(seat) for seat in (0, 1, 3)] == [36, 0, 30]
    assert (table.state.prey(0), table.state.predator(0)) == (3, 3)


def test_the_last_two_ousted_together_leave_nobody_standing() -> None:
    table = ousting_table(("Ann", "Ben"), blow("A", 0, 1))
    oust(table, "A")
    assert table.result.victory_points == (1, 1)
    assert table.result.winner == NOBODY


@pytest.mark.parametrize("number, out", [(29, False), (30, True), (31, True)])
def test_pool_0_or_less_ousts(number: int, out: bool) -> None:
    table = ousting_table(("Ann", "Ben", "Cleo"), blow("A", 1, number=number))
    oust(table, "A")
    assert table.state.seats[1].out is out


@pytest.mark.rule("RB24 Ending the Game")
def test_her_cards_leave_the_game_but_those_that_others_control_stay() -> None:
    cards = {
        0: [blow("A", 1), vampire("Borrowed"), vampire("Host")],
        1: [vampire("Hers"), vampire("Stolen"), library_card("Haven", "master")],
        2: [library_card("Hold", "master"), library_card("Gun", "equipment")],
    }
    table = Table(("Ann", "Ben", "Cleo"), cards)
    table.put(0, "A", "permanent")
    hers = table.put(1, "Hers", blood=1)
    stolen = table.put(1, "Stolen", by=2, blood=1)
    borrowed = table.put(0, "Borrowed", by=1, blood=1)
    host = table.put(0, "Host", blood=1, locked=1)
    haven = table.put_on(1, "Haven", host)
    hold = table.put_on(2, "Hold", hers)
    atoms.take_edge(table.state, 1)
    table.until("influence", 0)
    oust(table, "A")
    assert hers in table.state.seats[1].removed
    assert haven in table.state.seats[1].removed
    assert borrowed in table.state.seats[0].removed
    assert hold in table.state.seats[2].ash_heap
    assert stolen in table.state.seats[2].ready
    assert table.state.cards[host].attached == ()
    assert table.state.edge == NOBODY
    assert table.state.seats[1].library == table.state.seats[1].hand == ()
    assert len(table.state.seats[2].hand) == 7


def test_ousted_in_her_own_turn_she_gets_no_later_phase() -> None:
    table = ousting_table(("Ann", "Ben", "Cleo"), blow("A", 0))
    oust(table, "A")
    assert (table.now.seat, table.now.window, table.state.turn) == (1, "influence", 2)


@pytest.mark.rule("[LSJ 20080512]")
@pytest.mark.rules_text("003 6.2.3 R3")
def test_an_ousting_comes_before_what_the_same_step_triggers() -> None:
    heard = Trigger("burned pool", who=Seat(1), effect=Block((PoolLoss(1, 0),)))
    table = Table(
        ("Ann", "Ben", "Cleo"),
        {0: [blow("A", 1)], 1: [library_card("Rage", "m", triggers=(heard,))]},
    )
    table.put(0, "A", "permanent")
    table.put(1, "Rage", "permanent")
    table.until("influence", 0)
    oust(table, "A")
    assert table.pool(0) == 36  # Rage left the game with Ben


# -- withdrawal -----------------------------------------------------------------------------


def withdrawing(short: bool = True, empty: bool = True) -> Table:
    """Ann's library and hand, before her second turn."""
    table = Table(("Ann", "Ben", "Cleo"), {0: [vampire("V", 4)]})
    vee = table.put(0, "V", blood=2, locked=1)
    owner = table.state.edit_seat(0)
    if empty:
        owner.library = ()
    if short:
        owner.hand = owner.hand[1:]
    assert table.state.cards[vee].blood == 2
    return table


@pytest.mark.rule("RB24 Withdrawing from the Game")
@pytest.mark.parametrize("short, empty", [(True, False), (False, True), (False, False)])
def test_withdrawing_needs_an_empty_library_and_a_short_hand(short: bool, empty: bool) -> None:
    table = withdrawing(short, empty)
    assert table.now.window != "unlock"


@pytest.mark.rule("RB24 Withdrawing from the Game")
def test_a_withdrawal_succeeds_as_her_next_turn_begins_for_1_victory_point() -> None:
    table = withdrawing()
    table.do("withdraw")
    assert not table.state.seats[0].out
    table.until_turn(5)
    seats = table.state.seats
    assert seats[0].out
    assert [seat.half_points for seat in seats] == [2, 0, 0]
    assert (seats[2].pool, table.state.prey(2)) == (30, 1)


@pytest.mark.rule("RB24 Withdrawing from the Game")
def test_a_withdrawal_fails_by_a_single_pool_that_comes_back() -> None:
    table = withdrawing()
    table.do("withdraw")
    table.until("influence", 0, 1)
    table.do("transfer", target=table.state.seats[0].uncontrolled[0])
    table.until("influence", 0, 4)
    assert not table.state.seats[0].out


def test_a_withdrawal_fails_by_a_single_blood_of_a_minion() -> None:
    table = withdrawing()
    table.do("withdraw")
    atoms.burn_blood(table.state, table.find(0, "V"), 1)
    assert not table.state.seats[0].withdrawing


@pytest.mark.rule("R0 Advanced")
@pytest.mark.parametrize("first", ["Al (G2)", "Al (G2 ADV)"])
@pytest.mark.parametrize("edition", [CURRENT, COMPREHENSIVE])
def test_both_cards_of_a_merged_vampire_leave_with_her(first: str, edition: Edition) -> None:
    """Whichever of the two lay further up in her crypt."""
    base = vampire("Al (G2)", 5, printed_name="Al")
    advanced = vampire("Al (G2 ADV)", 6, printed_name="Al", advanced=True)
    cards = sorted((base, advanced), key=lambda card: card.name != first)
    table = Table(("Ann", "Ben", "Cid"), {0: [*cards, blow("A", 0)]}, edition=edition)
    al = table.put(0, "Al (G2)", blood=3)
    upper = table.put(0, "Al (G2 ADV)", "uncontrolled")
    table.put(0, "A", "permanent")
    table.until("influence", 0, 4)
    table.do("merge", card=upper, target=al)
    oust(table, "A")

    assert table.state.seats[0].out
    assert {al, upper} <= set(table.state.seats[0].removed)
    assert table.state.definition(al).name == "Al (G2)"
    assert not {al, upper} & set(table.state.cards)

"""The unlock phase (R0, 1. Unlock Phase; traps T1)."""

from __future__ import annotations

import pytest
from turn_talk import PoolLoss, Seat, Table, library_card, vampire

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.definitions import Block, Mode, Static, Trigger
from methuselah.engine.state import Row

TWO = ("Ann", "Ben")
TAX = Trigger("unlock phase", who=Seat(), effect=Block((PoolLoss(1),)))


def locked(table: Table, card: int) -> bool:
    return table.state.cards[card].locked


@pytest.mark.rule("R0 1. Unlock Phase")
def test_all_her_cards_unlock_those_in_torpor_too_and_nobody_elses() -> None:
    cards = {0: [vampire("Ready"), vampire("Torpid"), library_card("Gun", "equipment")]}
    table = Table(TWO, {**cards, 1: [vampire("Other")]})
    ready = table.put(0, "Ready", locked=1, blood=1)
    torpid = table.put(0, "Torpid", "torpor", locked=1)
    other = table.put(1, "Other", locked=1, blood=1)
    gun = table.put_on(0, "Gun", ready)
    atoms.lock(table.state, gun)
    table.until("influence", 0)
    assert not locked(table, ready) and not locked(table, torpid) and not locked(table, gun)
    assert locked(table, other)


@pytest.mark.rule("R3 4.1 (masters stay under their controller)")
def test_her_master_on_another_methuselahs_vampire_unlocks_in_her_unlock_phase() -> None:
    table = Table(TWO, {0: [library_card("Hold", "master")], 1: [vampire("Other")]})
    other = table.put(1, "Other", blood=1)
    hold = table.put_on(0, "Hold", other)
    atoms.lock(table.state, hold)
    table.until("influence", 0)
    assert not locked(table, hold)


@pytest.mark.rule("RB24 Infernal; R3 4")
def test_an_infernal_minion_unlocks_only_for_1_pool() -> None:
    infernal = vampire("Demon", statics=(Static("infernal"), Static("does not unlock")))
    table = Table(TWO, {0: [infernal, vampire("Plain")]})
    demon = table.put(0, "Demon", locked=1, blood=1)
    plain = table.put(0, "Plain", locked=1, blood=1)
    assert table.now.window == "unlock"
    assert locked(table, demon) and not locked(table, plain)
    table.do("unlock infernal", target=demon)
    assert not locked(table, demon)
    assert table.pool(0) == 29


def test_an_infernal_minion_stays_locked_if_nobody_pays() -> None:
    table = Table(TWO, {0: [vampire("Demon", statics=(Static("infernal"),))]})
    demon = table.put(0, "Demon", locked=1, blood=1)
    table.until("influence", 0)
    assert locked(table, demon)
    assert table.pool(0) == 30


@pytest.mark.rule("R0 1. Unlock Phase")
def test_the_edge_may_give_1_pool_once_and_only_to_who_has_it() -> None:
    table = Table(TWO)
    atoms.take_edge(table.state, 0)
    table.do("gain from the Edge")
    assert table.pool(0) == 31
    assert table.now.window == "influence"
    table.until("influence", 1)
    assert table.pool(1) == 30


def test_the_edge_may_be_left_alone() -> None:
    table = Table(TWO)
    atoms.take_edge(table.state, 0)
    table.pass_()
    assert (table.pool(0), table.now.window) == (30, "influence")


@pytest.mark.rule("R0 1. Unlock Phase: she chooses the order")
def test_the_edge_may_be_used_before_a_mandatory_loss_that_would_oust_her() -> None:
    table = Table(TWO, {0: [library_card("Tax", "master", triggers=(TAX,))]})
    table.put(0, "Tax", "permanent")
    table.pool(0, 1)
    atoms.take_edge(table.state, 0)
    assert table.verbs() == {"gain from the Edge", "resolve"}
    table.do("gain from the Edge")
    assert table.now.window == "influence"
    assert table.pool(0) == 1


def test_a_lone_mandatory_effect_asks_nobody() -> None:
    table = Table(TWO, {0: [library_card("Tax", "master", triggers=(TAX,))]})
    table.put(0, "Tax", "permanent")
    assert table.now.window == "influence"
    assert table.pool(0) == 29
    table.until("influence", 1)
    assert table.pool(1) == 30


@pytest.mark.rule("[LSJ 20010121]")
def test_another_methuselahs_mandatory_effect_comes_before_anybody_has_the_impulse() -> None:
    everyone = Trigger("unlock phase", who=Seat(0), effect=Block((PoolLoss(2, 0),)))
    table = Table(TWO, {1: [library_card("Fame", "master", triggers=(everyone,))]})
    table.put(1, "Fame", "permanent")
    atoms.take_edge(table.state, 0)
    assert table.now.seat == 0
    table.do("resolve")
    assert table.pool(0) == 28
    assert table.verbs() == {"pass", "gain from the Edge"}


def test_an_optional_trigger_is_offered_once_and_may_be_declined() -> None:
    asks = Trigger("unlock phase", who=Seat(), effect=Block((PoolLoss(1),)), optional=True)
    table = Table(TWO, {0: [library_card("Offer", "master", triggers=(asks,))]})
    table.put(0, "Offer", "permanent")
    assert table.verbs() == {"pass", "answer"}
    table.do("answer")
    assert (table.pool(0), table.now.window) == (29, "influence")


@pytest.mark.rule("R0 1. Unlock Phase: burn option")
def test_a_card_with_the_burn_option_that_no_minion_can_use_is_replaced_in_any_unlock_phase() -> (
    None
):
    mode = Mode(play="action", by="actor", disciplines=("qui",))
    icon = library_card("Icon", "action", modes=(mode,), clans=("Assamite",), burn_option=True)
    table = Table(TWO, {1: [icon]})
    card = table.hold(1, "Icon")
    table.until("unlock", 1, 1)
    table.do("burn option")
    assert card in table.state.seats[1].ash_heap
    assert len(table.state.seats[1].hand) == 7


def test_a_burn_option_is_limited_to_one_card_in_each_unlock_phase() -> None:
    mode = Mode(play="action", by="actor")
    icons = [
        library_card(name, "action", modes=(mode,), clans=("Samedi",), burn_option=True)
        for name in ("Icon", "Idol")
    ]
    table = Table(TWO, {1: icons})
    table.hold(1, "Icon")
    table.hold(1, "Idol")
    table.until("unlock", 1, 1)
    table.do("burn option", card=table.find(1, "Icon"))
    assert table.now.window == "influence"
    table.until("unlock", 1, 2)
    assert len(table.options("burn option")) == 1


def test_a_card_that_a_minion_could_use_has_no_burn_option() -> None:
    mode = Mode(play="action", by="actor")
    icon = library_card("Icon", "action", modes=(mode,), clans=("Ventrue",), burn_option=True)
    table = Table(TWO, {0: [icon, vampire("Prince")]})
    table.hold(0, "Icon")
    table.put(0, "Prince", blood=1, locked=1)
    assert table.now.window != "unlock"


def test_uses_and_modifiers_until_her_next_unlock_phase_end_as_it_begins() -> None:
    table = Table(TWO, {0: [vampire("Ready")]})
    ready = table.put(0, "Ready", blood=1, locked=1)
    atoms.spend(table.state, ready, "On the Qui Vive")
    atoms.add_seat_row(table.state, 0, Row("transfers", 0, 3))
    atoms.add_seat_row(table.state, 1, Row("transfers", 1, 3))
    table.until("influence", 0)
    assert table.state.cards[ready].spent == ()
    assert table.state.seats[0].rows == ()
    assert len(table.state.seats[1].rows) == 1


def test_a_replacement_that_waited_for_her_unlock_phase_is_drawn_then() -> None:
    table = Table(TWO)
    for seat in (0, 1):
        atoms.discard(table.state, table.state.seats[seat].hand[0])
        turn_atoms.delay_draw(table.state, seat, "unlock")
    table.until("influence", 0)
    assert [len(seat.hand) for seat in table.state.seats] == [7, 6]
    table.until("influence", 1)
    assert len(table.state.seats[1].hand) == 7


@pytest.mark.rule("[ANK 20200129]")
def test_a_loan_until_her_next_unlock_phase_ends_before_her_cards_unlock() -> None:
    table = Table(TWO, {1: [vampire("Lent")]})
    lent = table.put(1, "Lent", by=0, locked=1, blood=1)
    atoms.remember(table.state, lent, "loaned by", 1)
    atoms.remember(table.state, lent, "loan ends", 0)
    table.until("influence", 0)
    assert table.state.controller(lent) == 1
    assert locked(table, lent)
    assert lent in table.state.seats[1].ready

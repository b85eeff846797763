"""Set-up and the order of turns and phases (RB24, Game Setup, Turn Sequence)."""

from __future__ import annotations

import pytest
from turn_talk import Seat, Table, library_card, vampire

from methuselah.engine import turn_atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Static

FIVE = ("Ann", "Ben", "Cleo", "Dirk", "Ezra")


@pytest.mark.rule("RB24 Game Setup")
def test_each_methuselah_starts_with_30_pool_7_cards_and_4_uncontrolled_vampires() -> None:
    table = Table(FIVE)
    for seat in table.state.seats:
        assert (seat.pool, len(seat.hand), len(seat.uncontrolled)) == (30, 7, 4)
        assert (len(seat.library), len(seat.crypt)) == (53, 8)
        assert all(table.state.cards[card].face_down for card in seat.uncontrolled)
    assert table.state.edge == NOBODY


def test_the_seed_decides_the_deal_and_an_id_says_nothing_about_its_card() -> None:
    one, same, other = Table(FIVE, seed=1), Table(FIVE, seed=1), Table(FIVE, seed=2)
    assert one.state.faces == same.state.faces
    assert one.state.faces != other.state.faces
    assert one.state.seats[0].hand == other.state.seats[0].hand


@pytest.mark.rule("RB24 Turn Sequence")
def test_turns_go_clockwise_and_around() -> None:
    table = Table(("Ann", "Ben", "Cleo"))
    for turn, seat in enumerate((0, 1, 2, 0), start=1):
        table.until("influence", seat, turn)
        assert (table.state.turn, table.state.active) == (turn, seat)


@pytest.mark.rule("R0 4. Influence Phase")
@pytest.mark.parametrize("turn, transfers", [(1, 1), (2, 2), (3, 3), (4, 4), (6, 4)])
def test_the_first_three_turns_of_the_game_have_1_2_and_3_transfers(
    turn: int, transfers: int
) -> None:
    table = Table(FIVE)
    table.until("influence", (turn - 1) % 5, turn)
    seat = table.state.active
    for left in range(transfers, 0, -1):
        table.do("transfer", target=table.state.seats[seat].uncontrolled[0])
        assert table.pool(seat) == 30 - (transfers - left + 1)
    assert table.now.window != "influence" or "transfer" not in table.verbs()


def test_a_card_that_grants_transfers_counts_from_the_start_of_the_phase_only() -> None:
    giver = vampire("Giver", 1, statics=(Static("transfers", 2, Seat()),))
    table = Table(("Ann", "Ben"), {0: [giver]})
    card = table.put(0, "Giver", "uncontrolled", blood=1)
    table.until("influence", 0, 1)
    table.do("move out", target=card)
    table.do("transfer", target=table.state.seats[0].uncontrolled[0])
    assert table.now.window != "influence"
    table.until("influence", 0, 5)
    for _ in range(6):
        table.do("transfer", target=table.state.seats[0].uncontrolled[0])
    assert table.pool(0) == 23
    assert "transfer" not in table.verbs()


def test_a_skipped_phase_is_not_played_and_the_others_are() -> None:
    skipping = library_card(
        "Slow Day", "master", statics=(Static("skip phase", who=Seat(), word="influence"),)
    )
    table = Table(("Ann", "Ben"), {0: [skipping]})
    table.put(0, "Slow Day", "permanent")
    assert (table.now.window, table.now.seat) == ("discard", 0)
    table.pass_()
    assert (table.now.window, table.now.seat) == ("influence", 1)


@pytest.mark.rule("TR 3.1.1")
def test_when_time_is_called_the_phase_is_finished_and_survivors_have_half_a_point() -> None:
    table = Table(("Ann", "Ben", "Cleo"))
    table.until("influence", 1, 2)
    turn_atoms.call_time(table.state)
    table.do("transfer", target=table.state.seats[1].uncontrolled[0])
    table.pass_()
    assert table.result.reason == "time"
    assert table.result.victory_points == (0.5, 0.5, 0.5)
    assert table.result.winner == NOBODY


def test_the_turn_limit_ends_the_game_after_that_turn() -> None:
    table = Table(("Ann", "Ben"), turn_limit=3)
    table.until("discard", 0, 3)
    table.pass_()
    assert table.result.victory_points == (0.5, 0.5)

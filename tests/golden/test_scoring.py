"""The worked examples of ending the game: four players of R3, five of the rulebook of 2024."""

from __future__ import annotations

import pytest

from methuselah.engine.decisions import NOBODY
from table_talk import Seat, Table

SEVEN = ("Govern the Unaligned", "Conditioning")


def bleeds_for_six(seat: Seat, minion: int) -> None:
    """Govern the Unaligned and Conditioning: 1 + 2 + 3."""
    seat.acts("Govern the Unaligned", by=minion, level="dom")
    seat.plays("Conditioning", by=minion, level="DOM")
    seat.table.nobody_reacts()


def bleeds_for_one(seat: Seat, minion: int) -> None:
    """A basic bleed."""
    seat.acts(by=minion, word="bleed")
    seat.table.nobody_reacts()


def points(*seats: Seat) -> list[float]:
    """The victory points of these seats."""
    return [seat.victory_points() for seat in seats]


@pytest.mark.rule("R3 9.1")
def test_four_players() -> None:
    """Richard ousts Steve and Justin; Lisa ousts him and is the last: 2 and 2. R3, 9.1."""
    table = Table(size=4)
    richard, steve, justin, lisa = table.seats
    for seat in (richard, steve, justin):
        seat.pool(1)
    nassir, krid = richard.ready("Nassir"), richard.ready("Krid")
    ayelech, alexa, mazz = lisa.ready("Ayelech"), lisa.ready("Alexa Draper"), lisa.ready("Mazz")
    lisa.holds(*SEVEN, *SEVEN)

    bleeds_for_one(richard, nassir)
    assert steve.is_out()
    assert richard.pool() == 7
    assert points(richard) == [1]
    assert table.state.prey(richard.number) == justin.number

    bleeds_for_one(richard, krid)
    assert justin.is_out()
    assert richard.pool() == 13
    assert points(richard) == [2]
    assert table.state.prey(richard.number) == lisa.number
    assert table.state.prey(lisa.number) == richard.number

    table.until_turn_of(lisa, "minion")
    bleeds_for_six(lisa, ayelech)
    bleeds_for_six(lisa, alexa)
    assert richard.pool() == 1
    lisa.acts(by=mazz, word="bleed")
    table.nobody_reacts()

    assert richard.is_out()
    assert lisa.pool() == 36
    assert points(richard, steve, justin, lisa) == [2, 0, 0, 2]
    result = table.result()
    assert result is not None
    assert sum(result.half_points) == 2 * len(table.seats)
    assert result.winner == NOBODY, "in the case of a tie there is no winner (RB24)"


@pytest.mark.rule("RB24 Ending the Game")
def test_five_players() -> None:
    """Justine wins with 3, Richard and Scott have 1, Lisa and Steve none. RB24, 5."""
    table = Table(size=5)
    scott, steve, justine, lisa, richard = table.seats
    for seat in (scott, steve, lisa, richard):
        seat.pool(1)
    krid = scott.ready("Krid")
    ayelech, mazz = richard.ready("Ayelech"), richard.ready("Mazz")
    richard.holds(*SEVEN)
    alexa, milo, barth = (
        justine.ready("Alexa Draper"),
        justine.ready("Milo, The Invisible Horror"),
        justine.ready("Cohn Rose"),
    )
    justine.holds(*SEVEN)

    bleeds_for_one(scott, krid)
    assert steve.is_out()
    assert (scott.pool(), scott.victory_points()) == (7, 1)
    assert table.state.prey(scott.number) == justine.number

    table.until_turn_of(richard, "minion")
    bleeds_for_six(richard, ayelech)
    bleeds_for_one(richard, mazz)
    assert scott.is_out()
    assert (richard.pool(), richard.victory_points()) == (7, 1)
    assert table.state.prey(richard.number) == justine.number

    table.until_turn_of(justine, "minion")
    bleeds_for_one(justine, milo)
    assert lisa.is_out()
    assert (justine.pool(), justine.victory_points()) == (36, 1)
    assert table.state.prey(justine.number) == richard.number
    bleeds_for_six(justine, alexa)
    justine.acts(by=barth, word="bleed")
    table.nobody_reacts()

    assert richard.is_out()
    assert points(justine, lisa, richard, scott, steve) == [3, 0, 1, 1, 0]
    assert justine.pool() == 42
    result = table.result()
    assert result is not None
    assert result.winner == justine.number
    assert sum(result.half_points) == 2 * len(table.seats)

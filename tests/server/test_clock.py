"""A time limit by the clock: it runs while somebody is there, and ends the game by its own rule."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from methuselah.cards import definitions
from methuselah.server.clock import NO_LIMIT, Clock
from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Pace
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import LiveTable, Page
from methuselah.table.game import Game
from methuselah.table.record import TIME
from methuselah.wording.wrong import Wrong

PATIENCE = 60.0


class Hands:
    """A clock of the wall that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def clock_of(minutes: int, spent: int = 0) -> tuple[Clock, Hands]:
    """A clock, and what moves it."""
    clock, hands = Clock(minutes, spent), Hands()
    clock.now = hands
    return clock, hands


def test_it_runs_only_while_it_is_let_run() -> None:
    clock, hands = clock_of(2)
    hands.now += 500
    assert clock.left == 120
    clock.run(True)
    hands.now += 30.5
    clock.run(False)
    hands.now += 500
    assert (clock.spent, clock.left) == (30, 90)


def test_time_is_called_once() -> None:
    """Also where the server was stopped after it."""
    clock, hands = clock_of(1)
    clock.run(True)
    hands.now += 59
    assert not clock.is_up()
    hands.now += 2
    assert [clock.is_up(), clock.is_up()] == [True, False]
    assert clock.left == 0
    late, _ = clock_of(1, 61)
    assert not late.is_up()


def test_without_a_limit_there_is_no_end() -> None:
    clock, hands = clock_of(0)
    clock.run(True)
    hands.now += 1e6
    assert not clock.is_up()
    assert clock.left == NO_LIMIT


@pytest.mark.parametrize("minutes", [-1, 24 * 60 + 1])
def test_a_limit_that_cannot_be_is_refused(tmp_path: Path, minutes: int) -> None:
    with pytest.raises(Wrong, match="0 is for none"):
        asyncio.run(begun(tmp_path, minutes))


async def begun(folder: Path, minutes: int) -> tuple[LiveTable, Store]:
    store = Store(sqlite_url(folder))
    await store.open()
    seats = [NewSeat("you"), NewSeat("random")]
    try:
        return await Tables(store).begin(NewGame(seats, seed=3, minutes=minutes)), store
    except Wrong:
        await store.close()
        raise


def test_a_game_ends_by_the_clock_and_its_file_is_a_game(tmp_path: Path) -> None:
    """Not amid an action: what goes on is finished first, and nobody has won by it."""

    async def play() -> tuple[LiveTable, list[dict[str, Any]], int]:
        live, store = await begun(tmp_path, 1)
        hands = Hands()
        live.clock.now = hands
        heard: list[dict[str, Any]] = []

        async def see(said: bytes) -> None:
            heard.append(msgspec.json.decode(said))

        page = Page(live.people[0], see)
        await live.enter(page)
        await live.take(page, Pace(0))
        hands.now += 40
        async with asyncio.timeout(PATIENCE):
            while live.table.result is None:
                decision = live.table.decision
                if decision is not None and decision.seat == page.seat:
                    last = len(decision.options) - 1
                    await live.take(page, Answer(live.pacer.at(page.seat), last))
                    hands.now += 3
                await asyncio.sleep(0.002)
        await asyncio.sleep(0.05)
        kept = await store.load(live.name)
        await store.close()
        assert kept is not None
        return live, heard, kept.spent

    live, heard, spent = asyncio.run(play())
    assert [message["left"] for message in heard if message["say"] == "pace"] == [60, 60]
    assert live.table.game.log.count(TIME) == 1
    assert live.table.result is not None
    assert live.table.result.reason == "time"
    assert spent >= 60
    again = Game.load(live.export(), definitions())
    assert again.result == live.table.result


def test_the_time_that_is_over_stays_over(tmp_path: Path) -> None:
    """After the server was stopped the clock goes on where it stood."""

    async def play() -> int:
        live, store = await begun(tmp_path, 5)
        hands = Hands()
        live.clock.now = hands

        async def see(said: bytes) -> None:
            return None

        page = Page(live.people[0], see)
        await live.enter(page)
        await live.take(page, Pace(0, pause=True))
        hands.now += 1000
        await live.take(page, Pace(0))
        hands.now += 100
        async with asyncio.timeout(PATIENCE):
            while live.table.waits_for != page.seat:
                await asyncio.sleep(0.002)
        await live.take(page, Answer(live.pacer.at(page.seat), 0))
        again = await Tables(store).find(live.name)
        await store.close()
        return again.clock.left

    assert asyncio.run(play()) == 200

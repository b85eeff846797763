"""A table with two people: windows open to both at once, and how long they take tells nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Order, Pace, Undo, Wish
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import LiveTable, Page
from methuselah.table.passing import STOPS

PATIENCE = 60.0
BEAT = 0.05


RASH = 0.2
"""How often somebody does just anything."""


class Window:
    """What a person sees, and a hand that answers."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.live = live
        self.page = Page(seat, self.see)
        self.screen: dict[str, Any] = {}
        self.seen: list[tuple[float, str]] = []
        self.refused: list[str] = []

    async def see(self, said: bytes) -> None:
        message = json.loads(said)
        if message["say"] == "screen":
            self.screen = message["screen"]
        elif message["say"] == "refused":
            self.refused.append(message["reason"])

    async def answer(self, option: int = 0) -> None:
        await self.live.take(self.page, Answer(self.screen["question"]["at"], option))


async def table_of_two(folder: Path) -> tuple[LiveTable, list[Window], Store]:
    """Ada and Ben sit against each other."""
    store = Store(sqlite_url(folder))
    await store.open()
    seats = [NewSeat("you", "Ada", "Ventrue"), NewSeat("open", "Ben", "Nosferatu")]
    live = await Tables(store).begin(NewGame(seats, seed=5, in_order=True, turns=12))
    live.pacer.beat = BEAT
    windows = [Window(live, seat) for seat in live.people]
    for window in windows:
        await live.enter(window.page)
        await live.take(window.page, Pace(0))
    return live, windows, store


async def until(true: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


def lively(question: dict[str, Any]) -> int:
    """The first thing that is more than passing: so a vampire comes out, and acts."""
    return min(1, len(question["options"]) - 1)


def plays(folder: Path, what: Callable[[LiveTable, list[Window]], Awaitable[None]]) -> None:
    """Play this at a table of two."""

    async def run() -> None:
        live, windows, store = await table_of_two(folder)
        await what(live, windows)
        await store.close()

    asyncio.run(run())


def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    """Asked at once, answered in any order: the log is a game that can be played again."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        live.pacer.beat = BEAT / 10  # some two hundred windows pass
        chance = random.Random(3)
        together = 0
        async with asyncio.timeout(PATIENCE):
            while live.table.result is None:
                asked = [window for window in windows if window.screen.get("question")]
                chance.shuffle(asked)
                together += len(asked) > 1
                for window in asked:
                    question = window.screen["question"]
                    if question:
                        index = chance.randrange(len(question["options"]))
                        await window.answer(index if chance.random() < RASH else lively(question))
                await asyncio.sleep(0.002)
        assert together > 5
        assert live.table.game.export()

    plays(tmp_path, play)


def test_a_window_takes_its_beat_whatever_is_held(tmp_path: Path) -> None:
    """The clock that the pages see runs the same where nobody can do anything."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        clock = 0.0
        live.pacer.clock = lambda: clock
        live.pacer.beat = 10.0
        for window in windows:
            await live.take(window.page, Wish(stops=[]))
        closed = 0
        async with asyncio.timeout(PATIENCE):
            while closed < 4 and live.table.result is None:
                gathering = live.pacer.gathering
                if gathering is None:
                    for window in windows:
                        if window.screen["question"]:
                            await window.answer(0)
                    await asyncio.sleep(0.002)
                    continue
                for window in windows:
                    if gathering.question(window.page.seat) is not None:
                        await window.answer(0)
                await asyncio.sleep(0.02)
                assert live.pacer.gathering is gathering, "closed before its beat"
                clock += 10.0
                live._go_on()
                await until(lambda gone=gathering: live.pacer.gathering is not gone)  # type: ignore[misc]
                closed += 1
        assert closed == 4

    plays(tmp_path, play)


def test_who_holds_is_waited_for_though_she_would_not_stop(tmp_path: Path) -> None:
    """By one key, beforehand or while the window is open; all see whom they wait for."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        ada, ben = windows
        live.pacer.beat = 0.0
        for window in windows:
            await live.take(window.page, Wish(stops=[]))
        await live.take(ben.page, Wish(hold=True))
        async with asyncio.timeout(PATIENCE):
            while not (ben.screen["question"] and ben.screen["question"]["together"]):
                for window in (ada, ben):
                    question = window.screen["question"]
                    if question and (window is ada or not question["together"]):
                        await window.answer(0)
                await asyncio.sleep(0.002)
        assert ben.page.seat in ada.screen["awaited"]
        assert ben.screen["hold"] and not ada.screen["hold"]
        await ben.answer(0)
        await until(lambda: not ben.screen["hold"])

    plays(tmp_path, play)


def test_an_answer_among_others_is_taken_back_while_they_still_think(tmp_path: Path) -> None:
    """It was not carried out yet: nobody has seen it."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        for window in windows:
            await live.take(window.page, Wish(full=True))
        async with asyncio.timeout(PATIENCE):
            while live.pacer.gathering is None or len(live.pacer.gathering.awaited()) < 2:
                asked = next((w for w in windows if w.screen["question"]), None)
                if asked is not None:
                    await asked.answer(lively(asked.screen["question"]))
                await asyncio.sleep(0.002)
        await until(lambda: all(window.screen["question"] for window in windows))
        one, other = windows
        asked_before = one.screen["question"]
        await one.answer(0)
        await until(lambda: one.screen["question"] is None)
        assert other.screen["question"] is not None
        await live.take(one.page, Undo())
        await until(lambda: one.screen["question"] is not None)
        assert one.screen["question"] == asked_before

    plays(tmp_path, play)


def test_orders_and_wishes_that_cannot_be_are_refused(tmp_path: Path) -> None:
    """With words, and nothing has changed."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        ada = windows[0]
        await live.take(ada.page, Wish(stops=["doomsday mine"]))
        await live.take(ada.page, Order("combat"))
        assert "doomsday" in ada.refused[0]
        assert "no combat" in ada.refused[1]
        await live.take(ada.page, Wish(stops=list(STOPS)))
        assert set(ada.screen["stops"]) == set(STOPS)

    plays(tmp_path, play)


@pytest.mark.parametrize("full", [False, True])
def test_alone_with_full_control_every_window_is_asked(tmp_path: Path, full: bool) -> None:
    """Else only those in which there is something to do."""

    async def play() -> int:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        seats = [NewSeat("you", "Ada", "Ventrue"), NewSeat("random", "", "Nosferatu")]
        live = await Tables(store).begin(NewGame(seats, seed=5, in_order=True))
        window = Window(live, live.people[0])
        await live.enter(window.page)
        await live.take(window.page, Pace(0))
        await live.take(window.page, Wish(full=full))
        idle = 0
        async with asyncio.timeout(PATIENCE):
            for _ in range(20):
                await until(lambda: bool(window.screen["question"]))
                idle += len(window.screen["question"]["options"]) == 1
                at = window.screen["at"]
                await window.answer(0)
                await until(lambda at=at: window.screen["at"] != at)  # type: ignore[misc]
        await store.close()
        return idle

    assert (asyncio.run(play()) > 0) == full

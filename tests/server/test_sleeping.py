"""Tables that nobody looks at leave memory, and come back as they were."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from methuselah.server.hall import REST, Tables
from methuselah.server.messages import Answer, Pace, Wish
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import LiveTable, Page

ADA_AND_BEN = NewGame([NewSeat("you", "Ada"), NewSeat("open", "Ben")], seed=6)
ALONE = NewGame([NewSeat("you", "Ada"), NewSeat("random")], seed=3, minutes=60)


class Room:
    """The tables of a server whose time the test tells."""

    def __init__(self, store: Store) -> None:
        self.tables = Tables(store)
        self.now = 0.0
        self.tables.now = lambda: self.now

    async def after(self, seconds: float) -> None:
        """So much later, the tables that may go to sleep do."""
        self.now += seconds
        await self.tables.let_rest()


async def looks(live: LiveTable) -> tuple[Page, list[dict[str, Any]]]:
    """Ada's page, and what it hears."""
    heard: list[dict[str, Any]] = []

    async def hear(said: bytes) -> None:
        heard.append(msgspec.json.decode(said))

    page = Page(live.people[0], hear)
    await live.enter(page)
    return page, heard


def played(folder: Path, scene: Any) -> None:
    """Play a scene over a real database."""

    async def run() -> None:
        store = Store(sqlite_url(folder))
        await store.open()
        try:
            await scene(Room(store))
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    """Not before its time, not while a page is open; with its answers, wishes and clock."""

    async def scene(room: Room) -> None:
        live = await room.tables.begin(ALONE)
        page, _ = await looks(live)
        await live.take(page, Pace(0))
        while (decision := live.table.decision) is None or decision.seat != page.seat:
            await asyncio.sleep(0.01)
        await live.take(page, Answer(live.pacer.at(page.seat), 0))
        await live.take(page, Wish(full=True))
        while live.table.decision is None or live._playing is None or not live._playing.done():
            await asyncio.sleep(0.01)
        live.clock.now = lambda: 1e9  # some time has gone by since the last answer
        await room.after(REST * 3)
        assert live.name in room.tables.live

        live.leave(page)
        spent, length = live.clock.spent, len(live.table.game.log)
        assert spent > 3_600
        await room.after(REST - 1)
        assert live.name in room.tables.live
        await room.after(2)
        assert live.name not in room.tables.live

        again = await room.tables.find(live.name)
        assert again is not live
        assert len(again.table.game.log) == length
        assert again.clock.spent == spent
        assert again.pacer.wishes[page.seat].full

    played(tmp_path, scene)


def test_whoever_has_just_come_finds_the_table_awake(tmp_path: Path) -> None:
    """Between finding a table and entering it no other copy of it is made."""

    async def scene(room: Room) -> None:
        live = await room.tables.begin(ALONE)
        await room.after(REST - 1)
        found = await room.tables.find(live.name)
        await room.after(REST - 1)
        assert room.tables.live[live.name] is found is live

    played(tmp_path, scene)


def test_a_table_with_something_that_is_not_written_down_stays(tmp_path: Path) -> None:
    """An answer in an open window that others still think about, and a wish to go back."""

    async def scene(room: Room) -> None:
        live = await room.tables.begin(ADA_AND_BEN)
        page, _ = await looks(live)
        for _ in range(400):
            if live.pacer.gathering is not None and page.seat in live.pacer.gathering.states:
                break
            decision = live.table.decision
            if decision is not None:
                seat = decision.seat
                await live.take(Page(seat, page.send), Answer(live.pacer.at(seat), 0))
            await asyncio.sleep(0.005)
        gathering = live.pacer.gathering
        assert gathering is not None
        live.leave(page)
        gathering.answers[page.seat] = 0
        await room.after(REST * 2)
        assert live.name in room.tables.live

    played(tmp_path, scene)

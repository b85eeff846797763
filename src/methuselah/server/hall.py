"""All games of a server: those in progress, in memory, and those at rest, in its database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from methuselah.players.sitting import default_player
from methuselah.server.clock import Clock
from methuselah.server.conversing import Counts
from methuselah.server.resuming import again, programs
from methuselah.server.setting_up import NewGame, new_key, set_up
from methuselah.server.store import NotKept, SeatKept, Store, StoredAnswer
from methuselah.server.tables import LiveTable
from methuselah.server.talk import Talk
from methuselah.table.game import Game
from methuselah.table.record import write
from methuselah.table.seats import Table
from methuselah.wording.wrong import Wrong

__all__ = ["REST", "NoSuchGame", "Tables"]

REST: Final = 600.0
"""Seconds after which a table that nobody has asked for or looks at leaves memory."""
ROUND: Final = 60.0
"""Seconds between two looks for such tables."""
LOG: Final = logging.getLogger(__name__)


def _play(game: Game, log: Sequence[int | str]) -> None:
    for entry in log:
        game.take(entry)


class NoSuchGame(KeyError):
    """There is no game of this name here."""


class Tables:
    """The tables by name. A table is in memory once or not at all."""

    def __init__(self, store: Store) -> None:
        """Nothing is loaded before somebody asks for it."""
        self.store = store
        self.live: dict[str, LiveTable] = {}
        self.counts = Counts()
        self.now: Callable[[], float] = time.monotonic
        self._asked_for: dict[str, float] = {}
        self._lock = asyncio.Lock()

    async def begin(self, wanted: NewGame, keys: Sequence[str] = ()) -> LiveTable:
        """A new game. keys: what opens the seats (`set_up`). Raises ValueError with all that is
        wrong with what was asked.
        """
        made = await asyncio.to_thread(set_up, wanted, keys)
        game = Game.new(made.setting)
        name = secrets.token_hex(6)
        await self.store.begin(name, write(game.record()), made.seats, wanted.minutes)
        table = Table(game, programs(made.seats, made.setting.seed))
        return self._seat(name, table, made.seats, Clock(wanted.minutes))

    async def try_again(self, over: LiveTable, seat: int, at: int) -> LiveTable:
        """A new game that goes on from a moment of one that is over: one person, the others are
        programs. at: the answers given by then. Raises ValueError where the seat is not in play.
        """
        old = over.table.game
        log = old.log[: max(0, at)]
        played = Game.new(old.setting, journaling=False)
        await asyncio.to_thread(_play, played, log)
        sits = 0 <= seat < len(over.seats) and not played.state.seats[seat].out
        if not sits or not 0 <= at < len(old.log):
            raise Wrong("nothing-to-try")
        seats = [
            SeatKept(one.name, "", new_key(), one.asked)
            if number == seat
            else SeatKept(one.name, one.player or default_player(), "", one.asked)
            for number, one in enumerate(over.seats)
        ]
        name = secrets.token_hex(6)
        await self.store.begin(name, write(Game.new(old.setting).record()), seats)
        answers = [StoredAnswer(entry, person=False) for entry in log]
        await self.store.add(name, 0, answers, over=False)
        return await self.find(name)

    async def find(self, name: str) -> LiveTable:
        """A game by name, played again from the database if it is not in memory.

        Raises NoSuchGame, and ValueError for a game that this version cannot play.
        """
        async with self._lock:
            if name not in self.live:
                kept = await self.store.load(name)
                if kept is None:
                    raise NoSuchGame(name)
                clock = Clock(kept.minutes, kept.spent)
                live = self._seat(name, await asyncio.to_thread(again, kept), kept.seats, clock)
                live.talk = Talk(live.people, kept.talk)
                live.behaves(kept.manners)
            self._asked_for[name] = self.now()
        return self.live[name]

    def _seat(self, name: str, table: Table, seats: Sequence[SeatKept], clock: Clock) -> LiveTable:
        live = LiveTable(name, table, seats, self.store)
        live.clock = clock
        self.live[name] = live
        self._asked_for[name] = self.now()
        return live

    # -- resting -------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Let tables rest, for as long as the server runs."""
        while True:
            await asyncio.sleep(ROUND)
            await self.let_rest()

    async def let_rest(self) -> None:
        """Tables that nobody looks at, and of which all is written down, leave memory; one that
        the database does not take stays.
        """
        async with self._lock:
            now = self.now()
            for name, live in tuple(self.live.items()):
                if live.pages:
                    self._asked_for[name] = now
                elif now - self._asked_for[name] > REST and live.may_rest():
                    try:
                        await live.rest()
                    except NotKept as error:
                        LOG.error("game %s: %s", name, error)
                        continue
                    del self.live[name], self._asked_for[name]

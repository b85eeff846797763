"""All tables that wait: found by name, shown to strangers where their host wants it, set again.

Each is in the database; in memory are those that a page holds on to.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from methuselah.pool.decks import deck_of as deck_with
from methuselah.pool.decks import merged
from methuselah.pool.exports import to_jol
from methuselah.server.answers import GameListed, LobbyNow, TableListed
from methuselah.server.hall import NoSuchGame, Tables
from methuselah.server.setting_up import NewGame, NewSeat, deck_of, new_key, set_up
from methuselah.server.store import NotKept
from methuselah.server.tables import LiveTable
from methuselah.server.waiting import OPEN, Chair, TableKept, WaitingTable
from methuselah.wording.wrong import Wrong

__all__ = ["Lobby", "NewTable"]

FOUND: Final = 5
"""Chairs of a table that strangers find each other at (VEKN tournament rules, 3.1)."""
FORGOTTEN: Final = 30
"""Days after which a table that has not changed waits no more."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that shall wait for its people. game: what shall be played; the first seat is that of
    who asks; listed: whether strangers are shown it.
    """

    game: NewGame
    listed: bool = False


class Lobby:
    """The tables that wait, by name."""

    def __init__(self, tables: Tables) -> None:
        """Nobody waits. tables: where games begin."""
        self.tables = tables
        self._tables: WeakValueDictionary[str, WaitingTable] = WeakValueDictionary()
        self._begun: set[str] = set()
        self._lock = asyncio.Lock()

    async def wait(self, wanted: NewTable) -> tuple[WaitingTable, str]:
        """A new table, and the key of who has set it. Raises ValueError with all that is wrong with
        what was asked.
        """
        await asyncio.to_thread(set_up, wanted.game)
        seats = [msgspec.structs.replace(seat) for seat in wanted.game.seats]
        if not seats or seats[0].who not in ("you", OPEN):
            raise Wrong("host-plays")
        seats[0].who = OPEN
        key = new_key()
        chairs = [Chair(seat, "" if number else key) for number, seat in enumerate(seats)]
        game = msgspec.structs.replace(wanted.game, seats=[])
        table = await self._new(secrets.token_hex(6), TableKept(chairs, game, 0, wanted.listed))
        return table, key

    async def find_one(self, seat: NewSeat) -> tuple[WaitingTable, str]:
        """A chair among strangers: at a table that waits for them, else at a new one.

        Raises ValueError with all that is wrong with the deck.
        """
        seat.who = OPEN
        if seat.deck or seat.text.strip():
            await asyncio.to_thread(deck_of, seat)
        for table in self._open_to_all():
            if table.kept.by_itself:
                found = await table.take_in(seat)
                if found:
                    return table, found
        key = new_key()
        chairs = [Chair(seat, key), *[Chair(NewSeat(OPEN))] * (FOUND - 1)]
        kept = TableKept(chairs, NewGame(), listed=True, by_itself=True)
        return await self._new(secrets.token_hex(6), kept), key

    async def set_again(self, live: LiveTable, asked: int) -> WaitingTable:
        """The same people and decks for another game, with new seats; who has asked for it hosts.
        Everybody's key is that of the game which is over.
        """
        try:
            return await self.find(live.name)
        except NoSuchGame:
            pass
        setting = live.table.state.setting
        chairs = []
        for seat, (crypt, library) in zip(live.seats, setting.decks, strict=True):
            deck = deck_with(seat.name, merged([(card, 1) for card in (*crypt, *library)]))
            brought = NewSeat(seat.player or OPEN, seat.name, text=to_jol(deck))
            chairs.append(Chair(brought, seat.key))
        game = NewGame(
            turns=setting.turn_limit, minutes=live.clock.minutes, edition=setting.edition.name
        )
        return await self._new(live.name, TableKept(chairs, game, asked))

    async def _new(self, name: str, kept: TableKept) -> WaitingTable:
        await self.tables.store.forget_waiting(FORGOTTEN)
        await self.tables.store.wait(name, msgspec.json.encode(kept))
        return self._seat(name, kept)

    async def find(self, name: str) -> WaitingTable:
        """A table that waits, or has begun, by its name. Raises NoSuchGame, and ValueError for one
        that cannot be read.
        """
        async with self._lock:
            table = self._tables.get(name)
            if table is not None:
                return table
            found = await self.tables.store.waiting(name)
            if found is None:
                raise NoSuchGame(name)
            try:
                kept = msgspec.json.decode(found, type=TableKept)
            except msgspec.DecodeError as error:
                raise NotKept("unreadable-game", game=name, reason=str(error)) from None
            return self._seat(name, kept)

    def _seat(self, name: str, kept: TableKept) -> WaitingTable:
        table = WaitingTable(name, kept, self.tables.store, self._begins)
        self._tables[name] = table
        return table

    async def _begins(self, wanted: NewGame, keys: Sequence[str], listed: bool) -> str:
        live = await self.tables.begin(wanted, keys)
        if listed:
            self._begun.add(live.name)
        return live.name

    @property
    def waiting(self) -> int:
        """How many tables wait with somebody there."""
        return sum(bool(one.here) and not one.kept.begun for one in self._tables.values())

    # -- what strangers are shown --------------------------------------------------------

    def now(self) -> LobbyNow:
        """The tables that wait for anybody, and the games of such tables that go on."""
        waiting = tuple(
            TableListed(
                table.name,
                table.kept.chairs[table.host].seat.name,
                len(table.kept.chairs),
                table.free,
                table.kept.game.edition,
                table.kept.game.form,
                table.kept.game.turns,
                table.kept.game.minutes,
            )
            for table in self._open_to_all()
        )
        return LobbyNow(waiting, tuple(self._games()))

    def _open_to_all(self) -> list[WaitingTable]:
        """Those with a free chair at which somebody is, the ones with the fewest free first."""
        found = [
            table
            for table in self._tables.values()
            if table.kept.listed and not table.kept.begun and table.free and table.here
        ]
        return sorted(found, key=lambda table: (table.free, table.name))

    def _games(self) -> Iterator[GameListed]:
        for name in sorted(self._begun):
            live = self.tables.live.get(name)
            if live is None or not live.pages:
                continue
            if live.table.result is not None:
                self._begun.discard(name)
                continue
            yield GameListed(name, tuple(seat.name for seat in live.seats), live.table.state.turn)

"""A table that waits for its people: who sits on which chair with which deck, until they begin.

One link opens it for everybody. Whoever comes takes a free chair and is given its key, which opens
her seat in the game as well. What she brings is checked at once and shown to nobody else.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from methuselah.engine.editions import edition_named
from methuselah.players import look_at_player
from methuselah.players.base import comes_from_a_file
from methuselah.pool.formats import Format
from methuselah.server.bodies import refusals
from methuselah.server.messages import encode
from methuselah.server.setting_up import LONGEST_NAME, NewGame, NewSeat, deck_of, new_key
from methuselah.server.store import Store
from methuselah.server.waiting_messages import (
    Arrange,
    BeginNow,
    ChairNow,
    Declined,
    ListIt,
    Seated,
    Sit,
    StandUp,
    TableWaits,
    WaitingMessage,
)
from methuselah.table.decks import format_for
from methuselah.wording.wrong import Wrong

__all__ = ["OPEN", "Chair", "TableKept", "WaitingPage", "WaitingTable"]

OPEN: Final = "open"
"""Who sits on a chair for a person, as a new game says it."""
NO_CHAIR: Final = -1
ENOUGH: Final = 4
"""Who have found each other begin with so many, if nobody else comes for a while."""
WHILE: Final = 90.0
"""Seconds of such a while."""


class Chair(msgspec.Struct, frozen=True):
    """seat: whom it is for and what they bring; key: what opens it, "" while it is free or a
    program's.
    """

    seat: NewSeat
    key: str = ""

    @property
    def free(self) -> bool:
        """Whether anybody may sit down on it."""
        return self.seat.who == OPEN and not self.key


class TableKept(msgspec.Struct):
    """A table that waits, as it is written down. game: what shall be played, without its seats;
    host: the chair of who has set the table; listed: whether strangers are shown it; by_itself:
    whether it begins when all have come; begun: the name of its game, "" before.
    """

    chairs: list[Chair]
    game: NewGame
    host: int = 0
    listed: bool = False
    by_itself: bool = False
    begun: str = ""


@dataclass(eq=False)
class WaitingPage:
    """A page that looks at a table that waits. key: what she has, "" for who has just come."""

    key: str
    send: Callable[[bytes], Awaitable[None]]
    language: str = "en"


Begins = Callable[[NewGame, Sequence[str], bool], Awaitable[str]]
"""Begins a game whose seats have these keys, shown to strangers or not, and gives its name."""


class WaitingTable:
    """A table, and the pages that look at it. One change after the other, each written down before
    it is shown.
    """

    def __init__(self, name: str, kept: TableKept, store: Store, begins: Begins) -> None:
        """Nobody looks yet."""
        self.name = name
        self.kept = kept
        self.pages: set[WaitingPage] = set()
        self._store = store
        self._begins = begins
        self._lock = asyncio.Lock()
        self._soon: asyncio.TimerHandle | None = None
        self._beginning: asyncio.Future[None] | None = None
        self._telling: asyncio.Future[None] | None = None

    # -- who is here ---------------------------------------------------------------------

    def chair_of(self, key: str) -> int:
        """The chair that a key opens, NO_CHAIR for none."""
        if key:
            for number, chair in enumerate(self.kept.chairs):
                if chair.key and secrets.compare_digest(chair.key, key):
                    return number
        return NO_CHAIR

    @property
    def here(self) -> set[int]:
        """The chairs whose people look at the table now."""
        return {self.chair_of(page.key) for page in self.pages} - {NO_CHAIR}

    @property
    def host(self) -> int:
        """Who decides about the table: who has set it; while she is away, the next who is here."""
        here = self.here
        if self.kept.host in here or not here:
            return self.kept.host
        count = len(self.kept.chairs)
        return min(here, key=lambda chair: (chair - self.kept.host) % count)

    @property
    def free(self) -> int:
        """How many chairs are free."""
        return sum(chair.free for chair in self.kept.chairs)

    # -- pages ---------------------------------------------------------------------------

    async def enter(self, page: WaitingPage) -> None:
        """A page opens: all see who has come."""
        async with self._lock:
            self.pages.add(page)
            await self._show_all()
            self._looks_whether_all_are_here()

    def leave(self, page: WaitingPage) -> None:
        """A page closes: the others see it."""
        self.pages.discard(page)
        self._looks_whether_all_are_here()
        self._telling = asyncio.ensure_future(self._show_all())

    async def take(self, page: WaitingPage, message: WaitingMessage) -> None:
        """What a page sends; a refusal goes back to that page alone."""
        try:
            async with self._lock:
                await self._take(page, message)
        except ValueError as error:
            said = refusals(error, page.language)
            await page.send(encode(Declined(said.errors, said.lines)))

    async def _show_all(self) -> None:
        for page in tuple(self.pages):
            await page.send(self._seen_by(page))

    def _seen_by(self, page: WaitingPage) -> bytes:
        kept, here = self.kept, self.here
        mine = self.chair_of(page.key)
        chairs = tuple(
            ChairNow(
                chair.seat.who,
                chair.seat.name,
                chair.free,
                number in here,
                chair.seat.deck if number == mine or not chair.key else "",
            )
            for number, chair in enumerate(kept.chairs)
        )
        game = kept.game
        return encode(
            TableWaits(
                self.name,
                chairs,
                mine,
                self.host,
                kept.listed,
                kept.by_itself,
                kept.begun,
                game.edition,
                game.form,
                game.turns,
                game.minutes,
                game.in_order,
            )
        )

    # -- changes -------------------------------------------------------------------------

    async def _take(self, page: WaitingPage, message: WaitingMessage) -> None:
        if self.kept.begun:
            raise Wrong("table-has-begun")
        if isinstance(message, Sit):
            await self._sit(page, message)
        elif isinstance(message, StandUp):
            self._put(self._mine(page), Chair(NewSeat(OPEN)))
        elif self._mine(page) != self.host:
            raise Wrong("host-alone")
        elif isinstance(message, Arrange):
            await self._arrange(message)
        elif isinstance(message, ListIt):
            self.kept.listed = message.listed
        else:
            assert isinstance(message, BeginNow)
            await self._begin()
        await self._keep()
        key = self.kept.chairs[message.chair].key if isinstance(message, Sit) else page.key
        if key != page.key:
            page.key = key
            await page.send(encode(Seated(key)))
        await self._show_all()
        self._looks_whether_all_are_here()

    async def _sit(self, page: WaitingPage, message: Sit) -> None:
        """Sit down, move to another chair, or bring another deck to one's own."""
        chair = self._chair(message.chair)
        mine = self.chair_of(page.key)
        if message.chair != mine and not chair.free:
            raise Wrong("chair-taken")
        seat = NewSeat(OPEN, _one_line(message.name), message.deck, message.text)
        await self._check(seat)
        key = page.key if mine != NO_CHAIR else new_key()
        if mine not in (NO_CHAIR, message.chair):
            self._put(mine, Chair(NewSeat(OPEN)))
            if self.kept.host == mine:
                self.kept.host = message.chair
        self._put(message.chair, Chair(seat, key))
        if not any(one.key for one in self.kept.chairs if one.key != key):
            self.kept.host = message.chair

    async def take_in(self, seat: NewSeat) -> str:
        """Let somebody sit on a free chair: its key, "" where there is none any more."""
        async with self._lock:
            free = [number for number, chair in enumerate(self.kept.chairs) if chair.free]
            if self.kept.begun or not free:
                return ""
            key = new_key()
            self._put(free[0], Chair(seat, key))
            await self._keep()
            await self._show_all()
            return key

    async def _arrange(self, message: Arrange) -> None:
        """Another sits on a chair: a program, or whoever comes."""
        self._chair(message.chair)
        if message.chair == self.kept.host:
            raise Wrong("chair-of-the-host")
        if message.who != OPEN:
            if comes_from_a_file(message.who):
                raise Wrong("player-from-a-file")
            look_at_player(message.who)
        seat = NewSeat(message.who, deck=message.deck if message.who != OPEN else "")
        await self._check(seat)
        self._put(message.chair, Chair(seat))

    async def _check(self, seat: NewSeat) -> None:
        """Raises ValueError where what somebody brings cannot be played here."""
        if seat.deck or seat.text.strip():
            await asyncio.to_thread(deck_of, seat, self._form())

    def _form(self) -> Format:
        game = self.kept.game
        return format_for(edition_named(game.edition), len(self.kept.chairs), game.form)

    def _mine(self, page: WaitingPage) -> int:
        mine = self.chair_of(page.key)
        if mine == NO_CHAIR:
            raise Wrong("sit-down-first")
        return mine

    def _chair(self, number: int) -> Chair:
        if not 0 <= number < len(self.kept.chairs):
            raise Wrong("no-such-seat")
        return self.kept.chairs[number]

    def _put(self, number: int, chair: Chair) -> None:
        self.kept.chairs[number] = chair

    async def _keep(self) -> None:
        await self._store.wait(self.name, msgspec.json.encode(self.kept))

    # -- beginning -----------------------------------------------------------------------

    async def _begin(self) -> None:
        """All who sit here play; their keys open their seats."""
        if self.free:
            raise Wrong("chairs-free", n=self.free)
        chairs = self.kept.chairs
        wanted = msgspec.structs.replace(self.kept.game, seats=[chair.seat for chair in chairs])
        keys = [chair.key for chair in chairs]
        self.kept.begun = await self._begins(wanted, keys, self.kept.listed)

    def _looks_whether_all_are_here(self) -> None:
        """A table that begins by itself does so when all sit; with four, after a while."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        kept, here = self.kept, self.here
        if not kept.by_itself or kept.begun:
            return
        people = {number for number, chair in enumerate(kept.chairs) if chair.key}
        if people - here or len(people) < ENOUGH:
            return
        wait = WHILE if self.free else 0
        self._soon = asyncio.get_running_loop().call_later(wait, self._begins_by_itself)

    def _begins_by_itself(self) -> None:
        self._beginning = asyncio.ensure_future(self._begin_by_itself())

    async def _begin_by_itself(self) -> None:
        """Whoever has come plays."""
        async with self._lock:
            people = [number for number, chair in enumerate(self.kept.chairs) if chair.key]
            if self.kept.begun or len(people) < ENOUGH or set(people) - self.here:
                return
            stay = [number for number, chair in enumerate(self.kept.chairs) if not chair.free]
            self.kept.host = stay.index(self.kept.host) if self.kept.host in stay else 0
            self.kept.chairs = [self.kept.chairs[number] for number in stay]
            await self._begin()
            await self._keep()
            await self._show_all()


def _one_line(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME]

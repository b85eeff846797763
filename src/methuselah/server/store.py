"""The games of a server in a database: what was set up, who sits where, and every answer.

A game is its record and the list of its answers, so an answer that is written down is never
lost: after a crash the game is played again up to the last of them. SQLite in the user's data
folder by default; any database that SQLAlchemy speaks to with asyncio will do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from methuselah.server.schema import bring_up_to_date
from methuselah.server.talk import Word
from methuselah.wording.wrong import Saying, Wrong, of_the_system, saying

__all__ = ["Kept", "Manner", "NotKept", "SeatKept", "Store", "StoredAnswer", "sqlite_url"]

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""What speaks to a database that is named without its driver."""

METADATA = MetaData()
GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("begun", String(32), nullable=False),
    Column("played", String(32), nullable=False),
    Column("over", Integer, nullable=False, default=0),
    Column("record", LargeBinary, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("minutes", Integer, nullable=False, server_default="0"),
    Column("spent", Integer, nullable=False, server_default="0"),
)
ANSWERS = Table(
    "answers",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("entry", String(16), nullable=False),
    Column("person", Integer, nullable=False),
    Column("mark", String(16)),
)

TALK = Table(
    "talk",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("word", LargeBinary, nullable=False),
)

MANNERS = Table(
    "manners",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("manner", LargeBinary, nullable=False),
)

WAITING = Table(
    "waiting",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("changed", String(32), nullable=False),
    Column("table", LargeBinary, nullable=False),
)
"""Tables that wait for their people (`waiting.py`)."""


SQLITE: Final = {
    "database or disk is full": "full",
    "readonly database": "readonly",
    "unable to open database file": "unopened",
    "database is locked": "locked",
    "file is not a database": "none",
    "malformed": "malformed",
}
"""What SQLite says, and the messages `database-…` that say it in the reader's language."""


class NotKept(Wrong):
    """The database does not take or give what it should: in words, with what to do."""


class SeatKept(msgspec.Struct, frozen=True):
    """Who sits in a seat. player: a program's name, "" for a person; key: what opens the seat;
    asked: its number among the seats as they were asked for.
    """

    name: str
    player: str
    key: str
    asked: int = 0


class StoredAnswer(msgspec.Struct, frozen=True):
    """One entry of the log; person: whether somebody answered by hand."""

    entry: int | str
    person: bool


class Manner(msgspec.Struct, frozen=True):
    """How a person wants to be asked. stops, full, hold: her wishes (`table/passing.py`); until,
    at: her standing order, "" for none, and how many answers had been given before it.
    """

    stops: tuple[str, ...] = ()
    full: bool = False
    hold: bool = False
    until: str = ""
    at: int = 0


@dataclass(frozen=True)
class Kept:
    """A game as it is kept: its record without the log, its seats, its answers, its talk, how
    its people want to be asked, its limit in minutes, and the seconds of it that are over.
    """

    id: str
    begun: str
    played: str
    over: bool
    record: bytes
    seats: tuple[SeatKept, ...]
    answers: tuple[StoredAnswer, ...]
    talk: tuple[Word, ...] = ()
    manners: Mapping[int, Manner] = field(default_factory=dict)
    minutes: int = 0
    spent: int = 0


def sqlite_url(folder: Path) -> str:
    """The database in a folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotKept("data-folder", folder=str(folder), reason=of_the_system(error)) from None
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        """Connect lazily; `open` makes the tables. Raises NotKept for what is no database."""
        try:
            named = make_url(url)
            named = named.set(drivername=DRIVERS.get(named.drivername, named.drivername))
            self.engine: AsyncEngine = create_async_engine(named)
        except (SQLAlchemyError, ImportError) as error:
            raise NotKept("no-such-database", reason=_first_line(error)) from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _safe_and_quick)

    async def open(self) -> None:
        """Bring the tables up to date. Raises NotKept where they cannot be had."""
        with _told(self.engine.url):
            _look_into(self.engine.url)
        try:
            async with self._transaction() as connection:
                await connection.run_sync(bring_up_to_date)
        except NotKept:
            await self.close()
            raise
        except Wrong as error:
            await self.close()
            raise NotKept("database", place=_place(self.engine.url), error=error.why) from None

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Raises NotKept with what the database says."""
        with _told(self.engine.url):
            async with self.engine.begin() as connection:
                yield connection

    async def begin(
        self, game: str, record: bytes, seats: Sequence[SeatKept], minutes: int = 0
    ) -> None:
        """Keep a new game, with a time limit if it has one."""
        values = {
            "id": game,
            "begun": _now(),
            "played": _now(),
            "over": 0,
            "record": record,
            "seats": msgspec.json.encode(list(seats)),
            "minutes": minutes,
        }
        async with self._transaction() as connection:
            await connection.execute(insert(GAMES).values(values))

    async def add(
        self, game: str, place: int, answers: Sequence[StoredAnswer], over: bool, spent: int = 0
    ) -> None:
        """Write down answers; the first of them stands at `place` of the log."""
        now = {"played": _now(), "over": int(over), "spent": spent}
        changed = update(GAMES).where(GAMES.c.id == game).values(now)
        async with self._transaction() as connection:
            if answers:
                mark = await _mark_before(connection, game, place)
                rows = list(_rows(game, place, answers, mark))
                await connection.execute(insert(ANSWERS), rows)
            await connection.execute(changed)

    async def cut(self, game: str, length: int) -> None:
        """The log has only so many answers now: the others were taken back."""
        beyond = (ANSWERS.c.game == game) & (ANSWERS.c.place >= length)
        async with self._transaction() as connection:
            await connection.execute(delete(ANSWERS).where(beyond))
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(over=0))

    async def hear(self, game: str, words: Sequence[tuple[int, Word]]) -> None:
        """What was said at a table, by its place; said again where it stands already."""
        async with self._transaction() as connection:
            for place, word in words:
                stands = (TALK.c.game == game) & (TALK.c.place == place)
                await connection.execute(delete(TALK).where(stands))
                row = {"game": game, "place": place, "word": msgspec.json.encode(word)}
                await connection.execute(insert(TALK), [row])

    async def behave(self, game: str, manners: Mapping[int, Manner]) -> None:
        """How people want to be asked from now on."""
        async with self._transaction() as connection:
            for seat, manner in manners.items():
                stands = (MANNERS.c.game == game) & (MANNERS.c.seat == seat)
                await connection.execute(delete(MANNERS).where(stands))
                row = {"game": game, "seat": seat, "manner": msgspec.json.encode(manner)}
                await connection.execute(insert(MANNERS), [row])

    async def sit(self, game: str, seats: Sequence[SeatKept]) -> None:
        """Somebody else sits in a seat."""
        encoded = msgspec.json.encode(list(seats))
        async with self._transaction() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(seats=encoded))

    async def load(self, game: str) -> Kept | None:
        """A game with all its answers."""
        async with self._transaction() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
            if row is None:
                return None
            wanted = select(ANSWERS).where(ANSWERS.c.game == game).order_by(ANSWERS.c.place)
            answers = (await connection.execute(wanted)).all()
            spoken = select(TALK.c.word).where(TALK.c.game == game).order_by(TALK.c.place)
            talk = (await connection.execute(spoken)).all()
            behaving = select(MANNERS).where(MANNERS.c.game == game)
            manners = (await connection.execute(behaving)).all()
        damaged = _first_damaged(row.record, answers)
        if damaged is not None:
            raise NotKept("damaged-game", game=game, place=damaged + 1, whole=damaged)
        try:
            return Kept(
                id=row.id,
                begun=row.begun,
                played=row.played,
                over=bool(row.over),
                record=row.record,
                seats=tuple(msgspec.json.decode(row.seats, type=list[SeatKept])),
                answers=tuple(
                    StoredAnswer(int(a.entry) if a.entry.isdigit() else a.entry, bool(a.person))
                    for a in answers
                ),
                talk=tuple(msgspec.json.decode(one.word, type=Word) for one in talk),
                manners={one.seat: msgspec.json.decode(one.manner, type=Manner) for one in manners},
                minutes=row.minutes,
                spent=row.spent,
            )
        except (msgspec.DecodeError, ValueError) as error:
            raise NotKept("unreadable-game", game=game, reason=str(error)) from None

    async def wait(self, name: str, table: bytes) -> None:
        """A table that waits, as it is now."""
        values = {"id": name, "changed": _now(), "table": table}
        async with self._transaction() as connection:
            await connection.execute(delete(WAITING).where(WAITING.c.id == name))
            await connection.execute(insert(WAITING).values(values))

    async def waiting(self, name: str) -> bytes | None:
        """A table that waits, as it was when it last changed."""
        wanted = select(WAITING.c.table).where(WAITING.c.id == name)
        async with self._transaction() as connection:
            return (await connection.execute(wanted)).scalar()

    async def waiting_tables(self) -> int:
        """How many tables wait, or have begun and are not forgotten yet."""
        async with self._transaction() as connection:
            counted = await connection.execute(select(func.count()).select_from(WAITING))
            return int(counted.scalar_one())

    async def forget_waiting(self, days: int) -> None:
        """Tables that have not changed for so long wait no more."""
        before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
        async with self._transaction() as connection:
            await connection.execute(delete(WAITING).where(WAITING.c.changed < before))

    async def recent(self, number: int = 20) -> list[str]:
        """The games last played, the latest first."""
        wanted = select(GAMES.c.id).order_by(GAMES.c.played.desc()).limit(number)
        async with self._transaction() as connection:
            return [row.id for row in (await connection.execute(wanted)).all()]


# -- marks -------------------------------------------------------------------------------------


def _mark(before: str, place: int, entry: str, person: int) -> str:
    """What follows from all answers up to this one: sixteen hexadecimal characters."""
    said = f"{before} {place} {entry} {person}"
    return blake2b(said.encode(), digest_size=8).hexdigest()


def _first_mark(record: bytes) -> str:
    """That of a game before its first answer."""
    return blake2b(record, digest_size=8).hexdigest()


async def _mark_before(connection: AsyncConnection, game: str, place: int) -> str:
    """The mark of the answer before a place; "" for one that was kept before there were marks."""
    if place == 0:
        wanted = select(GAMES.c.record).where(GAMES.c.id == game)
        return _first_mark((await connection.execute(wanted)).scalar_one())
    stands = (ANSWERS.c.game == game) & (ANSWERS.c.place == place - 1)
    mark = (await connection.execute(select(ANSWERS.c.mark).where(stands))).scalar()
    return mark or ""


def _rows(
    game: str, place: int, answers: Sequence[StoredAnswer], mark: str
) -> Iterator[dict[str, object]]:
    for number, answer in enumerate(answers, start=place):
        entry, person = str(answer.entry), int(answer.person)
        mark = _mark(mark, number, entry, person)
        yield {"game": game, "place": number, "entry": entry, "person": person, "mark": mark}


def _first_damaged(record: bytes, answers: Sequence[Row[Any]]) -> int | None:
    """The place of the first answer that is not what was written, None where all are."""
    mark = _first_mark(record)
    for place, row in enumerate(answers):
        if row.place != place:
            return place
        if row.mark is not None and row.mark != _mark(mark, place, row.entry, row.person):
            return place
        mark = row.mark or ""
    return None


@contextmanager
def _told(url: URL) -> Iterator[None]:
    """What goes wrong with a database, in words that somebody can act on."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise NotKept("not-kept", place=_place(url), reason=_reason(error)) from error


def _look_into(url: URL) -> None:
    """Open a file as SQLite, if it is one: aiosqlite's thread outlives a loop that gives up there,
    and complains of it on the terminal.
    """
    if url.drivername.startswith("sqlite") and url.database:
        place = Path(url.database)
        if place.is_file() and not place.stat().st_size:
            raise NotKept("empty-database", place=url.database)
        with closing(sqlite3.connect(url.database)) as file:
            file.execute("PRAGMA schema_version")


def _place(url: URL) -> str:
    """Where a database is, without its password."""
    if url.drivername.startswith("sqlite"):
        return url.database or "memory"
    return url.render_as_string(hide_password=True)


def _reason(error: Exception) -> Saying:
    """Why the database refuses, in our words where they are known; else in its own."""
    if isinstance(error, OSError):
        return of_the_system(error)
    said = _first_line(error)
    known = next((name for words, name in SQLITE.items() if words in said), "")
    return saying(f"database-{known}") if known else saying("system-says", reason=said)


def _first_line(error: Exception) -> str:
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return (said.strip().splitlines() or [type(error).__name__])[0].rstrip(".")


def _safe_and_quick(connection: DBAPIConnection, _: object) -> None:
    """Readers do not wait for the writer, and an answer survives the server's sudden death."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()

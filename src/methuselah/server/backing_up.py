"""A copy of all games while the server runs, looked through at once; and the way back.

A copy that nobody has read is a hope: `backup` opens what it wrote and reads every game in it, and
`restore` does so before it touches anything. SQLite copies itself page by page while others write
(its online backup); for PostgreSQL its own `pg_dump` is the tool.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from methuselah.server.store import NotKept, Store
from methuselah.wording.wrong import Wrong

__all__ = ["Copied", "back_up", "restore"]

NAME: Final = "tables.sqlite"
BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database; it belongs to that one alone."""


@dataclass(frozen=True)
class Copied:
    """What is in a copy. damaged: the games of it that cannot be read; kept: where what was there
    before has been put, None where nothing was.
    """

    place: Path
    games: int
    waiting: int
    damaged: tuple[str, ...] = ()
    kept: Path | None = None


def back_up(folder: Path, to: Path) -> Copied:
    """Copy the database of a folder, and read the copy. Raises Wrong where that cannot be done."""
    of = folder / NAME
    if not of.is_file():
        raise Wrong("nothing-to-back-up", folder=str(folder))
    if to.exists():
        raise Wrong("backup-exists", file=str(to))
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        _copy(of, to)
    except (OSError, sqlite3.Error) as error:
        raise Wrong("backup-fails", file=str(to), reason=str(error)) from None
    return _looked_through(to)


def restore(of: Path, folder: Path) -> Copied:
    """Put a copy in the place of a folder's database, which is kept beside it.

    Raises Wrong where the copy is none or damaged, or where a server holds the database: then
    nothing has changed.
    """
    if not of.is_file():
        raise Wrong("no-backup", file=str(of))
    found = _looked_through(of)
    if found.damaged:
        raise Wrong("backup-damaged", file=str(of), games=", ".join(found.damaged))
    place, kept = folder / NAME, None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if place.is_file():
            kept = _put_aside(place)
        _copy(of, place)
    except (OSError, sqlite3.Error) as error:
        raise Wrong("backup-fails", file=str(place), reason=str(error)) from None
    return Copied(place, found.games, found.waiting, kept=kept)


def _copy(of: Path, to: Path) -> None:
    with closing(sqlite3.connect(of)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def _put_aside(place: Path) -> Path:
    """Move a database that nobody holds to a name of its own."""
    with closing(sqlite3.connect(place, timeout=0.5)) as held:
        try:
            held.execute("PRAGMA locking_mode=EXCLUSIVE")
            held.execute("BEGIN EXCLUSIVE")
            held.execute("ROLLBACK")
            held.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError:
            raise Wrong("server-runs", file=str(place)) from None
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = place.with_name(f"{place.stem}-before-{stamp}{place.suffix}")
    place.rename(kept)
    for beside in BESIDE:
        place.with_name(place.name + beside).unlink(missing_ok=True)
    return kept


def _looked_through(file: Path) -> Copied:
    """What a copy holds: every game is read, each of its answers compared with its mark."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            whole = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if whole != "ok":
                raise Wrong("backup-fails", file=str(file), reason=str(whole))
            games = [row[0] for row in copy.execute("SELECT id FROM games ORDER BY id")]
    except sqlite3.Error as error:
        raise Wrong("no-database-of-ours", file=str(file), reason=str(error)) from None
    waiting, damaged = asyncio.run(_read(file, games))
    return Copied(file, len(games), waiting, tuple(damaged))


async def _read(file: Path, games: list[str]) -> tuple[int, list[str]]:
    """How many tables wait in a copy, and its games that cannot be read. It is left as it is."""
    with _aside(file) as place:
        store = Store(f"sqlite+aiosqlite:///{place}")
        damaged = []
        try:
            await store.open()
            for game in games:
                try:
                    await store.load(game)
                except NotKept:
                    damaged.append(game)
            return await store.waiting_tables(), damaged
        finally:
            await store.close()


@contextlib.contextmanager
def _aside(file: Path) -> Iterator[Path]:
    """A second copy: an older one is brought up to date to be read, and stays as it was."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / NAME
        _copy(file, place)
        yield place

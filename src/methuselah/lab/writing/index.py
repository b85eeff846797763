"""What a writer looks up, kept in a file, so that looking it up does not grow with the pool.

The file is in the user's cache folder, one for each checkout, and its name has the digest of the
pool and of the modules that fill it. Its parts, a few tables each, are filled by the modules that
ask for them; each part has the digest of all that it was read from, and is brought up to date
when that is another one. So nothing in it can be out of date, and after an edit only what was
edited is read again.

A file that is damaged is thrown away, and where none can be written the index is kept in memory.
"""

from __future__ import annotations

import functools
import hashlib
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from methuselah.pool import pool
from methuselah.pool.kept import cache_folder

__all__ = ["Fill", "Index", "digest_of", "digest_of_package", "index"]

_READERS: Final = (
    "lab/writing/homes.py",
    "lab/writing/index.py",
    "lab/writing/masking.py",
    "lab/writing/nearest.py",
    "lab/writing/places.py",
    "lab/writing/twins.py",
    "pool/keywords.py",
)
"""The modules on which depends what is in the file, below the package."""
_PARTS: Final = "CREATE TABLE IF NOT EXISTS parts (name TEXT PRIMARY KEY, digest BLOB)"
_PATIENCE: Final = 60
"""Seconds to wait for another process that fills a part."""
_LONG: Final = 30 * 24 * 3600
"""Seconds after which the file of other modules may go."""
_IMPORTED: Final = time.time()
_FRESH: Final = 60
"""Seconds before that in which a module may have been imported already, as it was then."""
_SOURCES: Final = (".py", ".ftl")
_T = TypeVar("_T")

Fill = Callable[[sqlite3.Connection], None]
"""Brings the tables of a part up to date, whatever stands in them, or makes them."""


def digest_of(content: bytes) -> bytes:
    """Sixteen bytes that stand for a content."""
    return hashlib.blake2b(content, digest_size=16).digest()


class Index:
    """The tables, in a file or (path None) in memory."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._parts: dict[str, tuple[bytes, Fill]] = {}
        self._tables: sqlite3.Connection | None = None

    def keep(self, part: str, digest: bytes, fill: Fill) -> None:
        """Have a part up to date: `fill` it where it was read from something else."""
        self._parts[part] = digest, fill
        self._safely(lambda tables: _keep(tables, part, digest, fill))

    def ask(self, question: str, *values: Any) -> list[Any]:
        """The rows that answer a question in SQL."""
        return self._safely(lambda tables: tables.execute(question, values).fetchall())

    def _safely(self, do: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do something, in memory where the file cannot be used."""
        try:
            if self._tables is None:
                self._tables = _opened(self._path)
            return do(self._tables)
        except (OSError, sqlite3.Error) as error:
            if self._path is None:
                raise
            if not isinstance(error, OSError | sqlite3.OperationalError):  # it is damaged
                self._path.unlink(missing_ok=True)
            self._path, self._tables = None, _opened(None)
            for part, (digest, fill) in self._parts.items():
                _keep(self._tables, part, digest, fill)
            return do(self._tables)


def _opened(path: Path | None) -> sqlite3.Connection:
    if path is None:
        tables = sqlite3.connect(":memory:", isolation_level=None)
    else:
        fresh = not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        tables = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        if fresh:
            _tidy(path)
    tables.execute(_PARTS)
    return tables


def _tidy(path: Path) -> None:
    """Files of other modules and other versions go when they are old."""
    for other in path.parent.glob("writing-*"):
        with suppress(OSError):
            if time.time() - other.stat().st_mtime > _LONG:
                other.unlink()


def _keep(tables: sqlite3.Connection, part: str, digest: bytes, fill: Fill) -> None:
    if _is_kept(tables, part, digest):
        return
    tables.execute("BEGIN IMMEDIATE")
    with tables:  # as a whole or not at all
        if not _is_kept(tables, part, digest):  # another process may have been quicker
            fill(tables)
            tables.execute("REPLACE INTO parts VALUES (?, ?)", (part, digest))


def _is_kept(tables: sqlite3.Connection, part: str, digest: bytes) -> bool:
    found = tables.execute("SELECT digest FROM parts WHERE name = ?", (part,)).fetchone()
    return found is not None and found[0] == digest


@functools.cache
def digest_of_package() -> bytes | None:
    """What stands for all that the program is; None if it may have changed under this process.

    For what depends on definitions and on the whole language. A file younger than a minute may be
    another one than the module that was imported: what is computed then is not to be kept.
    """
    package = Path(__file__).parents[2]
    known = hashlib.blake2b(digest_size=16)
    for folder, _, files in package.walk():
        for file in sorted(files):
            if file.endswith(_SOURCES):
                path = folder / file
                if path.stat().st_mtime > _IMPORTED - _FRESH:
                    return None
                content = path.read_bytes()
                known.update(f"{path} {len(content)} ".encode())
                known.update(content)
    return known.digest()


@functools.cache
def index() -> Index:
    """The index of this checkout and this pool."""
    package = Path(__file__).parents[2]
    known = hashlib.blake2b(pool().key + str(package).encode(), digest_size=16)
    try:
        for name in _READERS:
            known.update((package / name).read_bytes())
    except OSError:  # a package without its sources: nothing tells whether a file is of today
        return Index(None)
    return Index(cache_folder() / f"writing-{known.hexdigest()}")

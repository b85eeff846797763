"""Where things stand in a checkout: definitions, tests, the marks of rulings.

Read from the sources as text: no card is imported for it. What the tests say is kept in the index
(`index.py`), and of the tests only those are read again whose content has changed.
"""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from sqlite3 import Connection
from typing import Final

import methuselah.cards
from methuselah.cards import place_of
from methuselah.lab.proving.ledger import source_tree
from methuselah.lab.writing.index import Index, digest_of, index
from methuselah.pool import pool

__all__ = [
    "Mark",
    "module_lines",
    "module_of",
    "of_tests",
    "played_by",
    "played_in",
]

_STRING: Final = r"(\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*')"
_MARK: Final = re.compile(rf"\bruling\(\s*(?:{_STRING}|([A-Z_][A-Z_0-9]*)),\s*(\d+)\s*\)")
_NAMED: Final = re.compile(rf"^([A-Z_][A-Z_0-9]*)(?:: [\w\[\], ]+)? = {_STRING}$", re.MULTILINE)
_FUNCTION: Final = re.compile(r"^def (test_\w+)", re.MULTILINE)
_REASON: Final = re.compile(rf"^- \{{card: {_STRING}, ruling: (\d+),", re.MULTILINE)
_REASONS: Final = "docs/rulings/reasons.yaml"
_QUOTED: Final = re.compile(_STRING)
_ESCAPED: Final = re.compile(r"\\(.)")
CARDS: Final = Path(next(iter(methuselah.cards.__path__)))
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, path TEXT UNIQUE, digest BLOB);
CREATE TABLE IF NOT EXISTS marks (
    card INTEGER, number INTEGER, file INTEGER, name TEXT, test TEXT, line INTEGER
);
CREATE INDEX IF NOT EXISTS marks_by_ruling ON marks (card, number);
CREATE INDEX IF NOT EXISTS marks_by_file ON marks (file);
CREATE TABLE IF NOT EXISTS names (card INTEGER, file INTEGER, times INTEGER);
CREATE INDEX IF NOT EXISTS names_by_card ON names (card);
CREATE INDEX IF NOT EXISTS names_by_file ON names (file);
"""
"""What each file says: the rulings that it is marked with, and the cards that it names. A mark
without a test is a reason in `docs/rulings/reasons.yaml`."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A test that carries the mark of a ruling: its file in the checkout, function and line."""

    path: str
    function: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}::{self.function} (line {self.line})"


def module_of(card: int) -> str | None:
    """The module below the package in which a card is defined: "cards/action/dominate.py"."""
    place = place_of(card)
    return None if place is None else _below(place.path)


def _below(path: Path) -> str:
    return path.relative_to(CARDS.parent).as_posix()


@functools.cache
def module_lines() -> Mapping[str, int]:
    """The lines of each module of cards, by its path below the package."""
    return {_below(path): path.read_bytes().count(b"\n") for path in sorted(CARDS.rglob("*.py"))}


@functools.cache
def of_tests() -> Index:
    """The index with what the tests and the reasons of this checkout say today."""
    found: dict[str, bytes] = {}
    root = source_tree()
    if root is not None:
        for folder, _, files in (root / "tests").walk():
            place = folder.relative_to(root).as_posix()
            paths = [f"{place}/{file}" for file in files if file.endswith(".py")]
            found |= {path: _content(f"{root}/{path}") for path in paths}
        found[_REASONS] = _content(f"{root}/{_REASONS}")
    whole = b"".join(part for path in sorted(found) for part in (path.encode(), b"\0", found[path]))
    kept = index()
    kept.keep("tests", digest_of(whole), lambda tables: _fill(tables, found))
    return kept


def _content(path: str) -> bytes:
    """What stands in a file."""
    with FileIO(path) as stream:  # there are hundreds: a third of the time of `Path.read_bytes`
        return stream.read()


def _fill(tables: Connection, found: Mapping[str, bytes]) -> None:
    """Read what has changed; forget what is gone."""
    for statement in _TABLES.split(";"):
        tables.execute(statement)
    today = {path: digest_of(content) for path, content in found.items()}
    known: set[str] = set()
    for file, path, digest in tables.execute("SELECT * FROM files").fetchall():
        if today.get(path) == digest:
            known.add(path)
            continue
        for table, row in (("marks", "file"), ("names", "file"), ("files", "id")):
            tables.execute(f"DELETE FROM {table} WHERE {row} = ?", (file,))
    for path in today.keys() - known:
        new = tables.execute("INSERT INTO files (path, digest) VALUES (?, ?)", (path, today[path]))
        _read(tables, new.lastrowid or 0, path, found[path].decode().replace("\r\n", "\n"))


def _read(tables: Connection, file: int, path: str, source: str) -> None:
    """Put down what one file says."""
    if path == _REASONS:
        read: Iterator[tuple[str, int, str, int]] = (
            (str(ast.literal_eval(card)), int(number), "", 0)
            for card, number in _REASON.findall(source)
        )
    else:
        read = _marks_in(source)
    marks = dict.fromkeys(
        (number, ruling, file, name, test, line)
        for name, ruling, test, line in read
        if (number := pool().number(name)) is not None
    )
    tables.executemany("INSERT INTO marks VALUES (?, ?, ?, ?, ?, ?)", marks)
    if path.startswith("tests/cards/") and "/test_" in path:
        said = Counter(map(_unquoted, _QUOTED.findall(source)))
        times: Counter[int] = Counter()
        for name, number in said.items():
            face = pool().get(name)
            if face is not None and name in {face.name, face.printed_name, *face.names}:
                times[face.id] += number
        rows = [(card, file, number) for card, number in times.items()]
        tables.executemany("INSERT INTO names VALUES (?, ?, ?)", rows)


def _unquoted(said: str) -> str:
    return _ESCAPED.sub(r"\1", said[1:-1])


def _marks_in(source: str) -> Iterator[tuple[str, int, str, int]]:
    """The marks of a file of tests: card and ruling, and the test below it with its line."""
    named: dict[str, str] | None = None
    for found in _MARK.finditer(source):
        card = _unquoted(found[1]) if found[1] else ""
        if not card:
            named = dict(_NAMED.findall(source)) if named is None else named
            card = _unquoted(named.get(found[2], "''"))
        test = _FUNCTION.search(source, found.end())
        if card and test:
            yield card, int(found[3]), test[1], source.count("\n", 0, test.start()) + 1


@functools.cache
def played_in(name: str) -> tuple[str, ...]:
    """The tests of cards that play a card under any of its names, the most often first."""
    question = """SELECT path FROM names JOIN files ON files.id = names.file WHERE card = ?
        ORDER BY times DESC, path"""
    return tuple(path for (path,) in of_tests().ask(question, pool()[name].id))


@functools.cache
def played_by(card: str, number: int) -> tuple[Mark, ...]:
    """The tests that play a ruling of a card, by their marks."""
    question = """SELECT path, test, line FROM marks JOIN files ON files.id = marks.file
        WHERE card = ? AND number = ? AND test != '' ORDER BY path, line"""
    rows = of_tests().ask(question, pool().number(card), number)
    return tuple(dict.fromkeys(Mark(*row) for row in rows))

"""Where things stand in a checkout: definitions, tests, the marks of rulings.

Read from the sources as text, in a few hundredths of a second: no card is imported for it.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import methuselah.cards
from methuselah.cards import place_of
from methuselah.lab.proving.ledger import source_tree
from methuselah.pool import Face, pool

__all__ = [
    "Mark",
    "marked",
    "module_lines",
    "module_of",
    "played_by",
    "played_in",
    "reasoned",
    "sources",
]

_STRING: Final = r"(\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*')"
_MARK: Final = re.compile(rf"\bruling\(\s*(?:{_STRING}|([A-Z_][A-Z_0-9]*)),\s*(\d+)\s*\)")
_NAMED: Final = re.compile(rf"^([A-Z_][A-Z_0-9]*)(?:: [\w\[\], ]+)? = {_STRING}$", re.MULTILINE)
_FUNCTION: Final = re.compile(r"^def (test_\w+)", re.MULTILINE)
_REASON: Final = re.compile(rf"^- \{{card: {_STRING}, ruling: (\d+),", re.MULTILINE)
CARDS: Final = Path(next(iter(methuselah.cards.__path__)))
Ruled = tuple[str, int]
"""A card as a mark names it, and the number of one of its rulings."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A test that carries the mark of a ruling: its file in the checkout, function and line."""

    path: str
    function: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}::{self.function} (line {self.line})"


def module_of(face: Face) -> str | None:
    """The module below the package in which a card is defined: "cards/action/dominate.py"."""
    place = place_of(face)
    return None if place is None else _below(place.path)


def _below(path: Path) -> str:
    return path.relative_to(CARDS.parent).as_posix()


@functools.cache
def module_lines() -> Mapping[str, int]:
    """The lines of each module of cards, by its path below the package."""
    return {_below(path): path.read_bytes().count(b"\n") for path in sorted(CARDS.rglob("*.py"))}


@functools.cache
def sources() -> Mapping[str, str]:
    """The sources of all tests of a checkout by their paths; none in an installed package."""
    root = source_tree()
    files = () if root is None else sorted((root / "tests").rglob("*.py"))
    return {
        path.relative_to(root).as_posix(): path.read_text("utf-8")
        for path in files
        if root is not None
    }


@functools.cache
def played_in(name: str) -> tuple[str, ...]:
    """The tests of cards that play a card under any of its names, the most often first."""
    face = pool()[name]
    names = {face.name, face.printed_name, *face.names}
    quoted = {said for one in names for said in (f'"{one}"', repr(one))}
    found = [
        (sum(source.count(said) for said in quoted), path)
        for path, source in sources().items()
        if path.startswith("tests/cards/") and "/test_" in path
    ]
    return tuple(path for number, path in sorted(found, key=lambda one: -one[0]) if number)


def _marks_in(source: str) -> Iterator[tuple[Ruled, int]]:
    named: dict[str, str] | None = None
    for found in _MARK.finditer(source):
        card = found[1][1:-1] if found[1] else ""
        if "\\" in card:
            card = str(ast.literal_eval(found[1]))
        if not card:
            named = dict(_NAMED.findall(source)) if named is None else named
            card = str(ast.literal_eval(named.get(found[2], "''")))
        if card:
            yield (card, int(found[3])), found.end()


@functools.cache
def marked() -> tuple[Ruled, ...]:
    """The rulings that some test carries the mark of."""
    with_marks = (source for source in sources().values() if "ruling(" in source)
    found = (ruled for source in with_marks for ruled, _ in _marks_in(source))
    return tuple(dict.fromkeys(found))


@functools.cache
def played_by(card: str, number: int) -> tuple[Mark, ...]:
    """The tests that play a ruling, by card and number as their marks name them."""
    tests: dict[Mark, None] = {}
    part = max(card.split('"'), key=len)  # a name with quotes in it may stand there in two ways
    for path, source in sources().items():
        if part not in source or "ruling(" not in source:
            continue
        for end in (end for ruled, end in _marks_in(source) if ruled == (card, number)):
            if test := _FUNCTION.search(source, end):
                line = source.count("\n", 0, test.start()) + 1
                tests[Mark(path, test[1], line)] = None
    return tuple(tests)


@functools.cache
def reasoned() -> frozenset[tuple[str, int]]:
    """The rulings with a written reason why the engine cannot express them."""
    root = source_tree()
    if root is None:
        return frozenset()
    source = (root / "docs" / "rulings" / "reasons.yaml").read_text("utf-8")
    return frozenset(
        (ast.literal_eval(card), int(number)) for card, number in _REASON.findall(source)
    )

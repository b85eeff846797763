"""The definitions: the library by type and Discipline, the crypt by clan.

Importing a module defines its cards. `definitions` has every definition, each loaded when it is
asked for: where it is written is read from the sources, so that a game imports the modules of its
own cards only, and what is no definition is known without importing any. Crypt cards whose text is
keywords only need no module: their face says it all.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import re
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from methuselah.engine.definitions import DEFINITIONS, Definition
from methuselah.pool import Face, pool
from methuselah.pool.keywords import keywords

__all__ = ["NotADefinition", "Written", "definitions", "place_of", "written"]

_WRITTEN: Final = re.compile(
    r'^card\(\s*("(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\')', re.MULTILINE
)
"""A definition in a module of cards: `card(` at the margin, and the name in quotes."""

_MISTAKES: Final = (
    AttributeError,
    ImportError,
    KeyError,
    NameError,
    SyntaxError,
    TypeError,
    ValueError,
)
"""What a module of cards can be wrong with, as Python names it."""


class NotADefinition(Exception):
    """A module of cards that cannot be read: its place, and what is wrong there."""


class Written(NamedTuple):
    """Where a definition stands: the module, its file, and the characters before it there."""

    module: str
    path: Path
    start: int

    @property
    def place(self) -> str:
        """File and line: "cards/action/dominate.py:12"."""
        line = self.path.read_text("utf-8").count("\n", 0, self.start) + 1
        return f"{self.path.relative_to(Path(__file__).parents[1]).as_posix()}:{line}"


@functools.cache
def written() -> Mapping[str, Written]:
    """Each definition that is written, by the name of the card as it stands there.

    It is read from the sources each time a process needs it (5 ms for 1,500 cards), so that it is
    never out of date. Raises `NotADefinition` for a card that is written twice.
    """
    found: dict[str, Written] = {}
    for folder in map(Path, __path__):
        for path in sorted(folder.rglob("*.py")):
            module = ".".join((__name__, *path.relative_to(folder).with_suffix("").parts))
            for one in _WRITTEN.finditer(path.read_text("utf-8")):
                name = ast.literal_eval(one[1])
                if name in found:
                    raise NotADefinition(f"{path}: {name} is defined in {found[name].path}, too")
                found[name] = Written(module, path, one.start())
    return found


def place_of(face: Face) -> Written | None:
    """Where a card is defined, under whichever of its names; None if nowhere."""
    there = written()
    for name in (face.name, face.vekn_name, *face.names):
        if name in there and pool()[name].id == face.id:
            return there[name]
    return None


class _ByNeed(Mapping[int, Definition]):
    """Every definition by krcg id. What is asked for is loaded, and stays loaded.

    Whether there is one, and the ids of all, it tells without loading any, nor the language that
    they are written in; to go through the definitions loads them all. Raises `NotADefinition`
    where a module cannot be read.
    """

    def __init__(self) -> None:
        self._ids: tuple[int, ...] = ()
        self._wrong: dict[str, NotADefinition] = {}

    def __getitem__(self, card: int) -> Definition:
        found = DEFINITIONS.get(card)
        if found is None:
            face = pool().get(card)
            if face is None:
                raise KeyError(card)
            place = place_of(face)
            if place is not None:
                self._load(place.module)
            elif _says_all(face):
                from methuselah.language.card import plain

                DEFINITIONS[card] = plain(face)
            found = DEFINITIONS[card]
        return found

    def __contains__(self, card: object) -> bool:
        if card in DEFINITIONS:
            return True
        face = pool().get(card) if isinstance(card, int) else None
        return face is not None and (place_of(face) is not None or _says_all(face))

    def __iter__(self) -> Iterator[int]:
        if not self._ids:
            ids = {self._face(name, place.module).id for name, place in written().items()}
            ids |= {face.id for face in pool().crypt if _says_all(face)}
            self._ids = tuple(sorted(ids))
        return iter(self._ids)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _face(self, name: str, module: str) -> Face:
        """The card that is meant by a name; where there is none, the module says where it is."""
        face = pool().get(name)
        if face is None:
            self._load(module)
        return face or pool()[name]

    def _load(self, module: str) -> None:
        """Import a module of cards; one that could not be read is not tried again."""
        if module in self._wrong:
            raise self._wrong[module]
        try:
            _read(module)
        except NotADefinition as error:
            self._wrong[module] = error
            raise


@functools.cache
def definitions() -> Mapping[int, Definition]:
    """Every implemented card by krcg id, each loaded when it is asked for."""
    return _ByNeed()


def _says_all(face: Face) -> bool:
    """Whether a face says by itself what the card does."""
    return "vampire" in face.types and keywords(face).only


def _read(module: str) -> None:
    """Import a module of cards. Raises `NotADefinition`.

    What it defines stays to the end: Python's collector of garbage need not look through it while
    it is made.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        importlib.import_module(module)
    except _MISTAKES as error:
        wrong = str(error)
        if isinstance(error, NameError) and error.name == "GAP":
            wrong = "a gap of a draft: say that sentence of the card in its place, or leave it out"
        raise NotADefinition(f"{_line_of(error) or module}: {wrong}") from error
    finally:
        if collecting:
            gc.enable()


def _line_of(error: Exception) -> str:
    """The last line among the cards that was read before something was wrong; "" for none."""
    steps = [(one.filename, one.lineno) for one in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        steps.append((error.filename or "", error.lineno))
    inside = [f"{file}:{line}" for file, line in steps if file.startswith(tuple(__path__))]
    return next((place for place in reversed(inside) if not place.startswith(__file__)), "")

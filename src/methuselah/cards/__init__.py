"""The definitions: the library by type and Discipline, the crypt by clan.

Importing a module defines its cards. `definitions` has every definition, each loaded when it is
asked for: where it is written is read from the sources, and of a module only the definitions are
run that a game needs, so that what a game takes does not grow with the pool. Crypt cards whose text
is keywords only need no module: their face says it all.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import re
import sys
import traceback
from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from pathlib import Path
from typing import Final, NamedTuple

from methuselah.engine.definitions import DEFINITIONS, Definition
from methuselah.pool import Face, pool
from methuselah.pool.keywords import keywords

__all__ = ["NotADefinition", "Written", "definitions", "place_of", "written"]

_HEAD: Final = r'card\(\s*("(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\')'
_WRITTEN: Final = re.compile(rf"^{_HEAD}.*(?:\n(?:[ )].*)?)*", re.MULTILINE)
"""A definition in a module of cards: `card(` at the margin, the name in quotes, and all lines up to
the next thing that stands at the margin."""
_BEGUN: Final = re.compile(rf"\n{_HEAD}")
"""Where one begins, in half the time; no module begins with it."""

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
    """Where a definition stands: the name of the card as it is written there, the module, its file,
    and the characters before it.
    """

    name: str
    module: str
    path: Path
    start: int

    @property
    def place(self) -> str:
        """File and line: "cards/action/dominate.py:12"."""
        line = self.path.read_text("utf-8").count("\n", 0, self.start) + 1
        return f"{self.path.relative_to(Path(__file__).parents[1]).as_posix()}:{line}"


def _name(quoted: str) -> str:
    """The name that stands there in quotes."""
    return str(ast.literal_eval(quoted)) if "\\" in quoted else quoted[1:-1]


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
            for one in _BEGUN.finditer(path.read_text("utf-8")):
                name = _name(one[1])
                if name in found:
                    raise NotADefinition(f"{path}: {name} is defined in {found[name].path}, too")
                found[name] = Written(name, module, path, one.start() + 1)
    return found


@functools.cache
def _places() -> Mapping[int, Written]:
    """Where each card is defined, by krcg id."""
    cards = pool()
    known = ((cards.number(name), place) for name, place in written().items())
    return {number: place for number, place in known if number is not None}


def place_of(card: Face | int) -> Written | None:
    """Where a card (or the one with this id) is defined, under any of its names, or None."""
    return _places().get(card if isinstance(card, int) else card.id)


class _ByNeed(Mapping[int, Definition]):
    """Every definition by krcg id. What is asked for is loaded, and stays loaded.

    Whether there is one, and the ids of all, it tells without loading any, nor the language that
    they are written in; to go through the definitions loads them all. Raises `NotADefinition`
    where a module cannot be read.
    """

    def __init__(self) -> None:
        self._ids: tuple[int, ...] = ()
        self._whole = False
        self._modules: dict[str, _Module] = {}
        self._loaded = 0

    def __getitem__(self, card: int) -> Definition:
        found = DEFINITIONS.get(card)
        if found is None:
            place = _places().get(card)
            if place is not None:
                self._load(place)
            elif (face := pool().get(card)) is not None and _says_all(face):
                from methuselah.language.card import plain

                DEFINITIONS[card] = plain(face)
            found = DEFINITIONS[card]
        return found

    def __contains__(self, card: object) -> bool:
        if card in DEFINITIONS or card in _places():
            return True
        face = pool().get(card) if isinstance(card, int) else None
        return face is not None and _says_all(face)

    def __iter__(self) -> Iterator[int]:
        if not self._ids:
            for name, place in written().items():
                if name not in pool():  # the module says in which line
                    _import(place.module)
            said = {face.id for face in pool().crypt if _says_all(face)}
            self._ids = tuple(sorted(said | set(_places())))
        return iter(self._ids)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def values(self) -> ValuesView[Definition]:
        """Every definition, in order of the ids: all are loaded."""
        self._load_all()
        return super().values()

    def items(self) -> ItemsView[int, Definition]:
        """Every definition with its id, in order of the ids: all are loaded."""
        self._load_all()
        return super().items()

    def _load_all(self) -> None:
        """Import all modules, once: that is quicker than to run each definition by itself.

        They stay to the end, so that Python's collector of garbage need not look through them.
        """
        if not self._whole:
            for module in dict.fromkeys(place.module for place in written().values()):
                _import(module)
            gc.freeze()
            self._whole = True

    def _load(self, place: Written) -> None:
        """Run one definition.

        It stays to the end, too, and with it all that was imported for it. Each time that there are
        twice as many, Python's collector of garbage is told to leave alone what is there: a game
        spends 6 % less then. Not each time: what else lives in that moment it never looks at again.
        """
        if place.module not in self._modules:
            self._modules[place.module] = _Module(place)
        self._modules[place.module].define(place.name)
        self._loaded += 1
        if self._loaded & (self._loaded - 1) == 0:
            gc.freeze()


class _Module:
    """A module of cards of which only those definitions are run that are asked for.

    What stands beside the definitions (imports, parts that several share) is run first, once, each
    definition when it is its turn: both are compiled from the source as it stands, in their lines.
    """

    def __init__(self, place: Written) -> None:
        self._name = place.module
        self._file = str(place.path)
        self._text = text = place.path.read_text("utf-8")
        self._cards = {_name(one[1]): one.span() for one in _WRITTEN.finditer(text)}
        self._beside = _WRITTEN.sub(lambda one: "\n" * one[0].count("\n"), text)
        self._names: dict[str, object] = {}

    def define(self, card: str) -> None:
        """Define the card of this name. Raises `NotADefinition`."""
        if self._name in sys.modules:
            return
        collecting = gc.isenabled()
        gc.disable()  # what is defined stays to the end: nothing is to be collected of it
        try:
            if not self._names:
                names: dict[str, object] = {"__name__": self._name, "__file__": self._file}
                exec(compile(self._beside, self._file, "exec", dont_inherit=True), names)
                self._names = names
            start, end = self._cards[card]
            text = "\n" * self._text.count("\n", 0, start) + self._text[start:end]
            exec(compile(text, self._file, "exec", dont_inherit=True), self._names)
        except SyntaxError:
            _import(self._name)  # it is not laid out as expected: what is wrong with the whole?
        except _MISTAKES as error:
            raise _not_a_definition(error, self._name) from error
        finally:
            if collecting:
                gc.enable()


@functools.cache
def definitions() -> Mapping[int, Definition]:
    """Every implemented card by krcg id, each loaded when it is asked for."""
    return _ByNeed()


def _says_all(face: Face) -> bool:
    """Whether a face says by itself what the card does."""
    return "vampire" in face.types and keywords(face).only


def _import(module: str) -> None:
    """Import a module of cards as a whole. Raises `NotADefinition`."""
    try:
        importlib.import_module(module)
    except _MISTAKES as error:
        raise _not_a_definition(error, module) from error


def _not_a_definition(error: Exception, module: str) -> NotADefinition:
    """What was wrong with a definition, in its line."""
    wrong = str(error)
    if isinstance(error, NameError) and error.name == "GAP":
        wrong = "a gap of a draft: say that sentence of the card in its place, or leave it out"
    return NotADefinition(f"{_line_of(error) or module}: {wrong}")


def _line_of(error: Exception) -> str:
    """The last line among the cards that was read before something was wrong; "" for none."""
    steps = [(one.filename, one.lineno) for one in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        steps.append((error.filename or "", error.lineno))
    inside = [f"{file}:{line}" for file, line in steps if file.startswith(tuple(__path__))]
    return next((place for place in reversed(inside) if not place.startswith(__file__)), "")

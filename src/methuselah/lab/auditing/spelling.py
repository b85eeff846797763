"""Names in a definition that no card has: a misspelt keyword would pick nothing, for ever.

`language/names.py` refuses what the rules do not know as the definition is read. What the cards
name (keywords, types, Disciplines, names) is known to the pool only, so it is part of the audit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.language.names import ACTIONS, nearest
from methuselah.language.reading.qualities import Has, clans
from methuselah.language.speaking import parts_of
from methuselah.pool import pool
from methuselah.rules.playing.requirement_words import SECTS

__all__ = ["misspelt"]


@cache
def _keywords() -> frozenset[str]:
    return frozenset(word for face in pool() for word in face.keywords)


@cache
def _types() -> frozenset[str]:
    """The types of cards, and what some become."""
    return frozenset({kind for face in pool() for kind in face.types} | {"location"})


@cache
def _disciplines() -> frozenset[str]:
    """What library cards require, which is what is asked of cards."""
    return frozenset(code.lower() for face in pool().library for code in face.disciplines)


@cache
def _levels() -> frozenset[str]:
    """Disciplines at either level, as vampires have them."""
    return frozenset(_disciplines() | {code.upper() for code in _disciplines()})


@cache
def _names() -> frozenset[str]:
    return frozenset(name for face in pool() for name in (face.name, face.printed_name))


def _borne() -> Collection[str]:
    return _names() | _keywords()


QUALITIES: Final[dict[str, tuple[str, Callable[[], Collection[str]]]]] = {
    "keyword": ("keyword of a card", _keywords),
    "type": ("type of a card", _types),
    "discipline": ("Discipline", _levels),
    "requires": ("Discipline that a card requires, in lower case", _disciplines),
    "name": ("name of a card", _names),
    "bears": ("name or keyword of a card", _borne),
}
"""What the tests of a card say: what it must be, and the names there are."""

CHANGES: Final[dict[str, tuple[str, Callable[[], Collection[str]]]]] = {
    "action cost": ("kind of action", lambda: ACTIONS),
    "aggravated damage from": ("keyword of a card", _keywords),
    "aggravates damage to": ("clan", clans),
    "cannot attack": ("clan", clans),
    "cannot have": (
        "type or keyword of a card",
        lambda: {*_types(), *_keywords(), "ranged weapon"},
    ),
    "may have": ("name of a card", _names),
    "clan": ("clan", lambda: {*clans(), "chosen"}),
    "discipline": ("Discipline", lambda: _levels() | {"chosen"}),
    "keyword": ("keyword of a card", _keywords),
    "must act": ("kind of action", lambda: {*ACTIONS, "this", "this attack"}),
    "no action at it requiring": ("Discipline that a card requires", _disciplines),
    "no card at it requiring": ("Discipline that a card requires", _disciplines),
    "shuns": ("Discipline or clan", lambda: {*_disciplines(), *clans()}),
    "no action at it without": ("Discipline", _levels),
    "only one": ("name or keyword of a card", _borne),
    "plays as a vampire": ("Discipline that a card requires", _disciplines),
    "plays non-actions as a vampire": ("Discipline that a card requires", _disciplines),
    "plays with basic": ("Discipline that a card requires", lambda: _disciplines() | {"any"}),
    "sect": ("sect", lambda: {*SECTS, "chosen"}),
    "slave": ("clan", lambda: {*clans(), "chosen"}),
    "type": ("type of a card", _types),
}
"""What a change says with its word; of other kinds the rules themselves name the words."""


def misspelt(definition: Definition) -> Iterator[str]:
    """A sentence for each name that no card has, with the nearest one."""
    for node in parts_of(definition):
        if isinstance(node, Has):
            if isinstance(node.value, str) and node.trait in QUALITIES:
                yield from _unknown(node.value, *QUALITIES[node.trait])
            continue
        kind, word = getattr(node, "kind", ""), getattr(node, "word", "")
        if word and kind in CHANGES:
            yield from _unknown(word, *CHANGES[kind])


def _unknown(name: str, what: str, names: Callable[[], Collection[str]]) -> Iterator[str]:
    if name not in names():
        near = nearest(name, names())
        yield f'"{name}" is no {what}' + (f': "{near}"?' if near else "")

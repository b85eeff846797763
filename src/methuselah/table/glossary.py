"""The terms of the game, each told in a sentence or two with the section behind it.

`explain("slave")` finds a term by its name, by another name it goes by, or by the nearest one.
Sections: RB24 is the rulebook of 2024, R3 the comprehensive rules; the words are ours.
"""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterator
from dataclasses import dataclass

from methuselah.table import terms_of_play, terms_of_the_world
from methuselah.table.term import Term

__all__ = ["Explained", "explain", "terms"]


@dataclass(frozen=True, slots=True)
class Explained:
    """What was found for a word: a term, or up to three that come close."""

    term: Term | None
    close: tuple[str, ...] = ()


@functools.cache
def terms() -> tuple[Term, ...]:
    """Every term, in alphabetical order."""
    known = (*terms_of_play.TERMS, *terms_of_the_world.TERMS)
    return tuple(sorted(known, key=lambda term: term.name.lower()))


@functools.cache
def _index() -> dict[str, Term]:
    return {name.lower(): term for term in terms() for name in _names(term)}


def _names(term: Term) -> Iterator[str]:
    yield term.name
    yield from term.also


def explain(word: str) -> Explained:
    """The term that a word names, in any case, in the plural too.

    >>> explain("Slaves").term.name
    'Slave'
    >>> explain("stelth").close[0]
    'stealth'
    """
    sought = " ".join(word.lower().split())
    index = _index()
    for form in (sought, sought.removesuffix("s"), sought.removesuffix("es")):
        if form in index:
            return Explained(index[form])
    close = difflib.get_close_matches(sought, index, n=3, cutoff=0.6)
    return Explained(None, tuple(close))

"""Rulings with the same words on other cards, and the tests that play them there.

Many rulings are given to dozens of cards alike. Once names, marks and numbers are left out the
words are the same, and so is the scene that proves them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from methuselah.lab.writing.places import Mark, marked, played_by, reasoned
from methuselah.pool import pool
from methuselah.pool.rulings import Ruling

__all__ = ["Twin", "twins", "words_of_ruling"]

_NAMES: Final = re.compile(r"\{[^}]*\}|<[^>]*>|\[[^\]]*\]|\([Ee]\.?g[^)]*\)|\b[A-Z][\w'-]*|\d+")
_PERSONS: Final = re.compile(r"\b(?:he|she|it|they|his|hers?|him|its|their|them|is|are)\b")
_OTHER: Final = re.compile("[^a-z]+")
SHORT: Final = 20
"""Rulings with fewer letters than this, names left out, are twins only word for word."""


@dataclass(frozen=True, slots=True)
class Twin:
    """The same words on another card: its name, the ruling's number there, the tests that play it.

    Without tests the ruling is reasoned away in `docs/rulings/reasons.yaml`.
    """

    card: str
    number: int
    tests: tuple[Mark, ...]

    @property
    def mark(self) -> str:
        """How a test says that it plays this ruling."""
        return f'ruling("{self.card}", {self.number})'


@functools.cache
def words_of_ruling(text: str) -> str:
    """The words of a ruling without names, marks, numbers and examples, as a key.

    >>> words_of_ruling("[dom] {Fame} can be used while he is in torpor.")
    'canbeusedwhileintorpor'
    >>> words_of_ruling("Can be used.")
    'Can be used.'

    """
    bare = _PERSONS.sub("", _NAMES.sub("", text))
    key = _OTHER.sub("", bare)
    return key if len(key) >= SHORT else text


@functools.cache
def _known() -> Mapping[str, tuple[tuple[str, int], ...]]:
    """The rulings that a test plays or a reason is written for, by their words."""
    played = set(marked())
    known = [*marked(), *(ruled for ruled in reasoned() if ruled not in played)]
    found: dict[str, list[tuple[str, int]]] = {}
    for card, number in known:
        rulings = pool().rulings_on(card) if card in pool() else ()
        if 0 < number <= len(rulings):
            key = words_of_ruling(rulings[number - 1].text)
            found.setdefault(key, []).append((card, number))
    return {words: tuple(many) for words, many in found.items()}


def twins(ruling: Ruling) -> tuple[Twin, ...]:
    """The same ruling on other cards, those that a test plays first."""
    card = pool()[ruling.card_id].name
    same = _known().get(words_of_ruling(ruling.text), ())
    found = [Twin(name, number, played_by(name, number)) for name, number in same if name != card]
    return tuple(sorted(found, key=lambda one: not one.tests))

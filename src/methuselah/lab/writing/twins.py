"""Rulings with the same words on other cards, and the tests that play them there.

Many rulings are given to dozens of cards alike. Once names, marks and numbers are left out the
words are the same, and so is the scene that proves them.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Final

from methuselah.lab.writing.index import Index
from methuselah.lab.writing.places import Mark, of_tests, played_by
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


def _fill(tables: Connection) -> None:
    tables.execute("CREATE TABLE ruled (words TEXT, card INTEGER, number INTEGER)")
    tables.execute("CREATE INDEX ruled_by_words ON ruled (words)")
    rows = ((words_of_ruling(one.text), one.card_id, one.index) for one in pool().all_rulings())
    tables.executemany("INSERT INTO ruled VALUES (?, ?, ?)", rows)


@functools.cache
def _of_rulings() -> Index:
    """The index with the words of all rulings, and those that a test plays or a reason answers."""
    kept = of_tests()
    kept.keep("rulings", b"of the pool", _fill)
    return kept


def twins(ruling: Ruling) -> tuple[Twin, ...]:
    """The same ruling on other cards, those that a test plays first."""
    question = """SELECT marks.card, marks.number, min(name), max(test != '') AS played
        FROM ruled JOIN marks ON marks.card = ruled.card AND marks.number = ruled.number
        JOIN files ON files.id = marks.file
        WHERE words = ? AND ruled.card != ? GROUP BY marks.card, marks.number
        ORDER BY played DESC, min(path), min(line), marks.card, marks.number"""
    words = words_of_ruling(ruling.text)
    found = _of_rulings().ask(question, words, ruling.card_id)
    return tuple(
        Twin(name, number, played_by(name, number) if played else ())
        for _, number, name, played in found
    )

"""Finished cards that say what a card says: the same sentences once masked, or the most alike.

A sentence is cut into its clauses (`masking.clauses`), so that "has flight, gets 1 optional
maneuver each combat, and can strike: 1R damage" finds a card that says two of these in sentences
of their own. Sentences that no finished card says are compared by their words, each weighing the
more the fewer sentences have it.
"""

from __future__ import annotations

import functools
import math
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Final

from methuselah.cards import written
from methuselah.lab.writing.index import Index, digest_of, index
from methuselah.lab.writing.masking import clauses, masked, sentences_of
from methuselah.pool import Face, pool

__all__ = ["Model", "masks_of", "models", "nearest_card"]

ALIKE: Final = 0.45
"""Sentences less like each other than this are no models."""
SAME_TYPE: Final = 1.15
"""A card of the same type is nearer by this."""
MOST_ALIKE: Final = 0.99
"""More like than this is the same alone."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS finished (card INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS says (text TEXT, card INTEGER, PRIMARY KEY (text, card)) WITHOUT ROWID;
DROP TABLE IF EXISTS clauses;
CREATE TABLE clauses (id INTEGER PRIMARY KEY, text TEXT UNIQUE, cards INTEGER, weight REAL);
DROP TABLE IF EXISTS words;
CREATE TABLE words (word TEXT, clause INTEGER, weight REAL, PRIMARY KEY (word, clause))
"""
"""Which finished cards say each clause, how many, and its words with what they weigh."""
_WORD: Final = re.compile(r"<\w+>|[a-z]+")
_PLAIN: Final = frozenset("a the this of to and is in on or be that you your can".split())


@dataclass(frozen=True, slots=True)
class Model:
    """A finished card for one sentence. like: 1 where it says the same, masked; else below 1."""

    face: Face
    like: float

    @property
    def same(self) -> bool:
        """Whether it says the same sentence, of other values."""
        return self.like >= 1


@functools.cache
def masks_of(face: Face) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each sentence of a face with its masked clauses; one clause is the sentence itself."""
    return tuple((one, clauses(masked(face, one).text)) for one in sentences_of(face))


def _clauses_of(face: Face) -> frozenset[str]:
    return frozenset(part for _, parts in masks_of(face) for part in parts)


def _words(clause: str) -> frozenset[str]:
    return frozenset(_WORD.findall(clause)) - _PLAIN


@functools.cache
def _of_clauses() -> Index:
    """The index with the clauses of the cards that are finished today."""
    finished = sorted({one for name in written() if (one := pool().number(name)) is not None})
    kept = index()
    digest = digest_of(repr(finished).encode())
    kept.keep("clauses", digest, lambda tables: _fill(tables, finished))
    return kept


def _fill(tables: Connection, finished: Sequence[int]) -> None:
    """Read the cards that were not finished before, forget those that are not any more."""
    for statement in _TABLES.split(";"):
        tables.execute(statement)
    known = {card for (card,) in tables.execute("SELECT card FROM finished")}
    gone = [(card,) for card in known.difference(finished)]
    tables.executemany("DELETE FROM finished WHERE card = ?", gone)
    tables.executemany("DELETE FROM says WHERE card = ?", gone)
    for card in finished:
        if card not in known:
            tables.execute("INSERT INTO finished VALUES (?)", (card,))
            said = [(text, card) for text in _clauses_of(pool()[card])]
            tables.executemany("INSERT INTO says VALUES (?, ?)", said)
    tables.execute("INSERT INTO clauses (text, cards) SELECT text, count(*) FROM says GROUP BY 1")
    words = {
        clause: _words(text) for clause, text in tables.execute("SELECT id, text FROM clauses")
    }
    counted = Counter(word for found in words.values() for word in found)
    weights = {word: math.log(len(words) / number) for word, number in counted.items()}
    tables.executemany(
        "INSERT INTO words VALUES (?, ?, ?)",
        [(word, clause, weights[word]) for clause, found in words.items() for word in found],
    )
    sums = [(sum(weights[word] for word in found), clause) for clause, found in words.items()]
    tables.executemany("UPDATE clauses SET weight = ? WHERE id = ?", sums)


def _marks(values: Collection[object]) -> str:
    """The question marks of so many values in SQL."""
    return ", ".join("?" * len(values))


def _kin(face: Face, other: Face) -> tuple[bool, bool, str]:
    """The order among equals: cards of the same type first, then of the same Discipline or clan."""
    same_type = bool(set(face.types) & set(other.types))
    near = bool({*face.disciplines, *face.clans} & {*other.disciplines, *other.clans})
    return (not same_type, not near, other.name)


def _saying(face: Face, parts: Collection[str]) -> Mapping[int, int]:
    """The finished cards that say some of these clauses: how many of them each."""
    question = f"SELECT card, count(*) FROM says WHERE text IN ({_marks(parts)}) GROUP BY card"
    return {card: n for card, n in _of_clauses().ask(question, *parts) if card != face.id}


def models(face: Face, sentence: str, most: int = 3) -> list[Model]:
    """The finished cards that say a sentence, else those that say it most nearly.

    Of cards that say a sentence those come first that say most of the whole text, too.
    """
    counted = _saying(face, clauses(masked(face, sentence).text))
    if not counted:
        return _alike(face, sentence, most)
    shared = _shared(face)
    ranks: dict[tuple[float, int], list[int]] = {}
    for card, number in counted.items():
        ranks.setdefault((-shared[card], -number), []).append(card)
    found: list[Model] = []
    for rank in sorted(ranks):
        if len(found) < most:  # only of these is it asked what else is printed on them
            equals = sorted((pool()[one] for one in ranks[rank]), key=lambda one: _kin(face, one))
            found += [Model(one, 1.0) for one in equals]
    return found[:most]


def _alike(face: Face, sentence: str, most: int) -> list[Model]:
    """The finished cards with the sentences that have most of the words of one."""
    wanted = sorted(_words(masked(face, sentence).text))
    best: dict[int, Model] = {}
    for like, text in _by_words(wanted):
        if like * SAME_TYPE < ALIKE or _settled(best, most, like):
            break
        question = "SELECT card FROM says WHERE text = ? AND card != ?"
        for (card,) in _of_clauses().ask(question, text, face.id):
            other = pool()[card]
            nearer = like * (SAME_TYPE if set(other.types) & set(face.types) else 1)
            known = best.get(card)
            if nearer >= ALIKE and (known is None or nearer > known.like):
                best[card] = Model(other, min(nearer, MOST_ALIKE))
    return sorted(best.values(), key=lambda one: (-one.like, one.face.name))[:most]


def _settled(best: Mapping[int, Model], most: int, like: float) -> bool:
    """Whether none that is no more like than this can come before those that are found."""
    better = sum(one.like > min(like * SAME_TYPE, MOST_ALIKE) for one in best.values())
    return better >= most


def _by_words(wanted: Collection[str]) -> list[tuple[float, str]]:
    """The clauses with some of these words, and how like each is: the likest first."""
    ask = _of_clauses().ask
    weighed = f"SELECT DISTINCT word, weight FROM words WHERE word IN ({_marks(wanted)})"
    weight = sum(one for _, one in ask(weighed, *wanted))
    question = f"""SELECT 2 * sum(words.weight) / (? + clauses.weight) AS alike, text
        FROM words JOIN clauses ON clauses.id = words.clause
        WHERE word IN ({_marks(wanted)}) GROUP BY clause ORDER BY alike DESC, text"""
    return [(like, text) for like, text in ask(question, weight, *wanted) if like]


@functools.cache
def _shared(face: Face) -> Mapping[int, float]:
    """How much each finished card says of a text, clause by clause, rare ones weighing more."""
    mine = _clauses_of(face)
    question = f"""SELECT card, cards FROM says JOIN clauses USING (text)
        WHERE text IN ({_marks(mine)})"""
    found: dict[int, list[float]] = {}
    for card, cards in _of_clauses().ask(question, *mine):
        found.setdefault(card, []).append(1 / math.sqrt(cards))
    return {card: math.fsum(weights) for card, weights in found.items() if card != face.id}


def nearest_card(face: Face) -> tuple[Face, int, int] | None:
    """The finished card that says most of a text: itself, so many clauses, of so many."""
    shared = _shared(face)
    if not shared:
        return None
    most = max(shared.values())
    equals = (pool()[card] for card, much in shared.items() if much == most)
    best = min(equals, key=lambda one: _kin(face, one))
    mine = _clauses_of(face)
    return best, len(mine & _clauses_of(best)), len(mine)

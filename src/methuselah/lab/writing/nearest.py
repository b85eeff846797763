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
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from methuselah.cards import place_of, written
from methuselah.lab.writing.masking import clauses, masked, sentences_of
from methuselah.pool import Face, pool

__all__ = ["Model", "exact", "masks_of", "models", "nearest_card"]

ALIKE: Final = 0.45
"""Sentences less like each other than this are no models."""
SAME_TYPE: Final = 1.15
"""A card of the same type is nearer by this."""
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
def _finished() -> tuple[Face, ...]:
    """The cards with a written definition."""
    names = written()
    return tuple(
        face
        for face in pool()
        if (face.name in names or face.vekn_name in names) and place_of(face) is not None
    )


@functools.cache
def masks_of(face: Face) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each sentence of a face with its masked clauses; one clause is the sentence itself."""
    return tuple((one, clauses(masked(face, one).text)) for one in sentences_of(face))


@functools.cache
def _saying() -> Mapping[str, tuple[Face, ...]]:
    """The finished cards that say a clause."""
    found: dict[str, dict[int, Face]] = {}
    for face in _finished():
        for _, parts in masks_of(face):
            for part in parts:
                found.setdefault(part, {})[face.id] = face
    return {clause: tuple(faces.values()) for clause, faces in found.items()}


@functools.cache
def _words(clause: str) -> frozenset[str]:
    return frozenset(_WORD.findall(clause)) - _PLAIN


@functools.cache
def _weights() -> Mapping[str, float]:
    counted = Counter(word for clause in _saying() for word in _words(clause))
    return {word: math.log(len(_saying()) / number) for word, number in counted.items()}


def _weight(words: Iterable[str]) -> float:
    weights = _weights()
    return sum(weights.get(word, 0.0) for word in words)


def _kin(face: Face, other: Face) -> tuple[bool, bool, str]:
    """The order among equals: cards of the same type first, then of the same Discipline or clan."""
    same_type = bool(set(face.types) & set(other.types))
    near = bool({*face.disciplines, *face.clans} & {*other.disciplines, *other.clans})
    return (not same_type, not near, other.name)


def exact(face: Face, sentence: str) -> list[Face]:
    """The finished cards that say a sentence, whole or with other clauses, once masked.

    Those that say more of its clauses first.
    """
    counted: Counter[int] = Counter()
    faces: dict[int, Face] = {}
    for part in clauses(masked(face, sentence).text):
        for other in _saying().get(part, ()):
            if other.id != face.id:
                counted[other.id] += 1
                faces[other.id] = other
    return sorted(faces.values(), key=lambda one: (-counted[one.id], *_kin(face, one)))


def models(face: Face, sentence: str, most: int = 3) -> list[Model]:
    """The finished cards that say a sentence, else those that say it most nearly."""
    same = exact(face, sentence)
    if same:
        return [Model(one, 1.0) for one in _nearest_first(face, same)[:most]]
    best: dict[int, Model] = {}
    wanted = _words(masked(face, sentence).text)
    weight = _weight(wanted)
    for clause, faces in _saying().items():
        both = 2 * _weight(wanted & _words(clause))
        like = both / (weight + _weight(_words(clause)) or 1)
        if like * SAME_TYPE < ALIKE:
            continue
        for other in faces:
            nearer = like * (SAME_TYPE if set(other.types) & set(face.types) else 1)
            known = best.get(other.id)
            if other.id != face.id and nearer >= ALIKE and (known is None or nearer > known.like):
                best[other.id] = Model(other, min(nearer, 0.99))
    return sorted(best.values(), key=lambda one: (-one.like, one.face.name))[:most]


def _nearest_first(face: Face, same: list[Face]) -> list[Face]:
    """Of cards that say a sentence those first that say most of the whole text, too."""
    return sorted(same, key=lambda one: -_shared(face, one))


def _all_clauses(face: Face) -> frozenset[str]:
    return frozenset(part for _, parts in masks_of(face) for part in parts)


def _shared(face: Face, other: Face) -> float:
    """How much of two texts is the same, clause by clause, rare ones weighing more."""
    both = _all_clauses(face) & _all_clauses(other)
    return sum(1 / math.sqrt(len(_saying().get(part, (1,)))) for part in both)


def nearest_card(face: Face) -> tuple[Face, int, int] | None:
    """The finished card that says most of a text: itself, so many clauses, of so many."""
    mine = _all_clauses(face)
    others = {one.id: one for part in mine for one in _saying().get(part, ()) if one.id != face.id}
    if not others:
        return None
    best = min(others.values(), key=lambda one: (-_shared(face, one), *_kin(face, one)))
    return best, len(mine & _all_clauses(best)), len(mine)

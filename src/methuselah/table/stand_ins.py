"""What may stand in for a card that is not played here: cards that are, and that the deck can use.

Nothing is replaced by itself: a wrong guess is a different deck. A card of the library is stood in
for by one of its types that the crypt can play, the nearer the more of its Disciplines, price and
words are the same; a vampire by one of the deck's groups, the nearer the more of clan, Disciplines,
capacity and title.
"""

from __future__ import annotations

import functools
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from methuselah.cards import definitions
from methuselah.pool import Deck, Face, pool
from methuselah.pool.printed import ANY_GROUP

__all__ = ["stand_ins"]

MOST: Final = 4
WORD: Final = re.compile(r"[a-z]{2,}")
SHARE_OF_WORDS: Final = 4.0
"""What the same words count, beside 2 for the same Disciplines and 1 for each other likeness."""


def stand_ins(missing: Face, deck: Deck, most: int = MOST) -> tuple[Face, ...]:
    """The nearest cards that are played here and that this deck may have, the nearest first."""
    crypt = [pool()[number] for number, _ in deck.crypt]
    likeness = _crypt_likeness if missing.crypt else _library_likeness
    known = {face.id for face, _ in deck.faces()}
    found = [
        (likeness(missing, face), face.id not in known, -face.id, face)
        for face in _played(missing.crypt)
        if face.id != missing.id and not face.banned and _goes_in(face, missing, crypt)
    ]
    found.sort(key=lambda one: one[:3], reverse=True)
    return tuple(face for _, _, _, face in found[:most])


def _goes_in(face: Face, missing: Face, crypt: list[Face]) -> bool:
    """Whether the deck may have it: its groups allow it, or its vampires can play it."""
    if face.crypt:
        groups = {one.group for one in crypt if one.id != missing.id} - {ANY_GROUP, None}
        groups.add(missing.group)
        numbers = [group for group in (*groups, face.group) if group not in (ANY_GROUP, None)]
        return max(numbers, default=0) - min(numbers, default=0) <= 1
    if set(face.types).isdisjoint(missing.types):
        return False
    levels = Counter(code.lower() for one in crypt for code in one.disciplines)
    codes = set(face.disciplines)
    if codes and not (codes <= levels.keys() if face.combo else codes & levels.keys()):
        return False
    clans = {clan for one in crypt for clan in one.clans}
    sects = {one.sect for one in crypt if one.sect}
    return (not face.clans or bool(clans & set(face.clans))) and (
        not face.requires or face.requires == missing.requires or bool(sects & set(face.requires))
    )


def _library_likeness(missing: Face, face: Face) -> float:
    wanted, has = set(missing.disciplines), set(face.disciplines)
    like = 2.0 * (len(wanted & has) / len(wanted | has) if wanted | has else 1.0)
    like += len(set(missing.types) & set(face.types)) / len(set(missing.types) | set(face.types))
    like += missing.clans == face.clans
    price = abs((missing.blood_cost or 0) - (face.blood_cost or 0))
    price += abs((missing.pool_cost or 0) - (face.pool_cost or 0))
    like += 1 / (1 + price)
    like += len(missing.keywords & face.keywords) / max(1, len(missing.keywords))
    return like + SHARE_OF_WORDS * _shared(missing, face)


def _crypt_likeness(missing: Face, face: Face) -> float:
    wanted, has = Counter(_levels(missing)), Counter(_levels(face))
    like = 3.0 * bool(set(missing.clans) & set(face.clans))
    like += 3.0 * (wanted & has).total() / max(1, (wanted | has).total())
    like += 2.0 / (1 + abs((missing.capacity or 0) - (face.capacity or 0)))
    like += (missing.title == face.title) + (missing.sect == face.sect)
    return like + _shared(missing, face)


def _levels(face: Face) -> Iterator[str]:
    """Each Discipline once at its basic level and once more at superior."""
    for code in face.disciplines:
        yield code.lower()
        if code.isupper():
            yield code


def _shared(one: Face, other: Face) -> float:
    """The share of their words that two texts have in common, rare ones weighing more."""
    weights, ours, theirs = _weights(), _words(one), _words(other)
    both = sum(weights[word] for word in ours & theirs)
    return both / max(1.0, sum(weights[word] for word in ours | theirs))


@functools.cache
def _words(face: Face) -> frozenset[str]:
    return frozenset(WORD.findall(face.text.lower()))


@functools.cache
def _weights() -> Mapping[str, float]:
    cards = list(pool())
    counts = Counter(word for face in cards for word in _words(face))
    return {word: math.log(len(cards) / count) for word, count in counts.items()}


@functools.cache
def _played(crypt: bool) -> tuple[Face, ...]:
    """All cards of the crypt or of the library that are played here."""
    faces: Iterable[Face] = (pool()[number] for number in definitions())
    return tuple(face for face in faces if face.crypt == crypt)

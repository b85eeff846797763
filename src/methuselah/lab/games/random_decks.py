"""Random legal decks: any vampires of two groups, and library cards they can mostly use.

They bring together what no real deck does (clans, sects, titles, contested vampires, abilities
that answer each other), which is what looks for gaps in the rules. The same seed deals the same
deck of the cards that are played today.
"""

from __future__ import annotations

import functools
from typing import Final

from methuselah.cards import definitions
from methuselah.engine import rng
from methuselah.lab.decks.fitting import fits
from methuselah.pool import (
    ANY_GROUP,
    STANDARD,
    Deck,
    Face,
    Format,
    check,
    deck_of,
)

__all__ = ["random_deck"]

CRYPT: Final = 12
LIBRARY: Final = 77
USABLE_IN_TEN: Final = 8
"""Of ten library cards, how many are drawn from those that somebody in the crypt can use."""


@functools.cache
def _vampires() -> dict[int, tuple[Face, ...]]:
    """Every implemented vampire that may be played, by group; an advanced one needs its base."""
    groups: dict[int, list[Face]] = {}
    for _, definition in sorted(definitions().items()):
        face = definition.face
        plain = "vampire" in face.types and not face.advanced and not face.banned
        if plain and face.group is not None and face.group != ANY_GROUP:
            groups.setdefault(face.group, []).append(face)
    return {group: tuple(faces) for group, faces in sorted(groups.items())}


@functools.cache
def _library() -> tuple[Face, ...]:
    """Every implemented library card that may be played."""
    faces = (definition.face for _, definition in sorted(definitions().items()))
    return tuple(face for face in faces if face.library and not face.banned)


def random_deck(seed: int, form: Format = STANDARD) -> Deck:
    """A legal deck of 12 crypt and 77 library cards, or as many as the format allows."""
    groups = _vampires()
    chance = rng.seeded(seed)
    chance, place = rng.below(chance, len(groups))
    group = list(groups)[place]
    vampires = groups[group] + groups.get(group + 1, ())
    copies: dict[int, int] = {}
    chosen: list[Face] = []
    for _ in range(form.crypt_most or CRYPT):
        chance, index = rng.below(chance, len(vampires))
        chosen.append(vampires[index])
    usable = tuple(face for face in _library() if any(fits(face, one) for one in chosen))
    faces = list(chosen)
    for _ in range(min(LIBRARY, form.library_most)):
        chance, ten = rng.below(chance, 10)
        cards = usable if ten < USABLE_IN_TEN else _library()
        chance, index = rng.below(chance, len(cards))
        faces.append(cards[index])
    for face in faces:
        copies[face.id] = copies.get(face.id, 0) + 1
    deck = deck_of(f"random {seed}", copies)
    wrong = check(deck, form)
    assert not wrong, wrong
    return deck

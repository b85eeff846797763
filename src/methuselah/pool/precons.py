"""The preconstructed decks by name: where they come from, `fixed.py` tells."""

from __future__ import annotations

import functools
from collections import defaultdict
from dataclasses import dataclass

from methuselah.pool.decks import Deck
from methuselah.pool.load import pool, search_key
from methuselah.wording.wrong import Saying, saying

__all__ = ["AmbiguousPrecon", "Precon", "precon", "precon_names", "precons"]


@dataclass(frozen=True, slots=True)
class Precon:
    """A preconstructed deck: the set and the deck's name in it.

    `name` names it without doubt: "Malkavian" for the newest starter deck of that name, else
    with its set, "Camarilla Edition: Malkavian".
    """

    set: str
    deck_name: str
    date: str
    name: str
    deck: Deck


class AmbiguousPrecon(KeyError):
    """A deck name that several sets have and none is the usual one."""

    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.choices = choices

    @property
    def why(self) -> Saying:
        """What to name."""
        return saying("wrong-several-precons", name=self.name, choices=self.choices)

    def __str__(self) -> str:
        return str(self.why)


@functools.cache
def precons() -> tuple[Precon, ...]:
    """Every preconstructed deck of every set, oldest set first.

    >>> [p.name for p in precons() if p.set == "Fifth Edition"]
    ['Hecata', 'Lasombra', 'Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue']
    """
    return tuple(
        Precon(
            one.set,
            one.deck_name,
            one.date,
            one.name,
            Deck(one.name, one.crypt, one.library, source=f"{one.set}, {one.deck_name}"),
        )
        for one in pool().about.precons
    )


def precon_names() -> tuple[str, ...]:
    """The unambiguous names of all preconstructed decks, oldest set first."""
    return tuple(one.name for one in precons())


def precon(name: str) -> Deck:
    """The preconstructed deck of this name.

    "Tremere" is the Fifth Edition's; "V5: Tremere" and "Fifth Edition: Tremere" say so, and
    "CE: Tremere" or "Camarilla Edition: Tremere" ask for another. Raises `AmbiguousPrecon`
    where several sets have the name and none is the usual one, else `KeyError`.
    """
    exact = _index().get(_key(name))
    if exact is not None:
        return exact.deck
    several = tuple(p.name for p in precons() if search_key(p.deck_name) == search_key(name))
    if several:
        raise AmbiguousPrecon(name, several)
    raise KeyError(name)


def _key(name: str) -> str:
    """Spaces around the colon do not matter."""
    return ":".join(search_key(part) for part in name.split(":", 1))


@functools.cache
def _index() -> dict[str, Precon]:
    abbreviations = defaultdict(set)
    for abbreviation, of_set in pool().about.sets.items():
        abbreviations[of_set].add(abbreviation)
    index: dict[str, Precon] = {}
    for one in precons():
        index[_key(one.name)] = one
        for prefix in (one.set, *sorted(abbreviations[one.set])):
            index[_key(f"{prefix}:{one.deck_name}")] = one
    return index

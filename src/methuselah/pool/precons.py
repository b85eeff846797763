"""The preconstructed decks, derived from the marks of the sets.

krcg knows for each card in which fixed deck of which set it was printed and how often
(`V5:PTr2`: Fifth Edition, the Tremere deck, twice). Summing the marks gives the lists, so none
is typed in. Bundles and tins, which are not decks, are left out by their numbers.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from methuselah.pool.decks import Deck, deck_of
from methuselah.pool.load import pool, search_key
from methuselah.wording.wrong import Saying, saying

__all__ = ["AmbiguousPrecon", "Precon", "precon", "precon_names", "precons"]

_DEFAULT_SETS: Final = (
    "Fifth Edition",
    "Fifth Edition (Anarch)",
    "Fifth Edition (Companion)",
    "Sabbat V5",
)
_FEWEST_LIBRARY: Final = 40
_MOST_LIBRARY: Final = 90
_MOST_CRYPT: Final = 12


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
    copies: dict[tuple[str, str], dict[int, int]] = defaultdict(dict)
    dates: dict[tuple[str, str], str] = {}
    for face in pool():
        for printing in face.printings:
            if printing.precon:
                key = (printing.set, printing.precon)
                copies[key][face.id] = copies[key].get(face.id, 0) + printing.copies
                dates[key] = printing.date
    bare = _bare_names(dates)
    found = []
    for key in sorted(copies, key=lambda key: (dates[key], key)):
        title = key[1] if bare.get(search_key(key[1])) == key else f"{key[0]}: {key[1]}"
        deck = deck_of(title, copies[key], source=f"{key[0]}, {key[1]}")
        if _is_deck(deck):
            found.append(Precon(key[0], key[1], dates[key], title, deck))
    return tuple(found)


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


def _bare_names(dates: dict[tuple[str, str], str]) -> dict[str, tuple[str, str]]:
    """Which deck a name means without its set: the current starter, else the only one."""
    by_name: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for key in dates:
        by_name[search_key(key[1])].append(key)
    bare = {}
    for name, keys in by_name.items():
        current = [key for key in keys if key[0] in _DEFAULT_SETS]
        if len(keys) == 1 or len(current) == 1:
            bare[name] = (current or keys)[0]
    return bare


def _is_deck(deck: Deck) -> bool:
    """A bundle of boosters or reprints has far more crypt cards than any deck sold."""
    return (
        0 < deck.crypt_size <= _MOST_CRYPT and _FEWEST_LIBRARY <= deck.library_size <= _MOST_LIBRARY
    )

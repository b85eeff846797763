"""The preconstructed decks as the marks of the sets have them.

krcg knows for each card in which fixed deck of which set it was printed and how often
(`V5:PTr2`: Fifth Edition, the Tremere deck, twice). Summing the marks gives the lists, so none
is typed in. Bundles and tins, which are not decks, are left out by their numbers. That takes a look
at every card, so it is kept with them (`kept.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec

from methuselah.pool.printed import Face
from methuselah.pool.words import search_key

__all__ = ["Fixed", "fixed_decks"]

_DEFAULT_SETS: Final = (
    "Fifth Edition",
    "Fifth Edition (Anarch)",
    "Fifth Edition (Companion)",
    "Sabbat V5",
)
_FEWEST_LIBRARY: Final = 40
_MOST_LIBRARY: Final = 90
_MOST_CRYPT: Final = 12


class Fixed(msgspec.Struct, frozen=True, array_like=True):
    """A deck of a set: its name there and the one without doubt, its date, and its cards: krcg
    ids with how many of each.
    """

    set: str
    deck_name: str
    date: str
    name: str
    crypt: tuple[tuple[int, int], ...]
    library: tuple[tuple[int, int], ...]


def fixed_decks(faces: Iterable[Face]) -> tuple[Fixed, ...]:
    """The preconstructed decks of all sets, oldest set first."""
    copies: dict[tuple[str, str], dict[int, int]] = defaultdict(dict)
    dates: dict[tuple[str, str], str] = {}
    crypt: set[int] = set()
    for face in faces:
        crypt |= {face.id} if face.crypt else set()
        for printing in face.printings:
            if printing.precon:
                key = (printing.set, printing.precon)
                copies[key][face.id] = copies[key].get(face.id, 0) + printing.copies
                dates[key] = printing.date
    bare = _bare_names(dates)
    found = []
    for key in sorted(copies, key=lambda key: (dates[key], key)):
        title = key[1] if bare.get(search_key(key[1])) == key else f"{key[0]}: {key[1]}"
        cards = copies[key].items()
        own_crypt = tuple(entry for entry in cards if entry[0] in crypt)
        library = tuple(entry for entry in cards if entry[0] not in crypt)
        if _is_deck(own_crypt, library):
            found.append(Fixed(*key, dates[key], title, own_crypt, library))
    return tuple(found)


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


def _is_deck(crypt: Iterable[tuple[int, int]], library: Iterable[tuple[int, int]]) -> bool:
    """A bundle of boosters or reprints has far more crypt cards than any deck sold."""
    crypt_size, library_size = (sum(number for _, number in part) for part in (crypt, library))
    return 0 < crypt_size <= _MOST_CRYPT and _FEWEST_LIBRARY <= library_size <= _MOST_LIBRARY

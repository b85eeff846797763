"""The pool of all cards, offline.

`pool()` is the one way in: `pool()["Govern the Unaligned"]`, `pool()[100845]`, iteration in
order of id, and `search` with suggestions for a name that is not a card. What is printed on a card
and what was ruled on it is decoded when it is asked for (`kept.py`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from methuselah.pool.kept import About, Damaged, Kept, kept_pool
from methuselah.pool.printed import ANY_GROUP, Face
from methuselah.pool.rulings import Ruling
from methuselah.pool.words import search_key
from methuselah.wording.wrong import Saying, saying

__all__ = ["NotACard", "Pool", "Search", "pool", "search_key"]

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Search:
    """What a search found: the face, or up to three names that come close."""

    name: str
    face: Face | None
    suggestions: tuple[str, ...] = ()

    @property
    def remedy(self) -> Saying | None:
        """The question to ask back: `Did you mean "Govern the Unaligned"?`, or nothing."""
        if self.face or not self.suggestions:
            return None
        return saying("remedy-did-you-mean", names=self.suggestions)


class NotACard(KeyError):
    """A name or number that no card has, with the names that come close."""

    def __init__(self, name: str | int, remedy: Saying | None = None) -> None:
        super().__init__(name)
        self.name = name
        self.remedy = "" if remedy is None else str(remedy)

    def __str__(self) -> str:
        return f'"{self.name}" is not a card. {self.remedy}'.strip()


class Pool:
    """All cards, by id and by every name they are known under.

    A crypt name without its group means the oldest group, as in deck lists; `search` takes a
    group to tell "Theo Bell" of group 6 from that of group 2.
    """

    __slots__ = ("_faces", "_kept", "_rulings")

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._faces: dict[int, Face] = {}
        self._rulings: dict[int, tuple[Ruling, ...]] = {}

    def _asked(self, question: Callable[[Kept], _T]) -> _T:
        """An answer of what is kept, which is read again from krcg if it is damaged."""
        try:
            return question(self._kept)
        except Damaged:
            self._kept = kept_pool(fresh=True)
            return question(self._kept)

    @property
    def about(self) -> About:
        """Of all cards: a digest, the names of the sets, the types of the library in order."""
        return self._kept.about

    @property
    def key(self) -> bytes:
        """Sixteen bytes for the version of krcg and the code that reads it: rulings included."""
        return self._kept.key

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal characters over everything printed on every card."""
        return self._kept.about.digest

    def __getitem__(self, key: int | str) -> Face:
        """The face with this id or name. Raises `NotACard`, with a remedy."""
        found = self.get(key)
        if found is None:
            remedy = self.search(key).remedy if isinstance(key, str) else None
            raise NotACard(key, remedy)
        return found

    def number(self, name: str) -> int | None:
        """The id of the card of this name, or None; its face is not looked at."""
        return self._kept.names.get(search_key(name))

    def get(self, key: int | str) -> Face | None:
        """The face with this id or name, or None. Never guesses."""
        number = key if isinstance(key, int) else self.number(key)
        if number is None:
            return None
        found = self._faces.get(number)
        if found is None and (found := self._asked(lambda kept: kept.face(number))):
            self._faces[number] = found
        return found

    def __contains__(self, key: object) -> bool:
        return isinstance(key, int | str) and self.get(key) is not None

    def __iter__(self) -> Iterator[Face]:
        for number in self._kept.ids:
            yield self[number]

    def __len__(self) -> int:
        return len(self._kept.ids)

    @property
    def crypt(self) -> tuple[Face, ...]:
        """All crypt cards, in order of id."""
        return tuple(face for face in self if face.crypt)

    @property
    def library(self) -> tuple[Face, ...]:
        """All library cards, in order of id."""
        return tuple(face for face in self if face.library)

    def rulings_on(self, card: int | str) -> tuple[Ruling, ...]:
        """The official rulings on a card, in krcg's order; empty if it has none."""
        number = self[card].id
        if number not in self._rulings:
            self._rulings[number] = self._asked(lambda kept: kept.rulings(number))
        return self._rulings[number]

    def ruling(self, card: int | str, index: int) -> Ruling:
        """One ruling by card and number, from 1."""
        known = self.rulings_on(card)
        if not 1 <= index <= len(known):
            raise IndexError(f'"{self[card].name}" has {len(known)} rulings, no ruling {index}.')
        return known[index - 1]

    def all_rulings(self) -> Iterator[Ruling]:
        """Every ruling on every card; one given to a group is on each card of the group."""
        for number in self._kept.ids:
            yield from self.rulings_on(number)

    def search(self, name: str, group: int | None = None) -> Search:
        """Find a name, of a group if one is given; suggest others where there is no such card."""
        if group is not None:
            suffix = "ANY" if group == ANY_GROUP else f"G{group}"
            advanced = name.rstrip().upper().endswith("(ADV)")
            bare = name.rstrip()[:-5].rstrip() if advanced else name
            sought = f"{bare} ({suffix} ADV)" if advanced else f"{bare} ({suffix})"
            if found := self.get(sought):
                return Search(name, found)
        if found := self.get(name):
            return Search(name, found)
        from rapidfuzz import fuzz, process

        sought, known = search_key(name), self._kept.names
        close = process.extract(sought, known.keys(), scorer=fuzz.ratio, limit=6, score_cutoff=75)
        names = dict.fromkeys(self[known[key]].name for key, _, _ in close)
        return Search(name, None, tuple(names)[:3])


@functools.cache
def pool() -> Pool:
    """The pool, opened on the first call and kept."""
    return Pool(kept_pool())

"""The pool of all cards, read once from krcg, offline.

`pool()` is the one way in: `pool()["Govern the Unaligned"]`, `pool()[100845]`, iteration in
order of id, and `search` with suggestions for a name that is not a card. krcg bundles the
official list and the rulings, so nothing is fetched; it is imported when the pool is read, since
it takes longer to import than all of the engine.
"""

from __future__ import annotations

import difflib
import functools
import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import IO, Any

import yaml

from methuselah.pool.faces import face
from methuselah.pool.printed import ANY_GROUP, Face
from methuselah.pool.rulings import Ruling, rulings_of
from methuselah.wording.wrong import Saying, saying

__all__ = ["NotACard", "Pool", "Search", "pool", "search_key"]


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


def search_key(name: str) -> str:
    """A name as it is looked up: no case, no accents, no double spaces.

    >>> search_key("  Joaquín  de CÁDIZ ")
    'joaquin de cadiz'
    """
    from krcg.utils import normalize

    return " ".join(str(normalize(name)).replace("\u2019", "'").split())


@dataclass(slots=True)
class Pool:
    """All cards, by id and by every name they are known under.

    A crypt name without its group means the oldest group, as in deck lists; `search` takes a
    group to tell "Theo Bell" of group 6 from that of group 2.
    """

    faces: dict[int, Face]
    rulings: dict[int, tuple[Ruling, ...]]
    digest: str
    _names: dict[str, int] = field(default_factory=dict)

    def __getitem__(self, key: int | str) -> Face:
        """The face with this id or name. Raises `NotACard`, with a remedy."""
        found = self.get(key)
        if found is None:
            remedy = self.search(key).remedy if isinstance(key, str) else None
            raise NotACard(key, remedy)
        return found

    def get(self, key: int | str) -> Face | None:
        """The face with this id or name, or None. Never guesses."""
        if isinstance(key, int):
            return self.faces.get(key)
        number = self._names.get(search_key(key))
        return None if number is None else self.faces[number]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, int | str) and self.get(key) is not None

    def __iter__(self) -> Iterator[Face]:
        return iter(self.faces.values())

    def __len__(self) -> int:
        return len(self.faces)

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
        return self.rulings.get(self[card].id, ())

    def ruling(self, card: int | str, index: int) -> Ruling:
        """One ruling by card and number, from 1."""
        known = self.rulings_on(card)
        if not 1 <= index <= len(known):
            raise IndexError(f'"{self[card].name}" has {len(known)} rulings, no ruling {index}.')
        return known[index - 1]

    def all_rulings(self) -> Iterator[Ruling]:
        """Every ruling on every card; one given to a group is on each card of the group."""
        for rulings in self.rulings.values():
            yield from rulings

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
        close = difflib.get_close_matches(search_key(name), self._names, n=6, cutoff=0.7)
        names = dict.fromkeys(self.faces[self._names[key]].name for key in close)
        return Search(name, None, tuple(names)[:3])


class _QuickYaml:
    """PyYAML as krcg uses it for the rulings, by its parser in C where it has one: the other takes
    longer than everything else that is read.
    """

    @staticmethod
    def safe_load(stream: IO[str]) -> Any:
        """The document in a stream."""
        return yaml.load(stream, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@functools.cache
def pool() -> Pool:
    """The pool, read on the first call (about half a second) and kept."""
    import krcg.cards

    cards = krcg.cards.CardMap()
    krcg.cards.LOCAL_CARDS = "1"
    krcg.cards.NO_TRANSLATIONS = "1"
    vars(krcg.cards)["yaml"] = _QuickYaml
    cards.load_from_vekn()
    cards.load_rulings()
    by_id = {key: card for key, card in cards.items() if isinstance(key, int)}
    faces = {number: face(by_id[number]) for number in sorted(by_id)}
    rulings = {number: rulings_of(card) for number, card in by_id.items() if card.rulings}
    return Pool(faces, rulings, _digest(faces.values()), _name_index(faces))


def _digest(faces: Iterable[Face]) -> str:
    """Sixteen hexadecimal characters over everything printed on every card."""
    whole = hashlib.sha256()
    for one in faces:
        printed = (
            one.id, one.name, one.types, one.disciplines, one.combo, one.clans, one.path,
            one.capacity, one.group, one.title, one.blood_cost, one.pool_cost,
            one.conviction_cost, one.burn_option, one.advanced, one.digest,
        )  # fmt: skip
        whole.update(json.dumps(printed).encode())
    return whole.hexdigest()[:16]


def _name_index(faces: dict[int, Face]) -> dict[str, int]:
    """Every known name. A card's own name beats its other names, and these beat nicknames."""
    from krcg.cards import Card
    from krcg.config import ALIASES

    index: dict[str, int] = {}
    for one in faces.values():
        index.setdefault(search_key(one.name), one.id)
    for one in sorted(faces.values(), key=lambda one: (one.group or 0, one.id)):
        for name in (one.vekn_name, *one.names):
            index.setdefault(search_key(name), one.id)
    for number, former in Card._AKA.items():
        for name in former:
            index.setdefault(search_key(name), number)
    for nickname, name in ALIASES.items():
        if search_key(name) in index:
            index.setdefault(search_key(nickname), index[search_key(name)])
    return index

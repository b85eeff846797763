"""Reading everything that krcg knows of all cards: faces, rulings, names, sets.

This takes seconds and imports much (krcg brings an HTTP client along), so it is done once for each
version of krcg and kept (`kept.py`). krcg bundles the official list and the rulings: nothing is
fetched, and krcg's own cache, a pickle in a folder that everybody may write to, is never used.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import IO, Any

import yaml

from methuselah.pool.faces import face_of
from methuselah.pool.fixed import Fixed, fixed_decks
from methuselah.pool.nicknames import NICKNAMES, short_forms
from methuselah.pool.printed import Face
from methuselah.pool.rulings import Ruling, rulings_of
from methuselah.pool.words import search_key

__all__ = ["Read", "read_cards"]


@dataclass(frozen=True, slots=True)
class Read:
    """All cards. faces: in order of id; rulings: by id; names: the id of every name by its key;
    sets: the name of each set by its short name; types: of the library, in the archive's order;
    precons: the decks of the sets; clans: of vampires; creeds: of the imbued.
    """

    faces: tuple[Face, ...]
    rulings: dict[int, tuple[Ruling, ...]]
    names: dict[str, int]
    digest: str
    sets: dict[str, str]
    types: tuple[str, ...]
    precons: tuple[Fixed, ...]
    clans: tuple[str, ...]
    creeds: tuple[str, ...]


class _QuickYaml:
    """PyYAML as krcg uses it for the rulings, by its parser in C where it has one: the other takes
    longer than everything else that is read.
    """

    @staticmethod
    def safe_load(stream: IO[str]) -> Any:
        """The document in a stream."""
        return yaml.load(stream, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def read_cards() -> Read:
    """Read krcg's lists (about two seconds)."""
    from krcg import rulings, vekn_csv
    from krcg.collections import CardDict
    from krcg.utils import vekn_name
    from krcg.utils.deck import TYPE_ORDER

    vars(rulings)["yaml"] = _QuickYaml
    vars(vekn_csv)["TRANSLATIONS"] = []  # English alone: `translated.py` has the others
    by_id, sets = vekn_csv.from_files()
    rulings.load_local(CardDict(by_id))
    cards = [by_id[number] for number in sorted(by_id)]
    faces = tuple(face_of(card, sets, vekn_name(card, ascii=False)) for card in cards)
    return Read(
        faces=faces,
        rulings={card.id: rulings_of(card) for card in cards if card.rulings},
        names=_name_index(faces),
        digest=_digest(faces),
        sets={one.code: one.name for one in sets.values()},
        types=tuple(TYPE_ORDER),
        precons=fixed_decks(faces),
        clans=_clans(faces, "vampire"),
        creeds=_clans(faces, "imbued"),
    )


def _clans(faces: Iterable[Face], kind: str) -> tuple[str, ...]:
    """What the crypt cards of a kind have in the place of clans, in order of their ids."""
    return tuple(dict.fromkeys(c for face in faces if kind in face.types for c in face.clans))


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


def _name_index(faces: Sequence[Face]) -> dict[str, int]:
    """Every known name. A card's own name beats its other names, and these beat nicknames.

    A name of several vampires is that of the one of the oldest group.
    """
    index: dict[str, int] = {}
    for one in faces:
        index.setdefault(search_key(one.name), one.id)
    oldest = sorted(faces, key=lambda one: (one.group or 0, one.id))
    for one in oldest:
        for name in (one.vekn_name, *one.names):
            index.setdefault(search_key(name), one.id)
    for one in oldest:
        for name in short_forms(one.printed_name, one.advanced):
            index.setdefault(search_key(name), one.id)
    for nickname, name in NICKNAMES.items():
        index.setdefault(search_key(nickname), index[search_key(name)])
    return index

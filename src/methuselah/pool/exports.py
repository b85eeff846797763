"""Deck lists out: TWD, JOL, Lackey and krcg JSON.

What is written here is read back by `imports` as the same deck. The TWD form is that of the
tournament archive, down to its columns; JSON is that of `krcg.deck.Deck.to_json`.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any, Final

from unidecode import unidecode

from methuselah.pool.decks import Cards, Deck
from methuselah.pool.links import to_link
from methuselah.pool.load import pool, search_key
from methuselah.pool.printed import ANY_GROUP, Face
from methuselah.wording.wrong import Wrong

__all__ = ["EXPORTS", "export_deck", "to_jol", "to_json", "to_lackey", "to_twd"]

_Counted = tuple[Face, int]


def to_twd(deck: Deck) -> str:
    """The form of the tournament archive: event, deck, crypt in columns, library by type."""
    lines = list(deck.event)
    if lines:
        lines.append("")
    lines.append(f"Deck Name: {deck.name}")
    if deck.author:
        lines.append(f"Created by: {deck.author}")
    if deck.comments:
        lines += ["", f"Description: {deck.comments}"]
    lines.append("")
    crypt = _counted(deck.crypt)
    capacities = sorted(face.capacity or 0 for face, copies in crypt for _ in range(copies))
    average = round(sum(capacities) / len(capacities), 2) if capacities else 0
    heading = (
        f"Crypt ({deck.crypt_size} cards, min={sum(capacities[:4])}, "
        f"max={sum(capacities[-4:])}, avg={average:g})"
    )
    lines += [heading, "-" * len(heading), *_crypt_columns(crypt)]
    lines += ["", f"Library ({deck.library_size} cards)"]
    for kind, cards in _by_type(deck):
        count = sum(copies for _, copies in cards)
        trifles = sum(copies for face, copies in cards if "trifle" in face.keywords)
        counts = f"{count}; {trifles} trifle" if kind == "Master" and trifles else f"{count}"
        lines.append(f"{kind} ({counts})")
        lines += [f"{copies}x {face.vekn_name}" for face, copies in cards]
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def to_jol(deck: Deck) -> str:
    """The form of Jyhad Online: crypt, an empty line, library."""
    crypt = [f"{copies}x {face.vekn_name}" for face, copies in _counted(deck.crypt)]
    library = [f"{copies}x {face.vekn_name}" for face, copies in _library(deck)]
    return "\n".join([*crypt, "", *library]) + "\n"


def to_lackey(deck: Deck) -> str:
    """The form of LackeyCCG: library, "Crypt:", crypt; a tab after the number, plain letters."""
    library = [f"{copies}\t{unidecode(face.vekn_name)}" for face, copies in _library(deck)]
    crypt = [f"{copies}\t{unidecode(face.vekn_name)}" for face, copies in _counted(deck.crypt)]
    return "\n".join([*library, "Crypt:", *crypt]) + "\n"


def to_json(deck: Deck) -> dict[str, Any]:
    """krcg's JSON: {"crypt": {count, cards: [...]}, "library": {count, cards: [{type, ...}]}}."""
    state: dict[str, Any] = {"name": deck.name}
    if deck.author:
        state["author"] = deck.author
    if deck.comments:
        state["comments"] = deck.comments
    state["crypt"] = {"count": deck.crypt_size, "cards": _json_cards(_counted(deck.crypt))}
    state["library"] = {
        "count": deck.library_size,
        "cards": [
            {
                "type": kind,
                "count": sum(copies for _, copies in cards),
                "cards": _json_cards(cards),
            }
            for kind, cards in _by_type(deck)
        ],
    }
    return state


EXPORTS: Final = {"twd": to_twd, "jol": to_jol, "lackey": to_lackey, "link": to_link}
"""The text forms by name."""


def export_deck(deck: Deck, form: str) -> str:
    """The deck in a form: "twd", "jol", "lackey", "link" or "json".

    Raises `ValueError` for another.
    """
    if form == "json":
        return json.dumps(to_json(deck), ensure_ascii=False, indent=2) + "\n"
    if form not in EXPORTS:
        known = ", ".join([*EXPORTS, "json"])
        raise Wrong("no-form-of-list", form=form, known=known)
    return EXPORTS[form](deck)


def _counted(cards: Cards) -> list[_Counted]:
    faces = pool()
    return [(faces[number], copies) for number, copies in cards]


def _kind(face: Face) -> str:
    return "/".join(sorted(kind.title() for kind in face.types))


def _library(deck: Deck) -> list[_Counted]:
    """The library by type, in the archive's order, then by name."""
    order = pool().about.types
    return sorted(
        _counted(deck.library),
        key=lambda counted: (order.index(_kind(counted[0])), search_key(counted[0].vekn_name)),
    )


def _by_type(deck: Deck) -> Iterator[tuple[str, list[_Counted]]]:
    for kind, cards in itertools.groupby(_library(deck), key=lambda counted: _kind(counted[0])):
        yield kind, list(cards)


def _crypt_columns(crypt: list[_Counted]) -> Iterator[str]:
    rows = [
        (
            f"{copies}x {face.vekn_name}",
            str(face.capacity),
            " ".join(sorted(face.disciplines)) or "-none-",
            face.title or "",
            f"{face.clans[0]}:{'ANY' if face.group == ANY_GROUP else face.group}",
        )
        for face, copies in crypt
    ]
    wide = [max((len(row[column]) for row in rows), default=0) for column in range(4)]
    for name, capacity, disciplines, title, clan in rows:
        columns = [name.ljust(wide[0]), capacity.rjust(wide[1]), disciplines.ljust(wide[2])]
        if wide[3]:
            columns.append(title.ljust(wide[3]))
        yield "  ".join([*columns, clan])


def _json_cards(cards: list[_Counted]) -> list[dict[str, Any]]:
    return [{"id": face.id, "count": copies, "name": face.name} for face, copies in cards]

"""How much of the game is playable, counted so that no half-done card can count (design, cards 4).

A card counts if it has a definition, the definition's digest is that of the installed text, and
a test plays it; a crypt card whose text is keywords only counts when every word is accounted for.
"""

from __future__ import annotations

import ast
import functools
import statistics
from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import methuselah.cards
from methuselah.cards import definitions, written
from methuselah.engine.definitions import Definition
from methuselah.lab.proving.ledger import Ledger, read_ledger
from methuselah.pool import STANDARD, BadDeck, Deck, Face, check, pool
from methuselah.pool.imports import read_deck
from methuselah.pool.keywords import keywords

__all__ = [
    "Coverage",
    "Folder",
    "coverage",
    "decks_in",
    "definition_lines",
    "definition_places",
    "escape_hatches",
    "implemented",
    "missing",
]


@dataclass(frozen=True)
class Coverage:
    """The figures of `methuselah coverage --json`; see each field's keys in `coverage`."""

    cards: dict[str, Any]
    rulings: dict[str, int]
    decks: dict[str, int]
    definition_lines_median: float
    escape_hatches: dict[str, Any]


def implemented(ledger: Ledger | None = None) -> Mapping[int, Definition]:
    """The definitions that count, by krcg id."""
    tested = set((ledger or read_ledger()).tested)
    return {
        number: definition
        for number, definition in definitions().items()
        if definition.digest == definition.face.digest
        and (_keyword_only(definition.face) or definition.name in tested)
    }


def _keyword_only(face: Face) -> bool:
    return face.crypt and "vampire" in face.types and keywords(face).only


def missing(deck: Deck, playable: Container[int] | None = None) -> list[Face]:
    """The cards of a deck that are not implemented, in the order of the list."""
    known = definitions() if playable is None else playable
    return [face for face, _ in deck.faces() if face.id not in known]


@dataclass(frozen=True, slots=True)
class Folder:
    """The files of a folder: the decks, and what is wrong with those that cannot be read."""

    decks: dict[Path, Deck]
    unread: dict[Path, BadDeck]


def decks_in(folder: Path) -> Folder:
    """Read the files of a folder as decks; hidden ones are no decks."""
    found = Folder({}, {})
    for path in sorted(folder.iterdir()):
        if path.is_file() and not path.name.startswith("."):
            try:
                found.decks[path] = read_deck(path)
            except BadDeck as error:
                found.unread[path] = error
    return found


def coverage(folder: Folder | None = None) -> Coverage:
    """Count. cards: total, implemented, library, crypt, by_set (implemented and total of each
    set); rulings: total, linked, reasoned, waiting (every pair of card and ruling); decks: total,
    complete (every card is implemented), playable (legal too, but for cards that are banned),
    unbanned (without those), unread (files that are no deck).
    """
    ledger = read_ledger()
    done = implemented(ledger)
    return Coverage(
        cards={
            "total": len(pool()),
            "implemented": len(done),
            "library": sum(1 for d in done.values() if d.face.library),
            "crypt": sum(1 for d in done.values() if d.face.crypt),
            "by_set": _by_set(done),
        },
        rulings=_rulings(ledger),
        decks=_decks(folder or Folder({}, {}), done),
        definition_lines_median=statistics.median(definition_lines().values()),
        escape_hatches={"count": len(escape_hatches()), "names": list(escape_hatches())},
    )


def _decks(folder: Folder, done: Container[int]) -> dict[str, int]:
    complete = [deck for deck in folder.decks.values() if not missing(deck, done)]
    but_for_bans = replace(STANDARD, banned_allowed=True)
    playable = [deck for deck in complete if not check(deck, but_for_bans)]
    return {
        "total": len(folder.decks) + len(folder.unread),
        "complete": len(complete),
        "playable": len(playable),
        "unbanned": sum(not check(deck) for deck in playable),
        "unread": len(folder.unread),
    }


def _by_set(done: Mapping[int, Definition]) -> dict[str, dict[str, int]]:
    sets: dict[str, dict[str, int]] = {}
    for face in pool():
        for name in face.sets:
            row = sets.setdefault(name, {"implemented": 0, "total": 0})
            row["total"] += 1
            row["implemented"] += face.id in done
    return sets


def _rulings(ledger: Ledger) -> dict[str, int]:
    total = sum(1 for _ in pool().all_rulings())
    linked = set(ledger.linked)
    reasoned = set(ledger.reasoned) - linked
    return {
        "total": total,
        "linked": len(linked),
        "reasoned": len(reasoned),
        "waiting": total - len(linked) - len(reasoned),
    }


def _modules() -> list[Path]:
    return sorted(Path(next(iter(methuselah.cards.__path__))).rglob("*.py"))


def definition_lines() -> dict[str, int]:
    """The lines of each definition, from `card(` to its closing bracket."""
    return {
        pool()[name].name: lines
        for path in _modules()
        for name, lines in _statements(path).definitions
    }


def definition_places() -> dict[str, str]:
    """Where each definition stands: "cards/action/dominate.py:12"."""
    return {pool()[name].name: one.place for name, one in written().items()}


def escape_hatches() -> tuple[str, ...]:
    """Node classes that stand among the cards instead of in the language, by name."""
    cards = [path for path in _modules() if path.stem != "__init__"]  # that one loads them
    return tuple(f"{path.stem}.{name}" for path in cards for name in _statements(path).classes)


@dataclass(frozen=True, slots=True)
class _Statements:
    """What a module of cards has: the lines of each definition, and classes of its own."""

    definitions: tuple[tuple[str, int], ...]
    classes: tuple[str, ...]


def _statements(path: Path) -> _Statements:
    """What a module of cards has; it is parsed again only when the file has changed."""
    file = path.stat()
    return _parsed(path, file.st_mtime_ns, file.st_size)


@functools.cache
def _parsed(path: Path, _changed: int, _size: int) -> _Statements:
    written: list[tuple[str, int]] = []
    classes: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="card"), args=[ast.Constant(value=str(name)), *_]):
                written.append((name, (node.end_lineno or 0) - node.lineno + 1))
            case ast.ClassDef(name=name):
                classes.append(name)
    return _Statements(tuple(written), tuple(classes))

"""Definitions as JSON, and the printed text as an audit of them (design, laws of the cards 2).

The lint does not understand a text; it finds what a text has and the definition lacks:
Discipline levels, "(limited)", "Do not replace", "Only usable", the directed mark, numbers.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any, Final

from methuselah.engine.definitions import Definition, Mode, Node
from methuselah.language.seats import Seats
from methuselah.pool import Face

__all__ = ["as_json", "lint", "nodes"]

LEVELS: Final = re.compile(r"^((?:\[[A-Za-z]{3}\])+)", re.MULTILINE)
NUMBERS: Final = re.compile(r"(?<![\w.#])[+-]?(\d+)(?=R?\b)")


def as_json(node: object) -> Any:
    """A node as plain data: its class under "node", then its fields that are not the default.

    Raises TypeError for anything that is not plain data, such as a function.
    """
    if isinstance(node, Face):
        return node.name
    if dataclasses.is_dataclass(node) and not isinstance(node, type):
        parts = {"node": type(node).__name__}
        for part in dataclasses.fields(node):
            value = getattr(node, part.name)
            if value != part.default:
                parts[part.name] = as_json(value)
        return parts
    if isinstance(node, (tuple, frozenset)):
        values = sorted(node) if isinstance(node, frozenset) else node
        return [as_json(value) for value in values]
    if node is None or isinstance(node, (str, int, bool)):
        return node
    raise TypeError(f"{node!r} is not plain data")


def nodes(node: object) -> Iterator[Node]:
    """Every node in a definition or a part of one."""
    if isinstance(node, Node):
        yield node
    if dataclasses.is_dataclass(node) and not isinstance(node, (type, Face)):
        for part in dataclasses.fields(node):
            yield from nodes(getattr(node, part.name))
    elif isinstance(node, tuple):
        for value in node:
            yield from nodes(value)


SEAT_KINDS: Final = (
    "hand_size",
    "transfers",
    "master_actions",
    "discard_actions",
    "methuselah votes",
    "instead of replacing",
    "open hand",
    "skip turn",
    "skip phase",
    "oust pool",
)
"""Changes about a Methuselah: they must say whom, since a seat's number may be a card's too."""


def lint(definition: Definition) -> list[str]:
    """What the printed text has and the definition lacks, in sentences; [] if nothing."""
    face = definition.face
    if face.crypt:
        return [*_stale(definition), *_seats(definition)]
    return [
        *_seats(definition),
        *_stale(definition),
        *_levels(definition),
        *_phrases(definition),
        *_directed(definition),
        *_numbers(definition),
    ]


def _stale(definition: Definition) -> Iterator[str]:
    if definition.digest != definition.face.digest:
        yield f"the text has changed: its digest is {definition.face.digest} now"


def _seats(definition: Definition) -> Iterator[str]:
    """A standing change about a Methuselah says whom it is about."""
    for static in definition.statics:
        if static.kind in SEAT_KINDS and not isinstance(static.who, Seats):
            yield f"the static {static.kind!r} does not say whose: give it who=YOU or the like"


def _levels(definition: Definition) -> Iterator[str]:
    """Each Discipline level of the text is a mode, and no other."""
    found = LEVELS.findall(definition.face.text)
    printed = {"_".join(re.findall(r"[A-Za-z]{3}", icons)) for icons in found}
    written = {"_".join(mode.disciplines) for mode in definition.modes if mode.disciplines}
    for level in sorted(printed - written):
        if not definition.face.crypt:
            yield f"the text has a level [{level}] and the definition has none"
    if "More than one Discipline can be used" in definition.face.text:
        written = {code for level in written for code in level.split("_")}
    for level in sorted(written - printed):
        yield f"the definition has a level [{level}] and the text has none"


def _phrases(definition: Definition) -> Iterator[str]:
    text = definition.face.text
    written = [getattr(node, "word", "") for node in nodes(definition)]
    kinds = [type(node).__name__ for node in nodes(definition)]
    if "(limited)" in text and "limited" not in written and "Additional" not in kinds:
        yield 'the text says "(limited)"'
    if "Do not replace" in text and not any(mode.replace for mode in definition.modes):
        yield 'the text says "Do not replace"'
    only = any(mode.only or mode.who or mode.by == "locked" for mode in definition.modes)
    special = any(_special_window(mode) for mode in definition.modes)
    if "Only usable" in text and not only and not special:
        yield 'the text says "Only usable"'


def _special_window(mode: Mode) -> bool:
    """Whether a mode is played in a window of its own, which is its "only usable"."""
    return bool(mode.windows) and not set(mode.windows) <= {"action", "attempt", "declined"}


def _directed(definition: Definition) -> Iterator[str]:
    """A directed action of the text aims at something in the definition."""
    if "Ⓓ" not in definition.face.text:
        return
    modes = [*definition.modes, *definition.actions]
    aims = [node for node in nodes(definition) if type(node).__name__ in ("Aim", "ChooseSeat")]
    chooses = any(type(node).__name__ == "Choose" for node in nodes(definition))
    if not (aims or chooses or any(mode.directed or mode.kind == "bleed" for mode in modes)):
        yield "the text has a directed action and the definition aims at nothing"


def _numbers(definition: Definition) -> Iterator[str]:
    """Each number of the text stands in the definition or on the face."""
    face = definition.face
    have = set(_integers(definition)) | {1, abs(face.life or 0), face.strength, face.bleed}
    have |= {int(found) for need in face.requires for found in NUMBERS.findall(need)}
    text = re.sub(r"/[^/]+/|\([^)]*\)", "", face.text)
    for found in NUMBERS.findall(text):
        number = int(found)
        if number not in have and not _is_sum(number, have):
            yield f"the text has the number {number}"


def _is_sum(number: int, have: set[int | None]) -> bool:
    """Whether a number is written as one more or less: "9 or fewer", "10 or more", totals."""
    known = {abs(value) for value in have if value is not None}
    return number - 1 in known or number + 1 in known


def _integers(node: object) -> Iterator[int]:
    if isinstance(node, Face):
        return
    if isinstance(node, bool):
        return
    if isinstance(node, int):
        yield abs(node)
    elif dataclasses.is_dataclass(node) and not isinstance(node, type):
        for part in dataclasses.fields(node):
            yield from _integers(getattr(node, part.name))
    elif isinstance(node, tuple):
        for value in node:
            yield from _integers(value)

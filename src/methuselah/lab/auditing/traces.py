"""What the nodes of a definition say, as keys: "yours", "clan Brujah", "event burned", "once turn".

A key stands for one filter, limit, window, change or deed, whatever holds it. The audits compare
the keys of a definition with the words of its text.
"""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from methuselah.engine.definitions import Definition, Mode, Node, Static, Strike, Trigger
from methuselah.language.changing.effects import Add, Change, Counter
from methuselah.language.choosing.choices import Choose
from methuselah.language.reading.conditions import ActionIs, Fits, Table
from methuselah.language.reading.identity import IsTrait
from methuselah.language.reading.qualities import Has, Is, Not
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import Ref, Those
from methuselah.language.ways import ANYTIME, DURING_ACTION, WAKES
from methuselah.pool import Face

__all__ = ["Path", "by_kind", "counts_in", "keys_in", "keys_of", "numbers_in", "strings_in", "walk"]

Path = tuple[Node, ...]
"""The nodes around a node, the outermost first."""


PARTS: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each class that was looked into; none of what is no node."""


def _parts(kind: type) -> tuple[str, ...]:
    known = PARTS.get(kind)
    if known is None:
        looked_into = kind is not Face and is_dataclass(kind)
        known = PARTS[kind] = tuple(part.name for part in fields(kind)) if looked_into else ()
    return known


def walk(about: Any, around: Path = ()) -> Iterator[tuple[Node, Path]]:
    """Every node in one with the nodes around it, itself first."""
    inner = around
    if isinstance(about, Node):
        yield about, around
        inner = (*around, about)
    elif isinstance(about, tuple):
        for value in about:
            yield from walk(value, around)
        return
    for name in _parts(type(about)):
        yield from walk(getattr(about, name), inner)


def keys_of(node: Node, around: Path) -> Iterator[str]:
    """What one node says by itself; of what it holds its parts speak."""
    negated = bool(around) and isinstance(around[-1], Not)
    if isinstance(node, Is):
        yield f"not {node.word}" if negated else node.word
    elif isinstance(node, Has):
        value = node.value
        if isinstance(value, str):
            words = value.split(" or ") if node.trait == "title" else (value,)
            yield from (f"{node.trait} {word}" for word in words)
    elif isinstance(node, Those):
        yield f"in {' '.join(node.places)}"
        if node.places == ("ready",) and around:
            yield from _ready(node, around)
    elif isinstance(node, Seats):
        yield f"seat {node.name}"
    elif isinstance(node, Ref):
        yield f"ref {node.name}"
    elif isinstance(node, Static | Add):
        yield f"change {node.kind}"
        if node.kind in ("clan", "sect", "discipline", "keyword", "title") and node.word:
            yield f"{node.kind} {node.word}"
    elif isinstance(node, Change):
        yield f"does {node.what}"
    elif isinstance(node, Counter):
        yield f"does {node.what}"
    elif isinstance(node, Table):
        yield f"is {node.word}"
    elif isinstance(node, ActionIs):
        yield from (f"action {kind}" for kind in node.kinds)
        yield from (f"fact {node.trait}",) if node.trait else ()
    elif isinstance(node, Trigger):
        yield f"event {node.event}"
        yield from (f"once {node.once}",) if node.once else ()
        yield from ("optional",) if node.optional else ()
    elif isinstance(node, Mode):
        yield from _of_mode(node)
    elif isinstance(node, Strike):
        yield f"strike {node.kind}"
        yield from (
            f"strike {name}"
            for name in ("ranged", "first", "aggravated", "unpreventable", "dodges", "undodgeable")
            if getattr(node, name)
        )
    else:
        yield type(node).__name__
        if isinstance(node, IsTrait):
            yield f"trait {node.trait}"
        if isinstance(node, Choose) and node.least == 0:
            yield "may choose"
        if getattr(node, "first_round", False):
            yield "is first round"
        yield from (flag for flag in ("unpreventable", "ranged") if getattr(node, flag, False))


def _ready(those: Those, around: Path) -> Iterator[str]:
    """That only who is ready is meant: of the minion whose ability it is, or among the chosen."""
    holder = around[-1]
    whose = isinstance(holder, Fits) and isinstance(holder.card, Ref) and not holder.card.is_choice
    if whose and not those.tests and holder.card.name in ("minion", "card", "bearer"):  # type: ignore[attr-defined]
        yield "itself ready"
    if isinstance(holder, Choose) and not holder.fights:
        yield "chosen ready"


def _of_mode(mode: Mode) -> Iterator[str]:
    yield from (f"once {mode.once}",) if mode.once else ()
    yield from (f"at {window}" for window in _told_windows(mode))
    yield f"acts by {mode.by}" if mode.play == "act" else f"by {mode.by}"
    yield f"as {mode.play}"
    yield from (f"level {code}" for code in mode.disciplines)
    yield from ("stealthy",) if mode.stealth and not by_kind(mode) else ()
    yield from (name for name in ("maneuver", "press") if getattr(mode, name))
    yield from ("directed",) if mode.directed else ()
    yield from (f"replaced {mode.replace}",) if mode.replace else ()
    yield from ("limited",) if mode.limited else ()


USUAL: Final = {
    "master": frozenset(("master",)),
    "event": frozenset(("discard",)),
    "use": frozenset(ANYTIME),
    "conviction": frozenset(("unlock",)),
    "reaction": frozenset((*DURING_ACTION, *WAKES)),
    "action modifier": frozenset(DURING_ACTION),
}
"""The windows that need no words in a text: where such cards are played, or at any time."""


def _told_windows(mode: Mode) -> tuple[str, ...]:
    """The windows in which a text must say that the card is usable."""
    usual = USUAL.get(mode.play, frozenset(("minion",)))
    if mode.play == "use" and not set(mode.windows) >= usual:
        usual = frozenset(DURING_ACTION) if set(mode.windows) <= set(DURING_ACTION) else frozenset()
    return tuple(window for window in mode.windows if window not in usual)


@lru_cache(maxsize=4)
def keys_in(definition: Definition) -> frozenset[str]:
    """Every key of a definition."""
    return frozenset(key for node, around in walk(definition) for key in keys_of(node, around))


def strings_in(about: Any) -> Iterator[str]:
    """Every string in a definition but for what its face says."""
    if isinstance(about, str):
        yield about
    elif isinstance(about, tuple):
        for value in about:
            yield from strings_in(value)
    elif not isinstance(about, Face):
        for name in _parts(type(about)):
            yield from strings_in(getattr(about, name))


@lru_cache(maxsize=4)
def counts_in(definition: Definition) -> Tally[str]:
    """How often each key stands in a definition."""
    return Tally(key for node, around in walk(definition) for key in keys_of(node, around))


def numbers_in(about: Any) -> Iterator[int]:
    """Every number in a definition, without its sign."""
    if isinstance(about, (Face, bool)):
        return
    if isinstance(about, int):
        yield abs(about)
    elif isinstance(about, str):
        yield from (int(one) for one in re.findall(r"^\d+(?= votes?$)", about))
    elif isinstance(about, tuple):
        for value in about:
            yield from numbers_in(value)
    else:
        for name in _parts(type(about)):
            if name != "masks":  # windows as bits
                yield from numbers_in(getattr(about, name))


def by_kind(mode: Mode) -> bool:
    """Whether the rules give an action its stealth, so that no text prints it (R0, Actions)."""
    return mode.play in ("equipment", "retainer", "ally", "power", "political action")

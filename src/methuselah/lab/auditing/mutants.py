"""Mutants of a definition: what it would be with one thing wrong.

One part is dropped, one filter is taken away, one number is one more, one "may" is a "must", one
window, limit or duration is another. The tests of the card must notice each of them. Left out by
rule is what comes from the face and not from the definition, what a word adds by itself for the
rulebook's sake (stealth only when needed), what can only be chosen less well, and what the checks
of soundness refuse before any test is run.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from methuselah.engine.definitions import Block, Condition, Definition, Effect, Mode, Node, defined
from methuselah.lab.auditing.soundness import unsound
from methuselah.language.actions.acting import UNRESOLVED
from methuselah.language.card import crypt_statics
from methuselah.language.changing.singles import only_one
from methuselah.language.choosing.choices import May, When
from methuselah.language.names import WINDOWS
from methuselah.language.reading.conditions import (
    BLOCKER_NEEDS_INTERCEPT,
    NEEDS_INTERCEPT,
    NEEDS_STEALTH,
    NOT_LIMITED,
    is_action,
)
from methuselah.language.reading.qualities import Not, Test, minion, vampire
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import Those
from methuselah.language.ways import ANYTIME, DURING_ACTION, WAKES

__all__ = ["Mutant", "mutants_of"]

Change = tuple[str, Any]
"""What is changed, in words, and the changed value."""

BY_THE_RULEBOOK: Final = (
    NEEDS_STEALTH,
    NEEDS_INTERCEPT,
    BLOCKER_NEEDS_INTERCEPT,
    NOT_LIMITED,
    is_action("bleed"),
)
"""Conditions that words add by themselves: tests of the rulebook hold them."""
USUAL: Final = (DURING_ACTION, WAKES, ANYTIME, UNRESOLVED)
"""Windows that a word gives: none of them is the card's own."""
OF_A_TYPE: Final = {"master": ("master",), "event": ("discard",), "use": (), "combat": ()}
"""Windows that the type of the card says; of all that a minion does as an action, "minion"."""
OWN_STEALTH: Final = ("political", "equip", "employ", "recruit")
"""Actions whose stealth is said in the rulebook."""
UNTIL: Final = {
    "action": "turn",
    "turn": "game",
    "combat": "round",
    "round": "combat",
    "referendum": "turn",
    "unlock": "turn",
    "game": "turn",
}
ONCE: Final = {
    "turn": "game",
    "phase": "turn",
    "action": "turn",
    "combat": "turn",
    "round": "combat",
    "referendum": "turn",
    "unlock": "game",
}
"""For each limit a narrower one; none at all is tried, too."""
BY: Final = {"locked": "even locked"}
SEATS: Final = {
    "you": "each",
    "others": "each",
    "each": "others",
    "prey": "predator",
    "predator": "prey",
}
PLACES: Final = {
    ("ready",): ("ready", "torpor"),
    ("torpor",): ("ready", "torpor"),
    ("ready", "torpor"): ("ready",),
    ("ready", "torpor", "incapacitated"): ("ready",),
}
NO_DIFFERENCE: Final = (
    (re.compile(r"Mode\.who: +Those\.places"), "who plays it is ready by the role"),
    (re.compile(r"Fits\.which Those\.places: \('ready', 'torpor'"), "it asks what a minion is"),
    (re.compile(r"(?<!who) Seats\.name: \"you\""), "whoever else it could be, a word says it"),
    (re.compile(r"(Votes\.to|Abstains\.which) +Those\.places"), "nobody in torpor casts votes"),
    (re.compile(r"dropped: ToPrevent\(sources=\(\)\)"), "a word adds it: there is damage"),
    (re.compile(r"\bPossible\b"), "a word adds it: whether there is something to prevent"),
)
"""Changes that nobody could notice, or that are no matter of the card; and why."""
WITHOUT_END: Final = 99
"""So many, or more, stand for all of them ("prevent all damage"): one more is no more."""
PHASES: Final = ("unlock", "master", "minion", "influence", "discard")
TABLE_PLACES: Final = {"ready", "torpor", "incapacitated"}
"""Where only minions are; in torpor there are only vampires."""
OF_VAMPIRES: Final = ("younger", "older", "titled", "title", "capacity", "trait='clan'")
"""What no ally is or has: "vampire" beside it says nothing more, unless beside "not"."""
UNTOUCHED: Final = frozenset(
    (
        "name",
        "key",
        "play",
        "kind",
        "traits",
        "disciplines",
        "aimed",
        "fights",
        "face",
        "digest",
        "gun",
    )
)
"""Fields that say what a part is called, or follow from the rest of it."""
LONGEST: Final = 90
"""The characters of a part that is shown."""


@dataclass(frozen=True)
class Mutant:
    """A definition with one thing wrong. change: which, in words."""

    card: int
    change: str
    definition: Definition


def mutants_of(definition: Definition) -> Iterator[Mutant]:
    """Every mutant of a definition that could be meant, in the order of its parts."""
    fixed = {*crypt_statics(definition.face), *only_one(definition.face)}
    parts: dict[str, Any] = {
        name: getattr(definition, name)
        for name in ("modes", "uses", "actions", "statics", "triggers", "entering", "enters")
    }
    seen = {_facts(parts)}
    for name, value in parts.items():
        for change, other in _changes(value, name):
            if name == "statics" and not fixed <= {*other}:
                continue
            if any(pattern.search(change) for pattern, _ in NO_DIFFERENCE):
                continue
            made = {**parts, name: other}
            if _facts(made) in seen:
                continue
            seen.add(_facts(made))
            mutant = defined(definition.face, digest=definition.digest, **made)
            if not unsound(mutant):
                yield Mutant(definition.face.id, change, mutant)


def _facts(parts: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(parts.values())


def _changes(value: Any, where: str) -> Iterator[Change]:
    """What one part could be instead."""
    if isinstance(value, tuple):
        yield from _of_several(value, where)
    elif isinstance(value, Node):
        yield from _of_node(value, where)


def _of_several(parts: tuple[Any, ...], where: str) -> Iterator[Change]:
    """One of them dropped, or another than it is."""
    for place, part in enumerate(parts):
        if not isinstance(part, Node):
            continue
        here = f"{where}[{place}]" if len(parts) > 1 else where
        if part not in BY_THE_RULEBOOK:
            yield f"{here} dropped: {shown(part)}", (*parts[:place], *parts[place + 1 :])
        for change, other in _changes(part, here):
            yield change, (*parts[:place], other, *parts[place + 1 :])


def _of_node(node: Node, where: str) -> Iterator[Change]:
    here = where if isinstance(node, Block) else f"{where} {type(node).__name__}"
    if isinstance(node, May):
        yield f'{here}: "may" is "must"', node.effects
    if isinstance(node, When) and not node.otherwise:
        yield f"{here}: in any case, not {shown(node.condition)}", node.then
    if isinstance(node, Mode):
        yield from _of_windows(node, here)
    if isinstance(node, Those):
        yield from _of_tests(node, here)
    for field in fields(node):
        if isinstance(node, Those) and field.name == "tests":
            continue
        if (field.name in UNTOUCHED and not isinstance(node, Seats)) or not field.init:
            continue
        value = getattr(node, field.name)
        own = _own_changes(node, field, value)
        for change, other in own if own is not None else _changes(value, f"{here}.{field.name}"):
            changed = _replaced(node, field.name, other)
            if changed is not None:
                yield (change if own is None else f"{here}.{field.name}: {change}"), changed


def _of_tests(those: Those, where: str) -> Iterator[Change]:
    """The changes of a filter, but for what the others, or the place, say already."""
    for change, other in _of_several(those.tests, f"{where}.tests"):
        gone = next((test for test in those.tests if test not in other), None)
        rest = repr([test for test in other if not isinstance(test, Not)]).lower()
        if len(other) < len(those.tests) and {*those.places} <= TABLE_PLACES:
            if gone == minion or (gone == vampire and those.places == ("torpor",)):
                continue
            if gone == vampire and any(word in rest for word in OF_VAMPIRES):
                continue
        yield change, replace(those, tests=other)


def _replaced(node: Node, field: str, value: Any) -> Node | None:
    """The node with another value; None if no such node can be made."""
    try:
        return replace(node, **{field: value})
    except (TypeError, ValueError):
        return None


def _of_windows(mode: Mode, here: str) -> Iterator[Change]:
    """One of several windows less; of a single one that the card names, a neighbour instead."""
    windows = mode.windows
    if mode.play == "combat":  # each word of combat has its own
        return
    if not windows or windows in USUAL or windows == OF_A_TYPE.get(mode.play, ("minion",)):
        return
    if len(windows) > 1 and not {*windows} <= {*DURING_ACTION} and mode.strike is None:
        for window in windows:
            kept = tuple(one for one in windows if one != window)
            yield f'{here}.windows: not "{window}"', replace(mode, windows=kept)
    elif len(windows) == 1 and mode.strike is None and not (mode.maneuver or mode.press):
        known = list(WINDOWS)
        place = known.index(windows[0])
        beside = known[place - 1] if place else known[1]
        if windows != ("attempt",):
            change = f'{here}.windows: "{beside}", not "{windows[0]}"'
            yield change, replace(mode, windows=(beside,))


def _own_changes(node: Node, field: dataclasses.Field[Any], value: Any) -> list[Change] | None:
    """The changes of a field that is no part of its own; None if it is one, or not looked at."""
    name = field.name
    words: dict[str, dict[str, str]] = {"until": UNTIL, "span": UNTIL, "by": BY}
    if isinstance(value, bool):
        if isinstance(node, Effect | Test) or name == "optional" or value:
            return [(f"{value} -> {not value}", not value)] if value or name == "optional" else []
        return []
    if isinstance(value, int):
        return _numbers(node, field, value)
    if name == "once" and isinstance(value, str):
        other = ONCE.get(value)
        if isinstance(node, Mode) and value == "phase" and {*node.windows} <= {*PHASES}:
            other = ""  # there is one such phase in a turn
        narrower = [(f'"{value}" -> "{other}"', other)] if other else []
        return [*narrower, (f'"{value}" -> no limit', "")] if value else []
    if isinstance(value, str):
        if value == field.default:
            return []  # nobody has said it
        other = words.get(name, {}).get(value)
        if isinstance(node, Seats):
            other = SEATS.get(value)
        return [(f'"{value}" -> "{other}"', other)] if other else []
    if isinstance(node, Those) and name == "places":
        places = PLACES.get(value)
        return [(f"{value} -> {places}", places)] if places else []
    if name == "windows":
        return []
    if isinstance(value, Condition) and field.default is None:
        return [
            (f"dropped: {shown(value)}", None),
            *((change, other) for change, other in _changes(value, "")),
        ]
    if isinstance(node, Mode) and name == "who" and value is not None:
        return [(f"dropped: {shown(value)}", None), *_changes(value, "")]
    return None


def _numbers(node: Node, field: dataclasses.Field[Any], value: int) -> list[Change]:
    """One more; of stealth one less, too. A number that nobody has said is left alone."""
    if value == field.default or (isinstance(node, Mode) and node.kind in OWN_STEALTH):
        return []
    if value >= WITHOUT_END:
        return []
    more = (f"{value} -> {value + 1}", value + 1)
    if field.name == "stealth" and value > 0:
        return [more, (f"{value} -> {value - 1}", value - 1)]
    return [more]


def shown(part: Node) -> str:
    """A part as it is written, in short."""
    text = repr(part).replace("Block(effects=()), ", "")
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."

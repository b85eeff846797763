"""What no definition can mean: words that would be read without complaint and come to nothing.

A definition is data, so it can be looked at before anything is played: an amount where a card
is expected, a name that nothing was chosen under, a change of a combat where there is none, a
user who is never there in the window named. Each finding names the word and the remedy. They
are part of the audit (`methuselah lint`), and the tests refuse to put such a card down.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, Final

from methuselah.engine.definitions import ACTORS, Definition, Mode, Node, Static, Trigger
from methuselah.lab.auditing.bygone import COMING, bygone, within
from methuselah.language import meanings
from methuselah.language.actions.acting import TakesAnAction
from methuselah.language.card import BONUSES
from methuselah.language.changing.effects import Add
from methuselah.language.minions.becoming import MERGED
from methuselah.language.names import AMOUNTS
from methuselah.language.reading.action_facts import NotPlayedThisTurn
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import TAKEN, Ref
from methuselah.language.speaking import parts_of
from methuselah.pool import merged_keywords
from methuselah.table.misplays import IN_COMBAT

__all__ = ["FIGHTING", "SOUND", "unsound"]

FIGHTING: Final = frozenset((*IN_COMBAT, "prevent", "damaged", "torpor", "has_burned"))
"""Windows in which there are combatants."""
PHASES: Final = frozenset(("unlock", "master", "minion", "influence", "discard"))
"""Windows outside of actions."""
VOTING: Final = frozenset(("before_votes", "polling", "hunt_passed", "before_referendum"))
"""Windows of referendums."""
IN_ACTIONS: Final = frozenset(("acting", "helper", "reacting", "locked", "even"))
IN_COMBATS: Final = frozenset(("combatant", "bystander", "doomed"))
"""Users, by their first word, who are there in actions and in combats only."""
ANY_TIME: Final = (*ACTORS, "reacting without action")
"""Users who are there in phases too."""
LEFT_BEHIND: Final = frozenset(
    ("X", "burned", "drawn", "found", "nobody", "number", "picked", "revealed")
)
"""Names under which words leave something that nobody chose."""
READERS: Final = frozenset(("ChosenAs", "ChosenNumber", "ChosenSeat"))
"""Words that read a choice by its name, besides the cards themselves."""
TAKES: Final = {"Which": "a set of cards", "Seats": "a set of Methuselahs", "Amount": "a number"}

Place = Mode | Trigger


def unsound(definition: Definition) -> list[str]:
    """All that the checks find, in sentences."""
    return [words for find in SOUND.values() for words in find(definition)]


def _modes(definition: Definition) -> tuple[Mode, ...]:
    return (*definition.modes, *definition.uses, *definition.actions)


# -- what an argument may be ----------------------------------------------------------------------


HINTS: Final[dict[str, dict[str, Any]]] = {}
"""The types of the fields of each class of node met so far."""


def _hints(node: Node) -> dict[str, Any]:
    kind = type(node).__name__
    if kind not in HINTS:
        HINTS[kind] = typing.get_type_hints(type(node))
    return HINTS[kind]


def _is(value: object, hint: Any) -> bool:
    """Whether a value is of an annotated type; of a type that is no class, yes."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return any(_is(value, one) for one in inner)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if inner[-1] is Ellipsis:
            return all(_is(one, inner[0]) for one in value)
        return len(value) == len(inner) and all(map(_is, value, inner))
    if hint is int and isinstance(value, bool):
        return False
    return not isinstance(hint, type) or isinstance(value, hint)


def _kinds(definition: Definition) -> Iterator[str]:
    """An amount where a card is expected, a string where a condition is."""
    for node in parts_of(definition):
        for name, hint in _hints(node).items():
            value = getattr(node, name, None)
            if typing.get_origin(hint) is not typing.ClassVar and not _is(value, hint):
                wanted = str(getattr(hint, "__name__", hint)).replace("methuselah.", "")
                yield (
                    f"{type(node).__name__}: {name} is {value!r:.60} and should be "
                    f"{TAKES.get(wanted, wanted)}"
                )


# -- what was chosen ------------------------------------------------------------------------------


def _named(definition: Definition) -> Iterator[str]:
    """What is read under a name was chosen under it, in the same way or trigger."""
    for place in (*_modes(definition), *definition.triggers):
        read: set[str] = set()
        chosen: set[str] = set(LEFT_BEHIND)
        for node in parts_of(place):
            into = read if type(node).__name__ in READERS else chosen
            if isinstance(node, Ref):
                known = node.name in TAKEN or node.name.startswith("remembered ")
                read.update(() if known else (node.name,))
            elif isinstance(node, Seats):
                read.update((node.word,) if node.name == "chosen" else ())
            else:
                into.update(_strings(node))
        for name in sorted(read - chosen):
            yield (
                f'nothing is chosen under the name "{name}" that is read: '
                f'add choose(...) or choose_seat(...) with name="{name}", in the same way'
            )


def _strings(node: Node) -> Iterator[str]:
    for part in dataclasses.fields(node):
        value = getattr(node, part.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                yield one


# -- when and by whom -----------------------------------------------------------------------------


def _never(definition: Definition) -> Iterator[str]:
    """A way in no window, or by somebody who is not there in any of its windows."""
    for mode in _modes(definition):
        windows, role = set(mode.windows), mode.by.split(" ")[0]
        if not windows:
            yield (
                "a way can be used in no window: stealth and intercept are added during an "
                'attempt ("attempt"), unless even_if_unneeded=True'
            )
        elif role in IN_ACTIONS and windows <= PHASES and mode.by not in ANY_TIME:
            yield f'by="{mode.by}" is somebody during an action, not at {sorted(windows)}'
        elif role in IN_COMBATS and not windows & {*FIGHTING, "as_played", "diablerie"}:
            yield f'by="{mode.by}" is somebody in combat, not at {sorted(windows)}'


def _spans(definition: Definition) -> Iterator[str]:
    """What is changed until the end of something, or read from it, while there is no such thing."""
    for mode in (*definition.modes, *definition.uses):
        if mode.play not in ("use", "master", "event") or not set(mode.windows) <= PHASES:
            continue
        asked_later = _of_lasting_changes(mode)
        for node, around in within(mode):
            if node in asked_later:
                continue
            until = getattr(node, "until", "")
            if until in ("action", "combat", "round", "referendum") and not _later(around):
                yield (
                    f'no {until} is in progress at {list(mode.windows)}: "{node.kind}" '  # type: ignore[attr-defined]
                    f'until="{until}" changes nothing; say until="turn", or next_actions(...)'
                )
            if isinstance(node, Ref) and node.name in ("acting", "blocker") and not _later(around):
                yield f"no action is in progress at {list(mode.windows)}: {node.name.upper()}"


def _opposed(definition: Definition) -> Iterator[str]:
    """The opposing minion, outside of combat."""
    for mode in _modes(definition):
        if set(mode.windows) & FIGHTING or mode.by.split(" ")[0] in IN_COMBATS:
            continue
        for node, around in within(mode):
            if isinstance(node, Ref) and node.name == "opposing" and not _later(around):
                yield (
                    f"no combat is in progress at {list(mode.windows)}: OPPOSING is nobody; say "
                    "if_blocked_may(...), if_it_blocks_may(...) or enters_combat(..., during=...)"
                )


def _of_lasting_changes(mode: Mode) -> tuple[Node, ...]:
    """The parts of conditions of what lasts beyond an action: they are asked while it lasts."""
    lasting = (one for one in parts_of(mode) if isinstance(one, Add) and one.until == "turn")
    return tuple(part for change in lasting if change.when for part in parts_of(change.when))


def _later(around: tuple[str, ...]) -> bool:
    return any(name.startswith(COMING) for name in around)


def _fights(definition: Definition) -> Iterator[str]:
    """A fight inside `when` or `one_of`: nothing looks whether what is chosen can fight."""
    for mode in (*definition.modes, *definition.actions):
        if mode.play not in ("action", "act"):
            continue
        plain = any(getattr(one, "makes_fight", False) for one in mode.effect.effects)
        for node, around in within(mode):
            own = "Form" in around  # an action of the minion that the card becomes
            if getattr(node, "makes_fight", False) and not (plain or own):
                yield (
                    "enters_combat(...) stands inside another word, so that minions are offered "
                    "which cannot be fought: let it stand by itself in the way, after the choice"
                )


CHANGES: Final = dict[str, str](meanings.CHANGES.items())
"""What each kind of change means, by whatever a static names."""


def _whose(definition: Definition) -> Iterator[str]:
    """A standing change of minions that is said of Methuselahs."""
    for static in definition.statics:
        meaning = CHANGES.get(static.kind, "")
        of_cards = "Methuselah" not in meaning and ("minion" in meaning or "vampire" in meaning)
        if of_cards and isinstance(static.who, Seats):
            yield (
                f'"{static.kind}" is said of cards, not of Methuselahs: '
                "who=ready(minion, controlled_by(...))"
            )


def _unread(definition: Definition) -> Iterator[str]:
    """A word beside a change whose kind reads none."""
    for static in definition.statics:
        if static.word and "word:" not in CHANGES.get(static.kind, "word:"):
            yield f'"{static.kind}" reads no word: leave word={static.word!r} out'


WORDED: Final = frozenset(
    ("cannot have", "cannot play", "clan", "discipline", "keyword", "only one", "sect", "type")
)
"""Changes that are nothing without their word."""


def _wordless(definition: Definition) -> Iterator[str]:
    """A change that needs a word and has none: it would bar or give nothing."""
    for node in parts_of(definition):
        if isinstance(node, Static | Add) and node.kind in WORDED and not node.word:
            yield f'"{node.kind}" says nothing without word=: {CHANGES[node.kind]}'


def _too_much(definition: Definition) -> Iterator[str]:
    """An amount of a change that is there or not."""
    for node in parts_of(definition):
        if type(node) not in (Static, Add):  # cards_cost is one that has
            continue
        assert isinstance(node, Static | Add)
        if node.amount and node.kind not in AMOUNTS:
            also = "; one of them for each level" if node.kind == "discipline" else ""
            yield f'"{node.kind}" has no amount: leave {node.amount!r:.40} out{also}'


def _for_good(definition: Definition) -> Iterator[str]:
    """A change for good that is said as one for a time: it would hide every later one."""
    for node in parts_of(definition):
        if isinstance(node, Add) and (node.kind, node.until) == ("sect", "game") and not node.when:
            yield (
                f'add("sect", until="game") would go before every later change of sect: say '
                f'becomes_of_sect("{node.word}")'
            )


def _uncounted(definition: Definition) -> Iterator[str]:
    """What nobody has played this turn is asked of a way that the turn does not remember."""
    for mode in _modes(definition):
        asks = any(isinstance(one, NotPlayedThisTurn) for one in mode.only)
        if asks and mode.once != "turn":
            yield 'NOT_PLAYED_THIS_TURN counts what is used once="turn": say that beside it'


def _between(definition: Definition) -> Iterator[str]:
    """An ability of the minion phase that could not be used during an action of that phase."""
    for mode in definition.uses:
        acts = any(isinstance(one, TakesAnAction) for one in mode.effect.effects)
        absent = mode.by.split(" ")[0] in IN_COMBATS  # which is a fault of its own
        if mode.windows == ("minion",) and not acts and not absent:
            yield (
                'at=("minion",) is between actions only, and the minion phase goes on during '
                "actions: use(YOUR_MINION_PHASE, ..., at=ANYTIME)"
            )


def _merged(definition: Definition) -> Iterator[str]:
    """What the face says behind [MERGED] would count twice."""
    read = merged_keywords(definition.face)
    for kind in BONUSES:
        said = [one for one in definition.statics if one.kind == kind and one.when == MERGED]
        if getattr(read, kind) and len(said) > 1:
            yield f"the {kind} behind [MERGED] comes from the face: leave it out"
    if read.title and any(one.kind == "title" for one in definition.statics):
        yield "the title behind [MERGED] comes from the face: leave it out"


SOUND: Final[dict[str, Callable[[Definition], Iterator[str]]]] = {
    "arguments": _kinds,
    "names": _named,
    "never": _never,
    "spans": _spans,
    "opposed": _opposed,
    "fights": _fights,
    "of whom": _whose,
    "unread": _unread,
    "wordless": _wordless,
    "bygone": bygone,
    "too much": _too_much,
    "for good": _for_good,
    "uncounted": _uncounted,
    "between": _between,
    "merged": _merged,
}
"""What is looked for, by the name of the check."""

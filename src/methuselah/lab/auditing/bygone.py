"""What is over as an event is answered: conditions that are never so there, with the remedy.

A trigger is answered after the step in which its event happened. The action of "action over",
the referendum of "referendum passed" are not in progress any more, no phase begins during an
action, and no combat has begun as an action is announced or blocked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from methuselah.engine.definitions import Definition, Node
from methuselah.language.names import EVENTS
from methuselah.language.ways import inside

__all__ = ["COMING", "bygone", "within"]

COMING: Final = ("IfBlocked", "IfItBlocks", "AtMoment", "EnterCombat", "PlayedBy", "MayDuring")
"""What begins the name of a word whose parts are for another time."""
ALL: Final = frozenset[str]()

IN_ACTION: Final = {
    "ActionIs": ALL,
    "ActionOf": ALL,
    "ActionRequires": ALL,
    "AmongActions": ALL,
    "AtMoment": ALL,
    "BleedFact": ALL,
    "Bleeding": ALL,
    "BlockedBy": ALL,
    "EndedCombat": ALL,
    "Fact": frozenset({"makes this an Anarch", "directed at the same"}),
    "HasPlayed": ALL,
    "Involved": frozenset({"aimed at"}),
    "Is": frozenset({"acting", "younger than acting"}),
    "MayBlock": ALL,
    "MayBlockAnything": ALL,
    "PlayedThisAction": ALL,
    "ReactionsPlayed": ALL,
    "Ref": frozenset({"acting", "blocker"}),
    "Seats": frozenset({"acting", "bled", "bleedable"}),
    "SoFar": ALL,
    "SoMuch": ALL,
    "Table": frozenset({"needs stealth", "needs intercept", "blocker needs intercept", "blocking"}),
    "UsedDisciplines": ALL,
}
IN_COMBAT: Final = {
    "CombatIs": ALL,
    "Involved": frozenset({"fighters"}),
    "OpposingVampire": ALL,
    "Ref": frozenset({"opposing"}),
    "Seats": frozenset({"opposing"}),
    "Table": frozenset({"first round", "close range"}),
}
IN_REFERENDUM: Final = {"ReferendumIs": ALL, "Ref": frozenset({"caller"})}
READ: Final = {"action": IN_ACTION, "combat": IN_COMBAT, "referendum": IN_REFERENDUM}
"""The words that read what is in progress, by the class of their node: all, or those of these
names."""

NOTHING_GOES_ON: Final = (
    "action over",
    "discard action",
    "skipped turn",
    "turn begins",
    *(event for event in EVENTS if "phase" in event),
)
BEFORE_A_FIGHT: Final = (
    "announces",
    "attempts to block",
    "blocks",
    "fails to block",
    "is blocked",
    "about to bleed",
)
OVER: Final = {
    **dict.fromkeys(NOTHING_GOES_ON, ("action", "combat", "referendum")),
    **dict.fromkeys(BEFORE_A_FIGHT, ("combat",)),
    **dict.fromkeys(("referendum passed", "referendum failed"), ("referendum",)),
}
"""What is not in progress as an event is answered."""

REMEDY: Final = {
    "action": 'say trigger("announces", at_moment("after resolution", when(..., ...)), ...)',
    "combat": 'say trigger("enters combat", ...), or if_blocked_may(...)',
    "referendum": "SUBJECT is who called it",
}


def within(node: Node, around: tuple[str, ...] = ()) -> Iterator[tuple[Node, tuple[str, ...]]]:
    """Every node in one, with the classes of those around it."""
    yield node, around
    for inner in inside(node):
        yield from within(inner, (*around, type(node).__name__))


def bygone(definition: Definition) -> Iterator[str]:
    """What reads an action, a combat or a referendum that is not in progress any more, or yet."""
    for trigger in definition.triggers:
        for node, around in within(trigger):
            if any(name.startswith((*COMING, "Add", "NextActions")) for name in around):
                continue
            for span in OVER.get(trigger.event, ()):
                if _reads(node, span):
                    yield (
                        f'no {span} is in progress as "{trigger.event}" is answered: '
                        f"{_told(node)} is never so; {REMEDY[span]}"
                    )


def _name(node: Node) -> str:
    return str(getattr(node, "word", "") or getattr(node, "name", ""))


def _reads(node: Node, span: str) -> bool:
    names = READ[span].get(type(node).__name__)
    return names is not None and (not names or _name(node) in names)


def _told(node: Node) -> str:
    said = " ".join(filter(None, (_name(node), getattr(node, "trait", ""))))
    return f"{type(node).__name__}({said!r})"

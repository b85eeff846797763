"""What every card has by the rules, whatever its text says: a way to be played, and an end of uses.

An ability of a phase that costs nothing could be used for ever: "during your master phase, you can
..." is once in that phase (R0, Phases), so a use without a price has its limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from methuselah.engine.definitions import Definition, Mode
from methuselah.lab.auditing.traces import keys_of, walk

__all__ = ["endless", "unplayable"]

PHASES: Final = frozenset(("unlock", "master", "minion", "influence", "discard"))
ENDS: Final = frozenset(("does lock", "does burn", "Discard", "MarkedOnce", "Mark", "Remove"))
"""What a use does that cannot be done twice, or takes something away each time."""


def unplayable(definition: Definition) -> Iterator[str]:
    """A library card that nobody can play."""
    if definition.face.library and not definition.modes:
        yield "no way to play it: master(...), action(...), equips() or the like"


def endless(definition: Definition) -> Iterator[str]:
    """A use in a phase that could be repeated for ever."""
    for use in definition.uses:
        if PHASES.issuperset(use.windows) and not use.once and not _ends(use):
            yield f'a use at {list(use.windows)} has no price and no limit: say once="phase"'


def _ends(use: Mode) -> bool:
    """Whether it costs something, or cannot be used again by what it does."""
    if use.cost:
        return True
    return any(key in ENDS for node, around in walk(use) for key in keys_of(node, around))

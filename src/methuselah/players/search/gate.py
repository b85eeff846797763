"""Which decisions are worth thinking about, and which of their options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.players.search.tree import key_of

__all__ = ["candidates"]

ROUTINE: Final = frozenset({"discard", "as_played", "blocked", "announced", "prevent"})
"""Windows in which the heuristic player decides: little is at stake, or little is seen."""
CLEAR: Final = {"influence": 12.0}
USUALLY_CLEAR: Final = 4.0
"""An option that is worth so much less than the best one is not looked at."""
SENSELESS: Final = {"master": -1.5, "influence": -6.0}
USUALLY_SENSELESS: Final = -0.75
"""Nor is one in which the heuristic player sees no sense. Of master cards it sees too little, and
all transfers but one are senseless to it."""
MOST: Final = 6


def candidates(state: State, decision: Decision, values: Sequence[float]) -> list[int]:
    """The options to compare, the likeliest first: one alone is taken at once."""
    order = sorted(range(len(values)), key=lambda index: (-values[index], index))
    if decision.window in ROUTINE:
        return order[:1]
    top = values[order[0]]
    least = max(
        top - CLEAR.get(decision.window, USUALLY_CLEAR),
        SENSELESS.get(decision.window, USUALLY_SENSELESS),
    )
    found: dict[object, int] = {}
    for index in order:
        if values[index] >= least or not found:
            found.setdefault(key_of(state, decision.options[index]), index)
    return list(found.values())[:MOST]

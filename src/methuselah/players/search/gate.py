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
CLEAR: Final = 3.0
"""An option that is worth so much less than the best one is not looked at."""
SENSELESS: Final = -0.75
"""Nor is one that the heuristic player sees no sense in; of master cards it sees too little."""
MOST: Final = 5


def candidates(state: State, decision: Decision, values: Sequence[float]) -> list[int]:
    """The options to compare, the likeliest first: one alone is taken at once."""
    order = sorted(range(len(values)), key=lambda index: (-values[index], index))
    if decision.window in ROUTINE:
        return order[:1]
    top = values[order[0]]
    least = max(top - CLEAR, -1.5 if decision.window == "master" else SENSELESS)
    found: dict[object, int] = {}
    for index in order:
        if values[index] >= least or not found:
            found.setdefault(key_of(state, decision.options[index]), index)
    return list(found.values())[:MOST]

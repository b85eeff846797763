"""Which decisions are worth thinking about, and which of their options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.players.search.tree import key_of

__all__ = ["candidates"]

ROUTINE: Final = frozenset({"influence"})
"""Windows in which the heuristic player decides: what a transfer is worth, the end of the turn does
not show."""
SENSELESS: Final = -3.0
"""An option that the heuristic player likes less is not looked at. Where it merely sees no sense,
there may be some: a card that it keeps, an ability that it does not read."""
MOST: Final = 6
"""So many options are compared at most."""


def candidates(state: State, decision: Decision, values: Sequence[float]) -> list[int]:
    """The options to compare, the likeliest first: one alone is taken at once."""
    order = sorted(range(len(values)), key=lambda index: (-values[index], index))
    if decision.window in ROUTINE:
        return order[:1]
    found: dict[object, int] = {}
    for index in order:
        if values[index] >= SENSELESS or not found:
            found.setdefault(key_of(state, decision.options[index]), index)
    return list(found.values())[:MOST]

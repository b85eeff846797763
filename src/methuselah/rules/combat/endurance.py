"""Vampires that take only so much damage in a combat before they go to torpor (Kraken's Kiss).

Keeps the row `falls after` of the combat (subject: the minion; value: the damage that is left).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.state import READY, State
from methuselah.engine.traits import is_vampire
from methuselah.rules.combat.combat import Combat

__all__ = ["FALLS_AFTER", "wear", "wears_down"]

FALLS_AFTER: Final = "falls after"


def wear(state: State, victim: int, points: int) -> None:
    """Damage was inflicted on a minion in combat: so much less is left to it."""
    combat = state.frame(Combat)
    if combat is not None and combat.is_on:
        combat.rows = tuple(
            replace(row, value=row.value - points)
            if row.kind == FALLS_AFTER and row.subject == victim
            else row
            for row in combat.rows
        )


def wears_down(state: State, victim: int) -> bool:
    """Whether a ready vampire has taken as much as it could."""
    combat = state.frame(Combat)
    if combat is None or victim not in state.cards or state.cards[victim].region != READY:
        return False
    rows = (row for row in combat.rows if row.kind == FALLS_AFTER and row.subject == victim)
    return is_vampire(state, victim) and any(row.value <= 0 for row in rows)

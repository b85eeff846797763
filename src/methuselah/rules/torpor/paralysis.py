"""Paralysis: to torpor, tapped and marked (CRR V.D.4d; II.A.1 and II.C.8).

A paralyzed vampire does not untap in the untap phase, so that it cannot leave torpor by itself;
rescuing it costs no blood, and ends the paralysis. Editions without it know only torpor.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.state import State
from methuselah.rules.combat.damage import goes_to_torpor

__all__ = ["MARK", "paralyze"]

MARK: Final = "paralyzed"
"""The note on a paralyzed vampire; it goes as the vampire leaves torpor."""


def paralyze(state: State, vampire: int) -> None:
    """A strike paralyzes a vampire: in editions without paralysis it goes to torpor."""
    if vampire not in state.cards:
        return
    if state.setting.edition.paralysis:
        atoms.remember(state, vampire, MARK, 1)
        atoms.lock(state, vampire)
    goes_to_torpor(state, vampire)

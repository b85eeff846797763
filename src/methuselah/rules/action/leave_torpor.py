"""Leaving torpor (R0, Leave Torpor). Reads the row `cannot leave torpor`."""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.rows import found
from methuselah.engine.state import READY, TORPOR, State
from methuselah.rules.action.action import Action
from methuselah.rules.action.card_action import card_action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.playing.hand import release_all
from methuselah.rules.torpor.paralysis import MARK

__all__ = ["leave"]


@resolves("leave torpor")
def leave_torpor(state: State, action: Action) -> None:
    """The vampire moves to the ready region and is no longer wounded; or what its card says."""
    if action.from_hand:
        card_action(state, action)
    else:
        leave(state, action.acting)


def leave(state: State, vampire: int) -> None:
    """Leave torpor: locked or not as before, no longer wounded (R0, Torpor)."""
    if state.cards[vampire].region == TORPOR and not found(state, "cannot leave torpor", vampire):
        atoms.move_to_region(state, vampire, READY)
        atoms.remember(state, vampire, MARK, None)
        atoms.emit(state, "left torpor", vampire)
        release_all(state, "left torpor")

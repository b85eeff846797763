"""Recruiting an ally (R0, Recruit Ally; traps A10). How it enters play: `playing.entering_play`.

Reads the row `acts at once` (of an ally).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.programs import run
from methuselah.engine.rows import found, latch
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.playing.entering_play import bring, may_bring
from methuselah.rules.turn.recruits import keep_waiting

__all__ = ["RECRUITED"]


RECRUITED: Final = "recruited"
"""Latched on the turn, with the minion, for each successful recruit ally action."""


@resolves("recruit")
def recruit(state: State, action: Action) -> None:
    """The ally is placed in the ready region with its life; it cannot act this turn.

    A card that lets a minion recruit, played or in play, does so by its own effect.
    """
    latch(state, "turn", RECRUITED, action.acting)
    assert action.mode is not None
    if action.mode.play != "ally":
        run(state, action.mode.effect, action.scope)
        return
    at_once = found(state, "acts at once", action.card)
    if state.setting.edition.recruits_wait and action.from_hand and not at_once:
        if may_bring(state, action):
            keep_waiting(state, action.card, action.seat, action.acting, action.mode.key)
            atoms.emit(state, "recruited", action.card, action.acting)
        return
    if "X" in action.scope.env:  # known as it enters play
        atoms.remember(state, action.card, "X", action.scope.one("X"))
    bring(state, action, "recruited")
    if action.card in state.cards and not found(state, "acts at once", action.card):
        atoms.bar_from_acting(state, action.card)

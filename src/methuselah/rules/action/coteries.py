"""Two minions that attempt to block together: the sum of their intercept counts (Coterie Tactics).

Who of them is the blocking minion is chosen as the block resolves, in `blocks`; the other one has
blocked too.
"""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine import atoms
from methuselah.engine.journal import note
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.action.attempts import affords_attempt, pay_for_attempt
from methuselah.rules.action.blocks import attempt

__all__ = ["join_attempt"]


def join_attempt(state: State, minion: int, partner: int) -> None:
    """Two minions attempt to block together; the first of them may be attempting already."""
    action = state.frame(Action)
    if action is None:
        return
    if action.attempt.blocker != minion:
        attempt(state, minion)
    if action.attempt.blocker == minion and affords_attempt(state, partner):
        pay_for_attempt(state, partner)
        action.attempt = replace(action.attempt, partner=partner)
        seat = state.controller(partner)
        note(state, "attempts to block", seat=seat, card=partner, other=action.acting)
        atoms.emit(state, "attempts to block", partner)

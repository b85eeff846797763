"""Whether a bleed was blocked this turn since something began to look out for it: Dream World."""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.rows import latch, latched, unlatch
from methuselah.engine.state import State

__all__ = ["bleed_was_blocked", "forget_blocked_bleeds", "remember_block"]

BLOCKED_BLEED: Final = "bleed blocked"
ASKED: Final = "until a bleed action is blocked"
"""What the texts say that ask for it."""


def remember_block(state: State, kind: str) -> None:
    """An action of this kind was blocked."""
    if kind == "bleed" and is_asked_for(state, ASKED):
        latch(state, "turn", BLOCKED_BLEED)


def forget_blocked_bleeds(state: State) -> None:
    """Only what is blocked from now on counts."""
    unlatch(state, "turn", BLOCKED_BLEED)


def bleed_was_blocked(state: State) -> bool:
    """Whether one was, of whoever acts in this turn."""
    return latched(state, "turn", BLOCKED_BLEED)

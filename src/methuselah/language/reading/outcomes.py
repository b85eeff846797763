"""Hunts and bleeds: what the one in progress brings, before and afterwards; cards that bleed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Amount, Condition
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.rules.action.action import Action
from methuselah.rules.action.hunt import hunt_would_bring

__all__ = ["HUNT_WOULD_SUCCEED", "bled_for", "can_bleed"]


@dataclass(frozen=True)
class HuntWouldSucceed(Condition):
    """The action is a hunt that would bring 1 blood or more ([LSJ 20050720-2])."""

    def holds(self, state: State, me: Scope) -> bool:
        """Reckon the hunt as it is now."""
        action = state.frame(Action)
        return action is not None and action.kind == "hunt" and hunt_would_bring(state, action) > 0


HUNT_WOULD_SUCCEED: Final = HuntWouldSucceed()
"""The action would be a successful hunt: it would bring 1 blood or more."""


@dataclass(frozen=True)
class CanBleed(Test):
    """An action card that is played, in one of its ways, as a bleed action."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the ways of the card."""
        return any(mode.kind == "bleed" for mode in state.definition(card).modes)


can_bleed: Final = CanBleed()
"""An action card that can be used to bleed."""


@dataclass(frozen=True)
class BledFor(Amount):
    """The amount of the bleed that was successful, 0 for none (R0, Bleed)."""

    def value(self, state: State, me: Scope) -> int:
        """Read the outcome of the action."""
        action = state.frame(Action)
        if action is None or not action.outcome.successful_bleed:
            return 0
        return action.outcome.amount


def bled_for() -> Amount:
    """The amount for which the action has bled successfully."""
    return BledFor()

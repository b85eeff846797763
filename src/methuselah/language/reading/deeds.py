"""The words of what was since your last turn: who bled you, hunted or was burned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.rules.terms.since_turns import (
    bled_since_last_turn,
    burned_since_last_turn,
    hunted_since_last_turn,
)

__all__ = [
    "bled_you_since_your_last_turn",
    "burned_since_your_last_turn",
    "hunted_since_your_last_turn",
]


@dataclass(frozen=True)
class BledYou(Test):
    """A minion that has successfully bled you for so much pool since your last turn."""

    least: int

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what it did, whoever controls it now."""
        return card in state.cards and bled_since_last_turn(state, card, me.you) >= self.least


def bled_you_since_your_last_turn(least: int = 1) -> BledYou:
    """Which has successfully bled you for N pool or more since your last turn."""
    return BledYou(least)


@dataclass(frozen=True)
class HuntedLately(Test):
    """A minion that has hunted since your last turn and gained blood by it."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what it did, whoever controls it now."""
        return card in state.cards and hunted_since_last_turn(state, card, me.you)


hunted_since_your_last_turn: Final = HuntedLately()
"""Which has successfully hunted since your last turn: blood was gained ([LSJ 20050720-2])."""


@dataclass(frozen=True)
class BurnedLately(Test):
    """A card of yours that was burned from play since your last turn, as what it is."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Wherever it has been meanwhile."""
        return burned_since_last_turn(state, card)


burned_since_your_last_turn: Final = BurnedLately()
"""A card of yours that was burned from play since your last turn, as what it is."""

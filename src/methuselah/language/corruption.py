"""The words of corruption counters: each Methuselah puts her own on minions."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.qualities import Test

__all__ = ["burn_corruption", "corrupted", "corrupts"]


@dataclass(frozen=True)
class Corruption(Effect):
    """Put corruption counters of yours on minions; fewer than none: burn them."""

    amount: int
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them."""
        for card in self.which.find(state, me):
            if card in state.cards:
                atoms.add_corruption(state, card, me.you, self.amount)


@dataclass(frozen=True)
class Corrupted(Test):
    """A minion with so many of your corruption counters."""

    least: int = 1

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Count them."""
        record = state.cards.get(card)
        return record is not None and record.corrupted_by(me.you) >= self.least


def corrupts(amount: int, which: Which) -> Corruption:
    """Put N corruption counters on a minion."""
    return Corruption(amount, which)


def burn_corruption(amount: int, which: Which) -> Corruption:
    """Burn N of your corruption counters."""
    return Corruption(-amount, which)


def corrupted(least: int = 1) -> Corrupted:
    """With N or more of your corruption counters."""
    return Corrupted(least)

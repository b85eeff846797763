"""Hostage counters: which vampires hold some, putting them there and burning them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.qualities import Test

__all__ = ["burn_hostage_counters", "gain_hostage_counter", "hostage"]

HOSTAGE: Final = "hostage"
"""The note of a vampire in which its hostage counters are counted."""


@dataclass(frozen=True)
class Hostage(Test):
    """A vampire with any hostage counters."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its counters."""
        record = state.cards.get(card)
        return record is not None and record.note(HOSTAGE) > 0


hostage: Final = Hostage()
"""A vampire with any hostage counters."""


@dataclass(frozen=True)
class HostageCounters(Effect):
    """Put one hostage counter on vampires, or burn all that they have."""

    which: Which
    burn: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Count them anew."""
        for card in self.which.find(state, me):
            if card in state.cards:
                held = max(0, state.cards[card].note(HOSTAGE))
                atoms.remember(state, card, HOSTAGE, None if self.burn else held + 1)


def gain_hostage_counter(which: Which) -> HostageCounters:
    """Put 1 hostage counter on a vampire."""
    return HostageCounters(which)


def burn_hostage_counters(which: Which) -> HostageCounters:
    """Burn all hostage counters of a vampire."""
    return HostageCounters(which, burn=True)

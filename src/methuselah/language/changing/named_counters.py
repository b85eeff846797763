"""Counters of a kind of their own on minions: hostage, nightmare and allegiance counters."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Amount, Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import THIS

__all__ = ["burn_counter", "burn_counters", "gain_counter", "named_counters", "with_counters"]


def _held(state: State, card: int, name: str) -> int:
    """How many counters of this kind are on a card: they are counted in a note of this name."""
    record = state.cards.get(card)
    return 0 if record is None else max(0, record.note(name))


@dataclass(frozen=True)
class WithCounters(Test):
    """A card with any counters of this kind."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its counters."""
        return _held(state, card, self.name) > 0


def with_counters(name: str) -> WithCounters:
    """With any counters of this kind: "hostage", "nightmare"."""
    return WithCounters(name)


@dataclass(frozen=True)
class CountersNamed(Amount):
    """The counters of this kind on the cards that `which` finds."""

    name: str
    which: Which

    def value(self, state: State, me: Scope) -> int:
        """The sum over those cards, now."""
        return sum(_held(state, card, self.name) for card in self.which.find(state, me))


def named_counters(name: str, which: Which) -> CountersNamed:
    """The counters of this kind on a card."""
    return CountersNamed(name, which)


@dataclass(frozen=True)
class NamedCounter(Effect):
    """Put one counter of this kind on cards, or burn "one", or "all" that they have."""

    name: str
    which: Which
    burn: str = ""

    def run(self, state: State, me: Scope) -> None:
        """Put one on each card, or burn one or all of the kind."""
        for card in self.which.find(state, me):
            if card in state.cards:
                held = _held(state, card, self.name)
                left = {"": held + 1, "one": held - 1}.get(self.burn, 0)
                atoms.remember(state, card, self.name, left if left > 0 else None)


def gain_counter(name: str, which: Which = THIS) -> NamedCounter:
    """Put 1 counter of this kind on a card."""
    return NamedCounter(name, which)


def burn_counters(name: str, which: Which) -> NamedCounter:
    """Burn all counters of this kind on cards."""
    return NamedCounter(name, which, burn="all")


def burn_counter(name: str, which: Which) -> NamedCounter:
    """Burn 1 counter of this kind on each of those cards."""
    return NamedCounter(name, which, burn="one")

"""The words of corruption counters: each Methuselah puts her own on minions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import capacity, is_vampire
from methuselah.language.changing.loans import steals
from methuselah.language.choosing.choices import When, may, when
from methuselah.language.reading.qualities import Test

__all__ = [
    "burn_corruption",
    "burns_corruption_counter",
    "corrupted",
    "corrupted_by_anyone",
    "corrupts",
    "steals_corrupted",
]


@dataclass(frozen=True)
class Corruption(Effect):
    """Put corruption counters of yours on minions; fewer than none: burn them."""

    amount: int
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Put the counters on each minion, or burn those that are there."""
        for card in self.which.find(state, me):
            if card in state.cards:
                atoms.add_corruption(state, card, me.you, self.amount)


@dataclass(frozen=True)
class Corrupted(Test):
    """A minion with so many of your corruption counters."""

    least: int = 1

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare your corruption counters on it with the number."""
        record = state.cards.get(card)
        return record is not None and record.corrupted_by(me.you) >= self.least


def corrupts(amount: int, which: Which) -> Corruption:
    """Put N corruption counters on a minion."""
    return Corruption(amount, which)


def burn_corruption(amount: int, which: Which) -> Corruption:
    """Burn N of your corruption counters."""
    return Corruption(-amount, which)


@dataclass(frozen=True)
class BurnCorruptionOn(Effect):
    """Burn all corruption counters of yours on minions."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Those of other Methuselahs stay."""
        for card in self.which.find(state, me):
            if card in state.cards:
                held = state.cards[card].corrupted_by(me.you)
                atoms.add_corruption(state, card, me.you, -held)


@dataclass(frozen=True)
class CorruptedEnough(Condition):
    """Your corruption counters on a minion equal or exceed its capacity, or an ally's cost."""

    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Compare them with the capacity as it is now, or with the printed cost."""
        for card in self.which.find(state, me):
            if card in state.cards:
                face = state.definition(card).face
                cost = (face.pool_cost or 0) + (face.blood_cost or 0)
                size = capacity(state, card) if is_vampire(state, card) else cost
                return state.cards[card].corrupted_by(me.you) >= size
        return False


def steals_corrupted(which: Which, *then: Effect) -> When:
    """If your corruption counters on it equal or exceed its capacity or cost, you can burn them to
    steal it; `then`: what that brings besides.
    """
    return when(CorruptedEnough(which), may(BurnCorruptionOn(which), steals(which), *then))


def corrupted(least: int = 1) -> Corrupted:
    """With N or more of your corruption counters."""
    return Corrupted(least)


@dataclass(frozen=True)
class CorruptedByAnyone(Test):
    """A minion with a corruption counter of any Methuselah."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at them."""
        record = state.cards.get(card)
        return record is not None and bool(record.corruption)


corrupted_by_anyone: Final = CorruptedByAnyone()
"""A minion with a corruption counter of any Methuselah."""


@dataclass(frozen=True)
class BurnCounter(Effect):
    """Burn 1 corruption counter of a minion, whoever put it there."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask whose, if there are those of several Methuselahs."""
        for minion in self.which.find(state, me)[:1]:
            seats = [seat for seat, _ in state.cards[minion].corruption]
            options = tuple(Option("choose", seat=seat) for seat in seats)
            run(state, Block((BurnCounterOf(self.which),)), me)
            state.push(
                Choosing(seat=me.you, name="whose", window="choose", about=minion, options=options)
            )


@dataclass(frozen=True)
class BurnCounterOf(Effect):
    """Burn 1 corruption counter of the Methuselah who was chosen."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Burn one counter of hers on the first of those minions."""
        for minion in self.which.find(state, me)[:1]:
            for seat in me.all("whose"):
                atoms.add_corruption(state, minion, seat, -1)


def burns_corruption_counter(which: Which) -> BurnCounter:
    """Burn 1 corruption counter of anybody from a minion."""
    return BurnCounter(which)

"""The words of counters of Methuselahs, which oblige them with no card in play behind them."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Amount, Block, Condition, Effect
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.windows import offers
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.ways import ANYTIME
from methuselah.rules.turn.obligations import burnable, held, holder_of_the_edge, oblige

__all__ = ["counters_of_seat", "has_counter", "obliges"]

offers(*ANYTIME, to=holder_of_the_edge)(burnable)


@dataclass(frozen=True)
class CountersOfSeat(Amount):
    """The counters of this name that a Methuselah has herself."""

    name: str
    seats: Seats

    def value(self, state: State, me: Scope) -> int:
        """Those of all of them together."""
        return sum(held(state, seat, self.name) for seat in self.seats.find(state, me))


def counters_of_seat(name: str, who: Seats = YOU) -> CountersOfSeat:
    """The counters of this name that a Methuselah has, got by `obliges`."""
    return CountersOfSeat(name, who)


@dataclass(frozen=True)
class HasCounter(Condition):
    """Each of these Methuselahs has a counter of this name."""

    name: str
    seats: Seats

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the counters of each."""
        return all(held(state, seat, self.name) > 0 for seat in self.seats.find(state, me))


def has_counter(name: str, who: Seats = YOU) -> HasCounter:
    """A Methuselah has a counter of this name, got by `obliges`."""
    return HasCounter(name, who)


@dataclass(frozen=True)
class Oblige(Effect):
    """Methuselahs get 1 counter each, which obliges them in their unlock phases."""

    name: str
    seats: Seats
    effects: Block
    most: int

    def run(self, state: State, me: Scope) -> None:
        """Give one to each who may have one more."""
        for seat in self.seats.find(state, me):
            if held(state, seat, self.name) < self.most:
                oblige(state, seat, self.name, self.effects, me.card)


def obliges(name: str, who: Seats, *effects: Effect, most: int = 1) -> Oblige:
    """They get 1 counter each, at most so many: its effects in each unlock phase of theirs, until
    they burn the Edge to burn all counters of this name; no card needs to stay in play.
    """
    return Oblige(name, who, Block(effects), most)

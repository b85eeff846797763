"""A new seating order: chosen neighbour by neighbour, then taken.

Prey and predator are read from the order of seats each time (traps, Prey and predator).
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import turn_atoms
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.programs import Choosing, ask
from methuselah.engine.state import State

__all__ = ["Seating", "may_be_seated_anew", "take_seats"]

FEWEST = 3
"""Two Methuselahs sit in one way only."""


def may_be_seated_anew(state: State) -> bool:
    """Whether there is any other order of those in the game."""
    return len(state.clockwise(state.order[0])) >= FEWEST


@dataclass(slots=True)
class Seating(Choosing):
    """Who sits to the left of the one before, beginning with the chooser herself.

    chosen: the whole order, clockwise from her.
    """

    def step(self, state: State) -> None:
        """Ask who is next, until one is left."""
        if not self.chosen:
            self.chosen = (self.seat,)
        old = state.clockwise(self.seat)
        if len(self.chosen) == len(old):
            state.pop()
            return
        rest = [seat for seat in old if seat not in self.chosen]
        if self.chosen == old[:-2]:
            rest = rest[1:]  # the order in which they sit already is not a new one
        self.options = tuple(Option("choose", seat=seat) for seat in rest)
        ask(state, Decision(self.seat, self.name, self.window, self.options, self.about, self.rule))

    def answered(self, state: State, index: int) -> None:
        """She sits there."""
        self.chosen = (*self.chosen, self.options[index].seat)
        self.options = ()


def take_seats(state: State, order: tuple[int, ...]) -> None:
    """Each takes her new seat."""
    turn_atoms.reseat(state, tuple(seat for seat in order if not state.seats[seat].out))

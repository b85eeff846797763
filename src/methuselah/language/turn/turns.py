"""The words of turns and seats: a turn that ends or is skipped, a new seating order."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Effect
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.seats import Seats
from methuselah.rules.setup.seating import Seating, may_be_seated_anew, take_seats
from methuselah.rules.turn.turns import end_turn, may_skip_turn, skip_turn

__all__ = ["choose_seating", "ends_turn", "skips_turn", "takes_seats"]

NAME = "seating"


@dataclass(frozen=True)
class SkipTurn(Effect):
    """The turn that begins is skipped."""

    def run(self, state: State, me: Scope) -> None:
        """End the turn before its first phase."""
        skip_turn(state)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it is not skipped already."""
        return may_skip_turn(state)


def skips_turn() -> SkipTurn:
    """Skip the entire turn; asked in answer to the event "turn begins"."""
    return SkipTurn()


@dataclass(frozen=True)
class EndTurn(Effect):
    """The turn ends after the action in progress; the predator of one who left takes the next."""

    left: Seats

    def run(self, state: State, me: Scope) -> None:
        """End it. She who was ousted is out of the game: she is named, not found."""
        for seat in me.all("subject"):
            if self.left.fits(state, me, seat):
                end_turn(state, state.predator(seat), seat)


def ends_turn(left: Seats) -> EndTurn:
    """The turn ends, the current action concluded; the predator of an ousted one is next."""
    return EndTurn(left)


@dataclass(frozen=True)
class ChooseSeating(Announced):
    """Choose a new seating order."""

    def run(self, state: State, me: Scope) -> None:
        """Ask who sits to the left of whom."""
        state.push(Seating(seat=me.you, name=NAME, window="terms", about=me.card))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is another one."""
        return may_be_seated_anew(state)


def choose_seating() -> ChooseSeating:
    """Choose a new seating order."""
    return ChooseSeating()


@dataclass(frozen=True)
class TakeSeats(Effect):
    """Each Methuselah takes her new seat; who left meanwhile has none."""

    def run(self, state: State, me: Scope) -> None:
        """Let everybody sit where the new order says."""
        take_seats(state, me.all(NAME))


def takes_seats() -> TakeSeats:
    """Each Methuselah takes her new seat, as chosen."""
    return TakeSeats()

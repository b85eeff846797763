"""The words of contests: who contests what, cards that pose as a copy, yielding by an effect."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import THIS_CARD, Those
from methuselah.rules.turn.contests import contest_as, rivals, turn_face_up
from methuselah.rules.turn.yielding import yield_card

__all__ = ["contested", "contested_by", "contesting", "contests", "turns_face_up", "yields"]


def contested(*tests: Test) -> Those:
    """Cards that are contested."""
    return Those(("contested",), tests)


@dataclass(frozen=True)
class ContestedBy(Test):
    """A card of which one of these Methuselahs has another contested copy."""

    seats: Seats

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the rules for the other copies."""
        seats = self.seats.find(state, me)
        return any(state.controller(copy) in seats for copy in rivals(state, card))


def contested_by(seats: Seats) -> Test:
    """A card that they contest."""
    return ContestedBy(seats)


def contesting(which: Which) -> Seats:
    """Those who contest such a card."""
    return Seats("contesting", which)


@dataclass(frozen=True)
class Contests(Effect):
    """This card contests another as if it were the same card."""

    which: Which
    card: Which = THIS_CARD

    def run(self, state: State, me: Scope) -> None:
        """Begin the contest."""
        for posing in self.card.find(state, me):
            for target in self.which.find(state, me):
                contest_as(state, posing, target)


def contests(which: Which) -> Contests:
    """This card contests it as if it were the same card, even if it is not unique."""
    return Contests(which)


@dataclass(frozen=True)
class Yields(Effect):
    """Methuselahs yield their copies of a contested card."""

    which: Which
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Each yields hers."""
        seats = self.seats.find(state, me)
        for card in self.which.find(state, me):
            for copy in rivals(state, card):
                if state.controller(copy) in seats:
                    yield_card(state, copy)


def yields(which: Which, seats: Seats) -> Yields:
    """They yield their copy of a contested card."""
    return Yields(which, seats)


@dataclass(frozen=True)
class TurnFaceUp(Effect):
    """A contested card that nobody else contests any more comes back into play at once."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Turn it face up, unlocked."""
        for card in self.which.find(state, me):
            if not rivals(state, card):
                turn_face_up(state, card, state.controller(card))


def turns_face_up(which: Which) -> TurnFaceUp:
    """If no other Methuselah contests it, it turns face up, unlocked."""
    return TurnFaceUp(which)

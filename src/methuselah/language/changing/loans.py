"""The words of control: stealing, control until the end of the turn and in your next turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Condition, Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.seats import YOU, Seats
from methuselah.rules.action.aftermath import FIRST
from methuselah.rules.terms.loans import (
    AT_UNLOCK,
    NEXT_ACTION,
    NEXT_TURN_OF,
    WITH_TURN,
    borrow,
)
from methuselah.rules.terms.steal import steal
from methuselah.rules.turn.minion import MinionPhase

__all__ = [
    "IN_NEXT_MINION_PHASE",
    "IN_NEXT_TURN",
    "borrows_for_next_action",
    "borrows_this_turn",
    "borrows_until_end_of_next_turn",
    "borrows_until_your_unlock",
    "remember_turn",
    "steals",
]

PLAYED: Final = "played in turn"


@dataclass(frozen=True)
class Borrow(Effect):
    """Take control of minions for a while; then they go back to their controller.

    ends: the note that says when, with the value at which the loan is over; next_turn: not with
    this turn, but with the next one of who borrows.
    """

    known_as: ClassVar[str] = "changes control"

    which: Which
    ends: str = WITH_TURN
    next_turn: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Take it; what was lent before stays so beneath it."""
        for minion in self.which.find(state, me):
            borrow(state, minion, me.you, self.ends, self._value(me))

    def _value(self, me: Scope) -> int:
        if self.ends == AT_UNLOCK:
            return me.you
        if self.next_turn:
            return NEXT_TURN_OF + me.you
        return FIRST if self.ends == NEXT_ACTION else 1


def borrows_this_turn(which: Which) -> Borrow:
    """Take control of them until the end of the turn."""
    return Borrow(which)


def borrows_until_end_of_next_turn(which: Which) -> Borrow:
    """Take control of them until the end of your next turn."""
    return Borrow(which, next_turn=True)


def borrows_for_next_action(which: Which) -> Borrow:
    """Take control of them until the end of the next action, whoever takes it."""
    return Borrow(which, NEXT_ACTION)


def borrows_until_your_unlock(which: Which) -> Borrow:
    """Take control of them until your next unlock phase, which begins with giving them back."""
    return Borrow(which, AT_UNLOCK)


@dataclass(frozen=True)
class Steal(Effect):
    """A Methuselah takes control of cards in play, for good."""

    known_as: ClassVar[str] = "changes control"

    which: Which
    to: Seats

    def run(self, state: State, me: Scope) -> None:
        """Take them; a card on a minion needs another one."""
        for seat in self.to.find(state, me)[:1]:
            for card in self.which.find(state, me):
                steal(state, card, seat)


def steals(which: Which, to: Seats = YOU) -> Steal:
    """Steal a card in play: you (or somebody else) take control of it."""
    return Steal(which, to)


@dataclass(frozen=True)
class RememberTurn(Effect):
    """This card remembers in which of your turns it was played."""

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        if me.card in state.cards:
            atoms.remember(state, me.card, PLAYED, state.seats[me.you].turns)


def remember_turn() -> RememberTurn:
    """This card remembers in which of your turns it was played."""
    return RememberTurn()


@dataclass(frozen=True)
class InNextTurn(Condition):
    """It is the turn of yours after the one that this card remembers; or its minion phase."""

    in_minion_phase: bool

    def holds(self, state: State, me: Scope) -> bool:
        """Count your turns."""
        if state.active != me.you:
            return False
        if self.in_minion_phase and not isinstance(state.span("phase"), MinionPhase):
            return False
        return state.seats[me.you].turns == state.cards[me.card].note(PLAYED) + 1


IN_NEXT_TURN: Final = InNextTurn(in_minion_phase=False)
"""It is your next turn after the one that this card remembers."""
IN_NEXT_MINION_PHASE: Final = InNextTurn(in_minion_phase=True)
"""It is the minion phase of your next turn after the one that this card remembers."""

"""The game as turns, the turn as phases (RB24, Turn Sequence; traps T0-T6).

Reads the rows `skip turn`, `passes play to the right` and `skip phase` (subject: the seat; the last
with the name of the phase as its word) and the note "loan ends with turn".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.journal import note
from methuselah.engine.rows import due_once, found, rows_of, words
from methuselah.engine.state import Frame, State
from methuselah.rules.ending import final_standing as ending
from methuselah.rules.ending import withdrawal
from methuselah.rules.playing import hand
from methuselah.rules.playing.entering_play import put_into_play
from methuselah.rules.terms.loans import NEXT_TURN_OF, WITH_TURN, age_loans, end_loans
from methuselah.rules.terms.since_turns import remember_turn
from methuselah.rules.turn.discard import DiscardPhase
from methuselah.rules.turn.influence import InfluencePhase
from methuselah.rules.turn.master import MasterPhase
from methuselah.rules.turn.minion import MinionPhase
from methuselah.rules.turn.phase import Phase, close_phase
from methuselah.rules.turn.recruits import recruiter, waiting
from methuselah.rules.turn.unlock import UnlockPhase

__all__ = ["GameFrame", "Turn", "end_turn", "may_skip_turn", "skip_turn"]

PHASES: Final[tuple[Callable[[int], Phase], ...]] = (
    lambda seat: UnlockPhase(seat=seat),
    lambda seat: MasterPhase(seat=seat),
    lambda seat: MinionPhase(seat=seat),
    lambda seat: InfluencePhase(seat=seat),
    lambda seat: DiscardPhase(seat=seat),
)
"""The phases of a turn in their order, each to be begun by a seat."""


@dataclass(slots=True)
class GameFrame(Frame):
    """The whole game: turn after turn, clockwise unless a card says otherwise, until it ends."""

    span: ClassVar[str] = "game"

    at: str = "next"
    follower: int = NOBODY

    def returned(self, state: State, child: Frame) -> None:
        """Hear whose turn comes next."""
        if isinstance(child, Turn):
            self.follower = child.follower

    def do_next(self, state: State) -> None:
        """T6: the next Methuselah, unless time is up (TR 3.1.1)."""
        limit = state.setting.turn_limit
        if state.time_called or (limit and state.turn >= limit):
            ending.end_by_time(state)
            return
        seat = state.order[0] if state.active == NOBODY else _after(state, state.active)
        if self.follower != NOBODY and not state.seats[self.follower].out:
            seat = self.follower
        self.follower = NOBODY
        turn_atoms.begin_turn(state, seat)
        self.at = "turn_over"
        state.push(Turn(seat=seat))

    def do_turn_over(self, state: State) -> None:
        """What lasted until the end of the turn is gone: hands are matched to their size."""
        self.at = "next"
        hand.release_all(state, "turn")
        hand.release_locks(state)
        for seat in hand.unmatched(state):
            hand.match_hand(state, seat)


def _after(state: State, seat: int) -> int:
    """Whose turn comes after hers: her prey's, or her predator's while play goes the other way."""
    turned = len(list(rows_of(state, "passes play to the right", seat)))
    return state.predator(seat) if turned % 2 else state.prey(seat)


@dataclass(slots=True)
class Turn(Frame):
    """One turn. A Methuselah ousted in her own turn gets no later phases.

    short_handed: she began it with an empty library and less than a full hand, so that she may
    announce a withdrawal (RB24, Withdrawing). ended: a card has ended it; follower: whose turn
    comes next, NOBODY for the next one clockwise, because this one (`reason`) was ousted; closing:
    its end was told of, or it was skipped and has none.
    """

    span: ClassVar[str] = "turn"
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    at: str = "before"
    seat: int = NOBODY
    place: int = 0
    short_handed: bool = False
    ended: bool = False
    follower: int = NOBODY
    reason: int = NOBODY
    closing: bool = False

    def do_before(self, state: State) -> None:
        """T0: a withdrawal announced in her last turn is tested; a turn may be skipped."""
        self.at = "phase"
        self.short_handed = withdrawal.may_announce(state, self.seat)
        if state.seats[self.seat].withdrawing:
            withdrawal.withdraw(state, self.seat)
        elif found(state, "skip turn", self.seat):
            turn_atoms.end_seat_rows(state, self.seat, "skip turn")
            skip_turn(state)
        else:
            age_loans(state, WITH_TURN, NEXT_TURN_OF + self.seat, 1)
            atoms.emit(state, "turn begins", self.seat)

    def do_phase(self, state: State) -> None:
        """T1 to T5, one after another."""
        late = self.ended or (state.time_called and self.place > 0)
        if late or self.place == len(PHASES) or state.seats[self.seat].out:
            if not self.closing:
                self.closing = True
                remember_turn(state, self.seat)
                atoms.emit(state, "turn ends", self.seat)
                return
            if due_once(state, self, "end of turn"):
                return
            recruits = waiting(state, self.seat)
            if recruits:
                come_in(state, recruits[0])
                return
            end_loans(state, WITH_TURN, 1)
            state.pop()
            return
        phase = PHASES[self.place](self.seat)
        self.place += 1
        if phase.name in words(state, "skip phase", self.seat):
            note(state, "skipped phase", seat=self.seat, word=phase.name)
            return
        note(state, "phase", seat=self.seat, word=phase.name)
        state.push(phase)


def come_in(state: State, card: int) -> None:
    """An ally that was recruited moves to the ready region: only now it enters play (CRR II.F)."""
    seat, mode = state.controller(card), state.cards[card].mode
    put_into_play(state, card, recruiter(state, card), mode, seat)


def may_skip_turn(state: State) -> bool:
    """Whether the turn that begins has not been skipped yet."""
    turn = state.frame(Turn)
    return turn is not None and turn.place == 0


def skip_turn(state: State) -> None:
    """The turn that begins is skipped as a whole: none of its phases happens."""
    turn = state.frame(Turn)
    assert turn is not None
    turn.place = len(PHASES)
    turn.closing = True
    note(state, "skipped turn", seat=turn.seat)
    atoms.emit(state, "skipped turn", turn.seat)


def end_turn(state: State, follower: int, after: int) -> None:
    """The turn ends once the action in progress is over; `follower` has the next one.

    Several effects of one moment: the one about the Methuselah (`after`) who comes first clockwise
    from the left of whose turn it is says who follows.
    """
    turn = state.frame(Turn)
    if turn is None:
        return
    if turn.ended and turn.reason != NOBODY:
        seats = _from_left(state, turn.seat)
        if seats.index(turn.reason) <= seats.index(after):
            return
    turn.ended = True
    turn.follower, turn.reason = follower, after
    close_phase(state)


def _from_left(state: State, seat: int) -> tuple[int, ...]:
    place = state.order.index(seat) + 1
    return state.order[place:] + state.order[:place]

"""The game as turns, the turn as phases (RB24, Turn Sequence; traps T0-T6).

Reads the rows `skip turn` and `skip phase` (subject: the seat; the latter with the name of the
phase as its word) and the note "loan ends with turn".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import turn_atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.journal import note
from methuselah.engine.rows import found, words
from methuselah.engine.state import Frame, State
from methuselah.rules import ending, hand, withdrawal
from methuselah.rules.discard import DiscardPhase
from methuselah.rules.influence import InfluencePhase
from methuselah.rules.master import MasterPhase
from methuselah.rules.minion import MinionPhase
from methuselah.rules.phase import Phase
from methuselah.rules.unlock import UnlockPhase, end_loans

__all__ = ["GameFrame", "Turn"]

PHASES: Final[tuple[type[Phase], ...]] = (
    UnlockPhase,
    MasterPhase,
    MinionPhase,
    InfluencePhase,
    DiscardPhase,
)


@dataclass(slots=True)
class GameFrame(Frame):
    """The whole game: turn after turn, clockwise, until it ends."""

    span: ClassVar[str] = "game"

    at: str = "next"

    def do_next(self, state: State) -> None:
        """T6: the next Methuselah, unless time is up (TR 3.1.1)."""
        limit = state.setting.turn_limit
        if state.time_called or (limit and state.turn >= limit):
            ending.end_by_time(state)
            return
        seat = state.order[0] if state.active == NOBODY else state.prey(state.active)
        turn_atoms.begin_turn(state, seat)
        self.at = "turn_over"
        state.push(Turn(seat=seat))

    def do_turn_over(self, state: State) -> None:
        """What lasted until the end of the turn is gone: hands are matched to their size."""
        self.at = "next"
        hand.release_all(state, "turn")
        for seat in state.clockwise(state.order[0]):
            hand.match_hand(state, seat)


@dataclass(slots=True)
class Turn(Frame):
    """One turn. A Methuselah ousted in her own turn gets no later phases.

    short_handed: she began it with an empty library and less than a full hand, so that she may
    announce a withdrawal (RB24, Withdrawing).
    """

    span: ClassVar[str] = "turn"
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    at: str = "before"
    seat: int = NOBODY
    place: int = 0
    short_handed: bool = False

    def do_before(self, state: State) -> None:
        """T0: a withdrawal announced in her last turn is tested; a turn may be skipped."""
        self.at = "phase"
        self.short_handed = withdrawal.may_announce(state, self.seat)
        if state.seats[self.seat].withdrawing:
            withdrawal.withdraw(state, self.seat)
        elif found(state, "skip turn", self.seat):
            turn_atoms.end_seat_rows(state, self.seat, "skip turn")
            note(state, "skipped turn", seat=self.seat)
            self.place = len(PHASES)

    def do_phase(self, state: State) -> None:
        """T1 to T5, one after another."""
        late = state.time_called and self.place > 0
        if late or self.place == len(PHASES) or state.seats[self.seat].out:
            end_loans(state, "loan ends with turn", 1)
            state.pop()
            return
        phase = PHASES[self.place]
        self.place += 1
        if phase.name in words(state, "skip phase", self.seat):
            note(state, "skipped phase", seat=self.seat, word=phase.name)
            return
        note(state, "phase", seat=self.seat, word=phase.name)
        state.push(phase(seat=self.seat))

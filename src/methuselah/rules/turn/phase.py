"""What all five phases of a turn share (RB24, Turn Sequence).

A phase is a duration of its Methuselah's turn with one window in which all of it happens; the
active Methuselah has the impulse first, then the others clockwise (traps 1.0).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.state import Frame, State
from methuselah.engine.windows import Window
from methuselah.rules.playing.hand import release, release_all

__all__ = ["Phase", "close_phase"]


@dataclass(slots=True)
class Phase(Frame):
    """One phase of the turn of `seat`."""

    span: ClassVar[str] = "phase"
    shown: ClassVar[tuple[str, ...]] = ("seat",)
    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    at: str = "start"
    seat: int = NOBODY

    def do_start(self, state: State) -> None:
        """Begin: draw what waited for it, then tell the cards that answer the phase."""
        self.at = "window"
        release(state, self.seat, self.name)
        self.begin(state)
        atoms.emit(state, self.name + " phase", self.seat)

    def begin(self, state: State) -> None:
        """What is fixed as the phase begins."""

    def do_window(self, state: State) -> None:
        """Everything that may be done in the phase, by impulse."""
        self.at = "over"
        if not state.seats[self.seat].out:
            state.push(Window(name=self.name, order=state.clockwise(self.seat), rule=self.rule))

    def do_over(self, state: State) -> None:
        """What was not used is lost; cards whose replacement waited for the end are replaced."""
        state.pop()
        release_all(state, self.name + " phase")


def close_phase(state: State) -> None:
    """The phase ends with what is going on: its Methuselah left the game, or a card says so."""
    for below, frame in zip(state.stack, state.stack[1:], strict=False):
        if below.span == "phase" and isinstance(frame, Window):
            frame.close()
    phase = state.span("phase")
    if isinstance(phase, Phase) and phase.at in ("own", "window"):
        phase.at = "over"

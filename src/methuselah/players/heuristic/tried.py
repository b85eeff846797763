"""What changed nothing is not tried again: no ability without a limit holds up the table.

A player remembers, for one turn, how the table lay when she used something. Where it lies the
same and she is offered the same, using it would bring the same again: nothing.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import Option
from methuselah.players.seat import Seat, Situation

__all__ = ["FUTILE", "Tried"]

FUTILE: Final = -9.0
"""What it is worth to do again what has just changed nothing."""

REPEATED: Final = ("use", "block")
"""What may be done again; all else spends a card, a transfer, the minion that does it."""


class Tried:
    """What a player has done in the windows of this turn, and how the table lay each time."""

    def __init__(self) -> None:
        self._turn = -1
        self._done: dict[Option, list[Situation]] = {}

    def futile(self, seat: Seat, option: Option) -> bool:
        """Whether she has done this in this very situation, and it is as it was."""
        done = self._done.get(option)
        return done is not None and seat.turn == self._turn and seat.situation() in done

    def note(self, seat: Seat, option: Option) -> None:
        """Remember what she does now."""
        if seat.decision.kind != "window" or option.verb not in REPEATED:
            return
        if seat.turn != self._turn:
            self._turn = seat.turn
            self._done.clear()
        self._done.setdefault(option, []).append(seat.situation())

"""What is read again and again while options are enumerated: nothing changes meanwhile.

Enumerating asks, of every card and minion, for modifiers that are hardly ever there. So the rows
in force are sorted by kind once, and what the rules work out on the way is kept by name, until
the enumeration is over. A state holds a sight for so long and no longer, and a clone none.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from methuselah.engine.state import Row, State

__all__ = ["Sight"]


class Sight:
    """framed, seated: the rows on durations and of seats, by kind; known: what was worked out."""

    __slots__ = ("framed", "known", "seated")

    def __init__(self, state: State) -> None:
        self.framed: dict[str, list[Row]] = {}
        self.seated: dict[str, list[Row]] = {}
        self.known: dict[Hashable, Any] = {}
        for frame in state.stack:
            if frame.rows:
                for row in frame.rows:
                    self.framed.setdefault(row.kind, []).append(row)
        for seat in state.seats:
            if seat.rows:
                for row in seat.rows:
                    self.seated.setdefault(row.kind, []).append(row)

"""What a seat is asked, and how a game ends: plain data, the same for everyone who sits down.

Bots, terminal, browser, tests and learning environments answer the same object by the index
of one of its options (design, laws of the engine 1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.records import record

__all__ = ["NOBODY", "NOTHING", "PASS", "Decision", "Option", "Result"]

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No card."""


@record
class Option:
    """One answer. `verb` says what is done; the rest says with what.

    card: the card played or used; minion: who does it; mode: the way to use the card
    (a Discipline level such as "dom" or "DOM"); target: the card chosen; seat: the Methuselah
    chosen; number: how many; word: anything else with a name (a clan, "for", "against").
    """

    verb: str
    card: int = NOTHING
    minion: int = NOTHING
    mode: str = ""
    target: int = NOTHING
    seat: int = NOBODY
    number: int = 0
    word: str = ""


PASS: Final = Option("pass")


@record
class Decision:
    """A question to one seat: at least two options, all legal.

    kind: what is asked ("window", "choose", ...); window: the timing window or the step it
    belongs to; about: the card that asks, if one does; rule: where the rules say so.
    """

    seat: int
    kind: str
    window: str
    options: tuple[Option, ...]
    about: int = NOTHING
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of the game (R0 and RB24, Ending the Game).

    half_points: twice the victory points of each seat, since a survivor at the time limit has
    half a point. winner: the seat with strictly most, or NOBODY. reason: "last standing",
    "time" or "agreement".
    """

    half_points: tuple[int, ...]
    winner: int
    reason: str

    @property
    def victory_points(self) -> tuple[float, ...]:
        """Victory points of each seat, in seat order."""
        return tuple(half / 2 for half in self.half_points)

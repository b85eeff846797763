"""Where a table can go back to: the last decisions of people, as one of them may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.table.misplays import step_of_play
from methuselah.table.seats import PASSES, Table

__all__ = ["Moment", "moments"]

MOST: Final = 16
"""Decisions of people that a table can go back to."""
SEARCHED: Final = 64
"""Decisions that are looked at for them: those that somebody passed unseen take no place."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision: after how many answers, in which turn, whose, in which window.

    early: whether it may be taken back as played too early (R1, Misplays and Skipped Phases).
    """

    to: int
    turn: int
    seat: int
    window: str
    early: bool


def moments(table: Table, seat: int) -> list[Moment]:
    """What people decided last, the latest first: her own decisions, and what others did.

    That somebody else was asked and passed is nobody's business.
    """
    places = table.decided[-SEARCHED:]
    if not places:
        return []
    past = table.game.clone()
    past.rewind(places[0])
    found: list[Moment] = []
    for place in places:
        for entry in table.game.log[len(past.log) : place]:
            past.take(entry)
        asked = past.decision
        entry = table.game.log[place]
        if asked is None or not isinstance(entry, int):
            continue
        if asked.seat == seat or asked.options[entry].verb not in PASSES:
            early = bool(step_of_play(asked, entry))
            found.append(Moment(place, past.state.turn, asked.seat, asked.window, early))
    return found[: -MOST - 1 : -1]

"""Where a table can go back to: one's own last step alone, further only with all who sit there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from methuselah.engine.knowledge import hidden_ids
from methuselah.server.messages import Point
from methuselah.table.misplays import step_of_play
from methuselah.table.seats import PASSES, Table

__all__ = ["may_take_back", "points"]

MOST_POINTS: Final = 16
"""Decisions of people that the table can go back to."""


def may_take_back(table: Table, people: Iterable[int], seat: int) -> None:
    """Raises ValueError where a seat's last decision is no longer hers alone to take back."""
    before = Table(table.game.clone(), table.players)
    before.decided = list(table.decided)
    before.undo()
    asked = before.decision
    if asked is None or asked.seat != seat:
        raise ValueError("Somebody else has decided since your last decision.")
    for other in people:
        if set(hidden_ids(before.state, other)) != set(hidden_ids(table.state, other)):
            raise ValueError("Something hidden has come to light since your last decision.")


def points(table: Table, seat: int) -> list[Point]:
    """What people decided last, the latest first: her own decisions, and what others did.

    That somebody else was asked and passed is nobody's business.
    """
    places = table.decided[-MOST_POINTS:]
    if not places:
        return []
    past = table.game.clone()
    past.rewind(places[0])
    found: list[Point] = []
    for place in places:
        for entry in table.game.log[len(past.log) : place]:
            past.take(entry)
        asked = past.decision
        entry = table.game.log[place]
        if asked is None or not isinstance(entry, int):
            continue
        if asked.seat == seat or asked.options[entry].verb not in PASSES:
            early = bool(step_of_play(asked, entry))
            found.append(Point(place, past.state.turn, asked.seat, asked.window, early))
    return found[::-1]

"""Where a table can go back to: one's own last step alone, further only with all who sit there."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from methuselah.engine.decisions import NOBODY
from methuselah.engine.knowledge import hidden_ids
from methuselah.server.messages import Point
from methuselah.table.misplays import is_forfeit, who_forfeits
from methuselah.table.moments import moments
from methuselah.table.seats import Table
from methuselah.wording.wrong import Wrong

__all__ = ["Marks", "may_take_back", "points"]


def may_take_back(table: Table, people: Iterable[int], seat: int) -> None:
    """Raises ValueError where a seat's last decision is no longer hers alone to take back."""
    before = Table(table.game.clone(), table.players)
    before.decided = list(table.decided)
    before.undo()
    if _who(table.game.log[table.decided[-1]], before) != seat:
        raise Wrong("others-decided")
    for other in people:
        if set(hidden_ids(before.state, other)) != set(hidden_ids(table.state, other)):
            raise Wrong("came-to-light")


def _who(entry: int | str, before: Table) -> int:
    """Whose decision an entry of the log is that was taken there."""
    if is_forfeit(entry):
        return who_forfeits(str(entry))
    return NOBODY if before.decision is None else before.decision.seat


class Marks:
    """Places of a log under marks drawn by chance: a page learns nothing from them of how many
    answers were given in between, as by somebody who was asked for what her hand holds.
    """

    def __init__(self) -> None:
        """No place has a mark yet."""
        self._of: dict[int, int] = {}

    def mark(self, place: int) -> int:
        """The mark of a place, the same as long as the table stands."""
        if place not in self._of:
            self._of[place] = secrets.randbelow(1 << 50)
        return self._of[place]

    def place(self, mark: int) -> int:
        """The place of a mark that was given."""
        return next(place for place, given in self._of.items() if given == mark)


def points(table: Table, seat: int, marks: Marks) -> list[Point]:
    """What people decided last, the latest first, as a seat may know it."""
    return [
        Point(marks.mark(one.to), one.turn, one.seat, one.window, one.early)
        for one in moments(table, seat)
    ]

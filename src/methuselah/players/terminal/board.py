"""The board: the seats in the places of the ring, with the stage between them.

On a small screen each seat has two lines instead.

Prey to the left, predator to the right, the others in the far row, oneself at the bottom; the
places never change, also when somebody is ousted.
"""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from methuselah.engine.decisions import NOBODY
from methuselah.engine.views import View
from methuselah.players.terminal import drawing
from methuselah.table.naming import Telling
from methuselah.table.situation import Situation

__all__ = ["Board", "places"]


def places(order: tuple[int, ...], own: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who sits in the far row and in the near one; NOBODY is the stage in it.

    >>> places((0, 1, 2, 3, 4), 3)
    ((0, 1), (4, -1, 2))
    """
    first = order.index(own)
    others = (*order[first + 1 :], *order[:first])
    if len(others) == 1:
        return (), (others[0], NOBODY)
    return others[1:-1], (others[0], NOBODY, others[-1])


class Board(Vertical):
    """All seats and the stage, seen from one seat."""

    def __init__(self, order: tuple[int, ...], own: int) -> None:
        super().__init__(id="board")
        self.order = order
        self.own = own

    def compose(self) -> ComposeResult:
        """The small form and the large one; the style shows one of them."""
        yield Static(id="ring")
        far, near = places(self.order, self.own)
        with Horizontal(id="far"):
            for seat in far:
                yield Static(id=f"seat{seat}", classes="seat")
        with Horizontal(id="near"):
            for seat in near:
                if seat == NOBODY:
                    yield Static(id="stage")
                else:
                    yield Static(id=f"seat{seat}", classes="seat")
        yield Static(id="own", classes="seat")

    def show(self, telling: Telling, view: View, now: Situation, stage: list[Text]) -> None:
        """Draw everything again."""
        rows = drawing.ring_rows(telling, view, now)
        self.query_one("#ring", Static).update(Text("\n").join(rows))
        self.query_one("#stage", Static).update(Text("\n").join(stage))
        for seat in self.order:
            one = view.seats[seat]
            panel = self.query_one("#own" if seat == self.own else f"#seat{seat}", Static)
            panel.border_title = drawing.seat_head(telling, one).markup
            panel.border_subtitle = drawing.piles(telling, one)
            panel.set_class(telling.state.active == seat and not one.out, "turn")
            panel.set_class(one.out, "out")
            panel.set_class(seat == view.viewer and now.impulse == seat, "asked")
            panel.update(drawing.seat_body(telling, view, one, now))

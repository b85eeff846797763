"""What a state remembers of itself, because it is read again and again.

Hands and seats are remembered until they change. While options are enumerated nothing changes at
all, and every card and minion is asked for modifiers that are hardly ever there: the rows in force
are sorted by kind once, and what the rules work out on the way is kept by name, until the
enumeration is over. A state holds a sight for so long and no longer, and a clone none.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from methuselah.engine.definitions import Masks, Mode
from methuselah.engine.pieces import Methuselah, Row

__all__ = ["MOST_HANDS", "Circle", "HandMasks", "Hands", "Sight"]

MOST_HANDS: Final = 64
"""So many hands are remembered with their windows."""
NO_ROWS: Final[dict[str, list[Row]]] = {}
"""Of most seats nothing is changed."""


class Sight:
    """framed, seated: the rows on durations and of seats, by kind; frames: the innermost frame
    that is a duration (by its name), or of a class; known: what was worked out.
    """

    __slots__ = ("framed", "frames", "known", "seated")

    def __init__(self, rows: list[tuple[Row, ...]], seats: list[Methuselah]) -> None:
        self.framed: dict[str, list[Row]] = {}
        self.seated = NO_ROWS
        self.frames: dict[str | type, Any] = {}
        self.known: dict[Hashable, Any] = {}
        for of_frame in rows:
            for row in of_frame:
                self.framed.setdefault(row.kind, []).append(row)
        for seat in seats:
            if seat.rows:
                if self.seated is NO_ROWS:
                    self.seated = {}
                for row in seat.rows:
                    self.seated.setdefault(row.kind, []).append(row)


class HandMasks:
    """The windows in which each hand is of use, as long as cards keep their identities; in ways:
    how its cards may be played in a window.

    It follows from the faces and a hand alone, so that all clones share it.
    """

    __slots__ = ("faces", "known", "ways")

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.known: dict[tuple[int, ...], Masks] = {}
        self.ways: dict[tuple[tuple[int, ...], str], list[tuple[int, Mode]]] = {}


class Hands:
    """The masks of all hands until one changes; in any: the windows that one of them has."""

    __slots__ = ("any", "faces", "masks")

    def __init__(self, faces: tuple[int, ...], masks: list[Masks]) -> None:
        self.faces = faces
        self.masks = masks
        self.any = 0
        for one in self.masks:
            self.any |= one[0] | one[1] | one[2] | one[3]


class Circle:
    """The seats still in the game from each seat on, until one leaves or the seats change.

    orders: the orders that begin with some of them, as far as they were asked for.
    """

    __slots__ = ("order", "orders", "turned")

    def __init__(self, order: tuple[int, ...], seats: list[Methuselah]) -> None:
        self.order = order
        self.turned: dict[int, tuple[int, ...]] = {}
        self.orders: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        for place, first in enumerate(self.order):
            turned = self.order[place:] + self.order[:place]
            self.turned[first] = tuple([seat for seat in turned if not seats[seat].out])

    def around(self, first: int, then: tuple[int, ...]) -> tuple[int, ...]:
        """`first`, then these seats as given, then the others clockwise."""
        order = self.orders.get((first, then))
        if order is None:
            inside = self.turned[first]
            wanted = [seat for seat in (first, *then, *inside) if seat in inside]
            order = self.orders[first, then] = tuple(dict.fromkeys(wanted))
        return order

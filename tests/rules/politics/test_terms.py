"""Points allocated as the terms of a referendum (R0, The Referendum, 1)."""

from __future__ import annotations

from typing import Any

from methuselah.engine.advance import answer
from methuselah.rules.terms.allocating import Allocating, allocate

YOU, PREY, OTHER = 0, 1, 2


def gives(table: Any, number: int) -> tuple[int, ...]:
    """Give the seat asked about this many points; returns what could be given."""
    decision = table.asked()
    numbers = tuple(option.number for option in decision.options)
    answer(table.state, numbers.index(number))
    return numbers


def allocating(table: Any, points: int, **parts: Any) -> Allocating:
    """Seat 0 divides points among all three."""
    table.build()
    allocate(table.state, "points", YOU, points, (YOU, PREY, OTHER), **parts)
    frame = table.state.stack[-1]
    assert isinstance(frame, Allocating)
    return frame


def test_four_points_among_two_or_more(table: Any) -> None:
    """Kine Resources Contested: never all 4 to one, though to oneself if wanted."""
    frame = allocating(table, 4, spread=2)

    assert gives(table, 0) == (0, 1, 2, 3)
    assert gives(table, 3) == (1, 2, 3)
    assert table.asked() is None

    assert frame.chosen == (0, 3, 1)


def test_the_last_share_is_not_asked(table: Any) -> None:
    """One answer only is taken by itself (design, law 1)."""
    frame = allocating(table, 4, spread=2)

    gives(table, 2)
    gives(table, 0)

    assert table.asked() is None
    assert frame.chosen == (2, 0, 2)


def test_all_to_one_where_one_is_enough(table: Any) -> None:
    """Parity Shift: among one or more."""
    frame = allocating(table, 3)

    assert gives(table, 3) == (0, 1, 2, 3)
    assert table.asked() is None

    assert frame.chosen == (3, 0, 0)


def test_limits_bind_each_seat(table: Any) -> None:
    """[LSJ 20010606]: within the bounds of the terms; seat 1 has at least what is left over."""
    frame = allocating(table, 2, limits=(1, 2, 0))

    assert gives(table, 0) == (0, 1)
    assert table.asked() is None

    assert frame.chosen == (0, 2, 0)


def test_seats_left_out_get_nothing(table: Any) -> None:
    """The result has a number for each seat of the game, in seat order."""
    table.build()
    allocate(table.state, "points", YOU, 3, (OTHER, YOU))
    frame = table.state.stack[-1]

    gives(table, 1)
    table.asked()

    assert frame.chosen == (2, 0, 1)

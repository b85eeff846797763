"""The end of the game and its standing (RB24, Ending the Game; TR 3.1.1, 3.7).

The last Methuselah in the game gains 1 victory point more. At the time limit each survivor has
half a point. Most victory points win; a tie has no winner.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import turn_atoms
from methuselah.engine.decisions import NOBODY, Result
from methuselah.engine.state import State
from methuselah.rules.ending.victory_points import award, award_at_the_end

__all__ = ["end_by_agreement", "end_by_time", "end_if_alone", "standing"]

LAST_STANDING: Final = 2
AT_THE_LIMIT: Final = 1
"""In half points."""


def end_if_alone(state: State) -> bool:
    """End the game at once when one Methuselah is left, or none."""
    inside = [seat for seat in state.order if not state.seats[seat].out]
    if len(inside) > 1 or state.result is not None:
        return False
    for seat in inside:
        award(state, seat, LAST_STANDING)
    _end(state, "last standing")
    return True


def end_by_time(state: State) -> None:
    """Time is up: half a victory point to each Methuselah still in the game."""
    for seat in state.order:
        if not state.seats[seat].out:
            award(state, seat, AT_THE_LIMIT)
    _end(state, "time")


def end_by_agreement(state: State) -> None:
    """All agree to stop: the points stand as they are (TR 3.5)."""
    _end(state, "agreement")


def _end(state: State, reason: str) -> None:
    award_at_the_end(state)
    points = tuple(seat.half_points for seat in state.seats)
    best = max(points)
    winner = points.index(best) if best > 0 and points.count(best) == 1 else NOBODY
    turn_atoms.end_game(state, Result(points, winner, reason))


def standing(result: Result) -> tuple[tuple[int, ...], ...]:
    """The seats by place: those with equal victory points share one.

    >>> standing(Result((2, 6, 0, 2), 1, "last standing"))
    ((1,), (0, 3), (2,))
    """
    points = result.half_points
    return tuple(
        tuple(seat for seat, own in enumerate(points) if own == value)
        for value in sorted(set(points), reverse=True)
    )

"""Victory points: who gains them, and what cards do with them (RB24, Ending the Game).

Counted in halves. Reads the statics `victory points to you` (subject: the seat whose points go to
the card's controller; amount: how many, after which the card is burned), `points when ousted` and
`points at the end` (subject: the seat; amount: points).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.rows import statics_of, total
from methuselah.engine.state import State
from methuselah.rules.terms.since_turns import remember_score

__all__ = ["POINT", "award", "award_at_the_end", "award_for_oust", "lose_points", "points_of"]

POINT: Final = 2
"""A victory point, in halves."""
TAKEN: Final = "half points taken"
"""What a card remembers: how many halves it has brought its controller."""


def points_of(state: State, seat: int) -> float:
    """Her victory points."""
    return state.seats[seat].half_points / POINT


def award(state: State, seat: int, half_points: int, used: tuple[int, ...] = ()) -> None:
    """She gains victory points, or somebody else does instead ([RTR 19951017], [RTR 19991206]).

    Cards that take them do so one after another, the oldest first, each up to what it takes
    altogether; none of them twice (`used`) where they point at each other.
    """
    for card, static in statics_of(state, "victory points to you", seat):
        taker = state.cards[card].controller
        if card in used or state.seats[taker].out or taker == seat:
            continue
        assert isinstance(static.amount, int)
        had = max(0, state.cards[card].note(TAKEN))
        taken = min(half_points, static.amount * POINT - had)
        if taken > 0:
            atoms.remember(state, card, TAKEN, had + taken)
            half_points -= taken
            award(state, taker, taken, (*used, card))
            if had + taken == static.amount * POINT:
                atoms.burn(state, card)
    if half_points > 0:
        atoms.score(state, seat, half_points)
        remember_score(state, seat)


def award_for_oust(state: State, predator: int, seat: int, half_points: int) -> None:
    """The points for a Methuselah who leaves: what is due, and what cards of hers add."""
    more = POINT * total(state, "points when ousted", seat)
    if predator != NOBODY and half_points + more > 0:
        award(state, predator, half_points + more)


def award_at_the_end(state: State) -> None:
    """What cards give at the end of the game to those who are still in it."""
    for seat in state.order:
        more = total(state, "points at the end", seat)
        if more and not state.seats[seat].out:
            award(state, seat, POINT * more)


def lose_points(state: State, seat: int, points: int) -> None:
    """She loses victory points, as far as she has them."""
    turn_atoms.lose_score(state, seat, min(POINT * points, state.seats[seat].half_points))

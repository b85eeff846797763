"""Yielding a contested card, of one's own will or by an effect (R0, Contested Cards)."""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.journal import note
from methuselah.engine.rows import latch
from methuselah.engine.state import State
from methuselah.engine.windows import performs
from methuselah.rules.terms.steal import find_bearer
from methuselah.rules.turn.contests import poses, rivals, turn_face_up

__all__ = ["yield_card"]


@performs("yield")
def give_up(state: State, window: str, seat: int, option: Option) -> None:
    """Yield: the card is burned with all that is on it."""
    latch(state, "phase", "contest", option.target)
    yield_card(state, option.target)


def yield_card(state: State, card: int) -> None:
    """Its controller yields a contested card: it is burned with all that is on it.

    The last real copy goes to what contests it as if it were the same card, which is burned
    instead; of several of those to the first to the left of its controller.
    """
    seat = state.cards[card].controller
    note(state, "yielded", seat=seat, card=card)
    others = rivals(state, card)
    if not others or poses(state, card) or not all(poses(state, other) for other in others):
        atoms.burn(state, card)
        return
    seats = state.clockwise(seat)
    posing = min(others, key=lambda other: seats.index(state.cards[other].controller))
    taker = state.cards[posing].controller
    atoms.burn(state, posing)
    atoms.change_controller(state, card, taker)
    if not rivals(state, card):
        turn_face_up(state, card, taker)
        find_bearer(state, card, taker)

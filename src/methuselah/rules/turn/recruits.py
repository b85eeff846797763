"""Recruited allies that wait in the uncontrolled region until the end of the turn (CRR II.C.4, F).

The note "recruited" of such a card is the minion that recruited it.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.state import UNCONTROLLED, State
from methuselah.engine.traits import life_of

__all__ = ["keep_waiting", "recruiter", "waiting", "waits"]

WAITS: Final = "recruited"


def keep_waiting(state: State, card: int, seat: int, minion: int, mode: str) -> None:
    """An ally that was recruited lies open in the uncontrolled region, with its life."""
    atoms.move_to_region(state, card, UNCONTROLLED, seat)
    atoms.face_down(state, card, False)
    atoms.set_level(state, card, mode)
    atoms.give_life(state, card, life_of(state, card))
    atoms.remember(state, card, WAITS, minion)


def waits(state: State, card: int) -> bool:
    """Whether a card in the uncontrolled region is an ally that was recruited this turn."""
    record = state.cards[card]
    if not record.notes:
        return False
    return record.region == UNCONTROLLED and record.note(WAITS) != NOTHING


def waiting(state: State, seat: int) -> tuple[int, ...]:
    """Her allies that wait for the end of the turn."""
    return tuple(card for card in state.seats[seat].uncontrolled if waits(state, card))


def recruiter(state: State, card: int) -> int:
    """Who recruited it, and that is over: it waits no more."""
    minion = state.cards[card].note(WAITS)
    atoms.remember(state, card, WAITS, None)
    return minion if minion in state.cards else NOTHING

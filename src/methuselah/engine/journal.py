"""The journal: what happened, in order, each line with who may know it and why it happened.

Atoms write it; the log on a screen, replays and statistics read it. A line is data; words are
made from it where somebody reads. It keeps which cards they were: a shuffle moves identities
among ids, so an id in an old line says nothing later on.
"""

from __future__ import annotations

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.pieces import CONTESTED, Entry
from methuselah.engine.state import State

__all__ = ["Entry", "note"]


def note(
    state: State,
    what: str,
    *,
    seat: int = NOBODY,
    card: int = NOTHING,
    other: int = NOTHING,
    number: int = 0,
    word: str = "",
    secret: bool = False,
    seats: tuple[int, ...] = (),
) -> None:
    """Write one line, unless this state is a thought of a bot that keeps no journal."""
    if state.journaling:
        face = other_face = NOTHING
        seen: tuple[int, ...] | None = (seat,) if secret else None
        seen_other: tuple[int, ...] | None = None
        if card != NOTHING:
            face = state.faces[card]
            if not secret and card in state.cards:
                seen = _seers(state, card)
        if other != NOTHING:
            other_face = state.faces[other]
            if other in state.cards:
                seen_other = _seers(state, other)
        entry = Entry(
            what,
            seat,
            card,
            other,
            number,
            word,
            secret,
            seats,
            face,
            other_face,
            seen,
            seen_other,
        )
        state.journal.append(entry)


def _seers(state: State, card: int) -> tuple[int, ...] | None:
    """Who sees what a card with a record is, None for all; a line that names a card in a pile
    shows it.
    """
    record = state.cards[card]
    if not record.face_down or record.region == CONTESTED:
        return None
    return (record.controller, *record.viewers)

"""The journal: what happened, in order, each line with who may know it and why it happened.

Atoms write it; the log on a screen, replays and statistics read it. A line is data; words are
made from it where somebody reads. It keeps which cards they were: a shuffle moves identities
among ids, so an id in an old line says nothing later on.
"""

from __future__ import annotations

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.records import record
from methuselah.engine.state import CONTESTED, State

__all__ = ["Entry", "note"]


@record
class Entry:
    """One line. what: the event ("burn pool", "lock", ...); seat, card, other, number and word
    say who, which card, on whom, how many and anything named; why: the source card or rule;
    secret: only `seat` may see which card it was. face and other_face: what `card` and `other`
    were then, as indexes of definitions; seers and other_seers: the seats that saw it, None
    where it lay open.
    """

    what: str
    seat: int = NOBODY
    card: int = NOTHING
    other: int = NOTHING
    number: int = 0
    word: str = ""
    secret: bool = False
    seats: tuple[int, ...] = ()
    face: int = NOTHING
    other_face: int = NOTHING
    seers: tuple[int, ...] | None = None
    other_seers: tuple[int, ...] | None = None


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

"""Why a card was not offered: what a failing test adds to "never offered"."""

from __future__ import annotations

from typing import Any

from methuselah.engine.state import State
from methuselah.pool import pool
from methuselah.table.why_not import why_not

__all__ = ["refusal", "spellings"]


def spellings(name: str) -> tuple[str, ...]:
    """A name as it was said, of a made-up card, and as the pool spells it."""
    face = pool().get(name)
    return (name,) if face is None else (name, face.name)


def refusal(state: State | None, seat: int, wanted: dict[str, Any]) -> str:
    """A line with the reason that a player would be told, "" where no card was asked for.

    state: the table as it was when the seat was first asked, None if she never was.
    """
    name = wanted.get("card")
    if name is None:
        return ""
    if state is None:
        return "\nshe was never asked"
    here = [*state.seats[seat].hand, *state.cards]
    cards = [name] if isinstance(name, int) else [card for card in here if _is(state, card, name)]
    return "".join(f"\nwhy not: {why_not(state, seat, card)}" for card in cards[:1])


def _is(state: State, card: int, name: str) -> bool:
    return state.definition(card).name in spellings(name)

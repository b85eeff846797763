"""What has been since the last turn of a Methuselah: kept as notes on the minion that did it.

In her own turn that turn is no last one yet ([LSJ 20020429]).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.state import State
from methuselah.rules.terms.asked_for import is_asked_for

__all__ = ["bled_since_last_turn", "remember_bleed", "turns_over"]

BLED_YOU: Final = "successfully bled you for more than"
"""What the texts say that ask for it."""


def turns_over(state: State, seat: int) -> int:
    """One more than the turns of a Methuselah that are over, since no note is one of -1."""
    return state.seats[seat].turns + (seat != state.active)


def remember_bleed(state: State, minion: int, seat: int, amount: int) -> None:
    """A minion has successfully bled a Methuselah for so much: the most of it is kept."""
    if minion not in state.cards or not is_asked_for(state, BLED_YOU):
        return
    most = max(amount, bled_since_last_turn(state, minion, seat))
    atoms.remember(state, minion, f"bled {seat} since turn", turns_over(state, seat))
    atoms.remember(state, minion, f"bled {seat} for", most)


def bled_since_last_turn(state: State, minion: int, seat: int) -> int:
    """The most pool for which a minion has bled a Methuselah since her last turn was over."""
    record = state.cards[minion]
    lately = record.note(f"bled {seat} since turn") == turns_over(state, seat)
    return record.note(f"bled {seat} for") if lately else 0

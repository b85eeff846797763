"""Scarce vampires: the tax for one that comes into play (RB24 7, Scarce; R3 11).

Reads the static `scarce` of a card not yet in play.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.state import State
from methuselah.engine.traits import clan_of, is_vampire

__all__ = ["scarce_tax"]

SCARCE_TAX: Final = 3


def scarce_tax(state: State, seat: int, card: int) -> int:
    """3 pool for each vampire of the same clan that she already controls (RB24, Scarce).

    In play, whoever controls it, where the edition says so (R3 11).
    """
    if not any(static.kind == "scarce" for static in state.definition(card).statics):
        return 0
    clan = clan_of(state, card)
    seats = state.order if state.setting.edition.scarce_counts_all else (seat,)
    return SCARCE_TAX * sum(
        is_vampire(state, minion) and clan_of(state, minion) == clan
        for one in seats
        for minion in state.seats[one].minions
    )

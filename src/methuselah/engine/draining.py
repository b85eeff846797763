"""Blood above the capacity of a vampire drains off (RB24, Capacity): what it holds, what goes back.

They belong to `atoms`, which gives them on. An uncontrolled vampire may hold more than its
capacity; as it comes out, the excess goes back to the bank (R0, 4. Influence Phase).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.journal import note
from methuselah.engine.state import READY, TORPOR, State
from methuselah.engine.traits import capacity

__all__ = ["drain_excess", "drain_to", "drain_where_changed", "most_blood"]

SIZES: Final = ("capacity", "capacity at most")
"""The hooks of cards that change capacities: of some vampires, or what all may have at most."""


def most_blood(state: State, card: int) -> int:
    """How much blood a card holds where it is: its capacity, ready or in torpor; NOTHING: any."""
    return capacity(state, card) if state.cards[card].region in (READY, TORPOR) else NOTHING


def drain_to(state: State, card: int, limit: int) -> None:
    """Return blood above a limit to the bank; NOTHING is no limit."""
    record = state.cards[card]
    excess = record.blood - limit
    if limit != NOTHING and excess > 0:
        state.edit(card).blood = limit
        note(state, "drained", seat=record.controller, card=card, number=excess)


def drain_excess(state: State, card: int) -> None:
    """Return blood in excess of capacity to the bank, wherever the card is."""
    drain_to(state, card, capacity(state, card))


def drain_where_changed(state: State, card: int, but: int = NOTHING) -> None:
    """Where a card changes capacities, blood above one drains off; `but` is on its way."""
    everywhere = any(hook in SIZES for hook in state.definition(card).hooks)
    if not everywhere and not state.hooks.get(SIZES[1]):
        return
    for minion in tuple(state.cards) if everywhere else (card,):
        if minion != but:
            drain_to(state, minion, most_blood(state, minion))

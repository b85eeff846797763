"""Infernal minions: locked until their controller pays (RB24 7, Infernal; R3 4).

That they stay locked is told in `turn.unlock`. Reads the row `infernal`;
emits "paid infernal" (subject: the seat; number: the minion).
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.rows import found
from methuselah.engine.state import State
from methuselah.engine.windows import performs

__all__ = ["unlocking_infernal"]


def unlocking_infernal(state: State, seat: int) -> list[Option]:
    """1 pool at any time of this phase, whatever else keeps it locked (R3 4)."""
    if state.seats[seat].pool < 1 or not state.hooks.get("infernal"):
        return []
    return [
        Option("unlock infernal", target=minion, number=1)
        for minion in state.seats[seat].minions
        if state.cards[minion].locked and found(state, "infernal", minion)
    ]


@performs("unlock infernal")
def unlock_infernal(state: State, window: str, seat: int, option: Option) -> None:
    """Burn 1 pool to unlock an infernal minion."""
    atoms.burn_pool(state, seat, 1, option.target)
    atoms.unlock(state, option.target)
    atoms.emit(state, "paid infernal", seat, option.target)

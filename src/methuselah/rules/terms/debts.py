"""Debts of pool: repaid to the blood bank, 1 in each discard phase of her who owes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Effect
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State

__all__ = ["OWN_DISCARD_PHASE", "RepayDebt", "owe"]

OWN_DISCARD_PHASE: Final = "your discard phase"
"""What waits on the game for the next discard phase of its Methuselah."""


@dataclass(frozen=True)
class RepayDebt(Effect):
    """1 pool toward a debt of so much; the rest waits for her next discard phase."""

    debt: int

    def run(self, state: State, me: Scope) -> None:
        """Pay, whatever has become of the card for which it is owed."""
        atoms.burn_pool(state, me.you, 1, me.card)
        owe(state, me.you, self.debt - 1, me.card)


def owe(state: State, seat: int, debt: int, card: int) -> None:
    """A Methuselah owes so much pool for a card, from her next discard phase on."""
    game = state.span("game")
    if game is not None and debt > 0:
        effect = Block((RepayDebt(debt),))
        add_row(game, "at " + OWN_DISCARD_PHASE, source=card, seat=seat, effect=effect)

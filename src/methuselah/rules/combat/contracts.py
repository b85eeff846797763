"""Contracts and combat: whether one of the fighters was chosen for a contract on the other."""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.rows import latch
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, keywords_of

__all__ = ["CONTRACT", "remember_contracts"]

CONTRACT: Final = "fights for a contract"
"""Latched on a combat with the vampire that was chosen for a contract on its opponent."""
ASKING: Final = "a minion with a contract"
"""What the texts say that ask for it."""


def remember_contracts(state: State, acting: int, opposing: int) -> None:
    """As combat begins: contracts may be gone when somebody asks for them."""
    if not is_asked_for(state, ASKING):
        return
    for hunter, victim in ((acting, opposing), (opposing, acting)):
        for card in cards_on(state, victim):
            notes = state.cards[card].notes
            if "contract" in keywords_of(state, card) and any(hunter == kept for _, kept in notes):
                latch(state, "combat", CONTRACT, hunter)

"""Contracts and combat: whether one of the fighters was chosen for a contract on the other."""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.rows import latch, statics_of
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, keywords_of

__all__ = ["CONTRACT", "is_chosen_for", "remember_contracts"]

CONTRACT: Final = "fights for a contract"
"""Latched on a combat with the vampire that was chosen for a contract on its opponent."""
ASKING: Final = "a minion with a contract"
"""What the texts say that ask for it."""


def is_chosen_for(state: State, contract: int, hunter: int) -> bool:
    """Whether this minion was chosen for a contract in play, or is considered chosen for it."""
    if "contract" not in keywords_of(state, contract):
        return False
    if any(hunter == kept for _, kept in state.cards[contract].notes):
        return True
    return any(card == contract for card, _ in statics_of(state, "considered chosen", hunter))


def remember_contracts(state: State, acting: int, opposing: int) -> None:
    """As combat begins: contracts may be gone when somebody asks for them."""
    if not is_asked_for(state, ASKING):
        return
    for hunter, victim in ((acting, opposing), (opposing, acting)):
        for card in cards_on(state, victim):
            if is_chosen_for(state, card, hunter):
                latch(state, "combat", CONTRACT, hunter)

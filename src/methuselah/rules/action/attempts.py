"""What an attempt to block costs a minion, and what it burns (R0, Detailed course of an action).

Reads the rows `block cost`, `block cost or life` and `block burns` (subject: the minion that would
block) and `attempts burn` (subject: the acting minion).
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.rows import total
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire
from methuselah.rules.action.action import Action

__all__ = ["affords_attempt", "pay_for_attempt"]


def affords_attempt(state: State, minion: int) -> bool:
    """Whether a minion has what an attempt costs it: blood, a card of its library to burn."""
    blood = total(state, "block cost", minion)
    if blood and not is_vampire(state, minion):
        return False
    if state.cards[minion].blood < blood + total(state, "block cost or life", minion):
        return False
    cards = total(state, "block burns", minion)
    return len(state.seats[state.controller(minion)].library) >= cards


def pay_for_attempt(state: State, minion: int) -> None:
    """Burn the blood (or life) and the top cards of the library that an attempt costs.

    What attempts to block this acting minion burn is no cost: a vampire burns what it has.
    """
    blood = total(state, "block cost", minion) + total(state, "block cost or life", minion)
    atoms.burn_blood(state, minion, blood)
    action = state.frame(Action)
    if action is not None and is_vampire(state, minion):
        burned = total(state, "attempts burn", action.acting)
        atoms.burn_blood(state, minion, min(burned, state.cards[minion].blood))
    for _ in range(total(state, "block burns", minion)):
        atoms.burn(state, state.seats[state.controller(minion)].library[-1])

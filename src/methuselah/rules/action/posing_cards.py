"""Cards in play that attempt to block as if they were minions (Unleash Hell's Fury).

During its attempt, and no longer, such a card is the minion of its form, empty and ready; in all
other moments it is the card that it is ([ANK 20230317], [LSJ 20100210]).
"""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.forms import Form
from methuselah.engine.state import READY, State
from methuselah.rules.action.action import Action
from methuselah.rules.action.blocks import attempt, can_block

__all__ = ["attempt_as", "may_attempt_as"]


def may_attempt_as(state: State, card: int, form: Form) -> bool:
    """Whether a card could attempt to block now, were it this minion; nobody else is attempting."""
    action = state.frame(Action)
    if action is None or action.attempt.blocker != NOTHING:
        return False
    other = state.clone()
    _stand_up(other, card, form)
    theirs = other.frame(Action)
    return theirs is not None and can_block(other, theirs, card, forced=True)


def attempt_as(state: State, card: int, form: Form) -> None:
    """It attempts to block as this minion."""
    action = state.frame(Action)
    if action is not None:
        _stand_up(state, card, form)
        action.attempt = replace(action.attempt, posing=card)
        attempt(state, card)


def _stand_up(state: State, card: int, form: Form) -> None:
    atoms.become(state, card, form)
    atoms.move_to_region(state, card, READY)

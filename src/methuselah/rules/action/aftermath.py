"""What ends with an action: loans, illusions, cards laid aside, pool put off (traps A13)."""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.ending.ousting import pay_late_pool
from methuselah.rules.playing.stored import ASIDE, take_up_again
from methuselah.rules.terms.loans import NEXT_ACTION, age_loans, end_loans
from methuselah.rules.terms.since_turns import remember_failed_bleed

__all__ = ["FIRST", "ILLUSION", "NEXT_ACTION", "action_over"]


UNSUCCESSFUL: Final = ("blocked", "failed", "ended")
"""How an action ends that was attempted without success; a cancelled card attempts none."""
FIRST: Final = 1
LAST: Final = 2
ILLUSION: Final = "illusion"
"""The note on a vampire that is in play for a combat only."""


def action_over(state: State, action: Action) -> None:
    """Tell the cards in play that an action is over; loans until then end."""
    pay_late_pool(state, action)
    if action.kind == "bleed" and action.outcome.verdict in UNSUCCESSFUL:
        remember_failed_bleed(state, action.seat)
    atoms.emit(state, "action over", action.seat)
    end_loans(state, NEXT_ACTION, LAST)
    age_loans(state, NEXT_ACTION, FIRST, LAST)
    for card in sorted(_noted(state, ILLUSION, 1)):
        atoms.remove_from_game(state, card)
    for card in sorted(_noted(state, ASIDE, 1)):
        take_up_again(state, card)


def _noted(state: State, name: str, value: int) -> list[int]:
    """The cards that remember this under a name: most remember nothing at all."""
    return [c for c, record in state.cards.items() if record.notes and record.note(name) == value]

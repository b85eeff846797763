"""Moments that rulings have closed since: what may be played in them still (R3, card rulings).

Reads the row `burns instead` of the action.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import Option
from methuselah.engine.state import State
from methuselah.engine.windows import offers
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import mode_of
from methuselah.rules.playing.offering import usable

__all__ = ["CHANGES_BLEED"]

CHANGES_BLEED: Final = "changes the bleed"
"""What is said of a way with an effect that changes the amount of the bleed in progress."""


def _after_a_boon(state: State, window: str) -> int:
    """Everybody, where the edition leaves such bleeds open."""
    return -1 if state.setting.edition.boons_leave_bleeds_open else 0


@offers("would_succeed", to=_after_a_boon)
def after_a_boon(state: State, window: str, seat: int) -> list[Option]:
    """After Major Boon: modifiers and reactions that change the amount of the bleed, no others."""
    action = state.frame(Action)
    if not state.setting.edition.boons_leave_bleeds_open or action is None:
        return []
    if not any(row.kind == "burns instead" for row in action.rows):
        return []
    return [
        option
        for option in usable(state, "action", seat)
        if option.verb == "play"
        and (mode := mode_of(state, option)) is not None
        and CHANGES_BLEED in mode.traits
    ]

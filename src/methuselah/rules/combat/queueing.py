"""Combats that wait for another one, and combats that are called off (traps K0, K9, K10).

Reads the rows `at after resolution` of the action with the word PENDING: a combat that is to follow
the resolution of the action.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.programs import Program
from methuselah.engine.state import Row, State
from methuselah.rules.action.blocked import Blocked
from methuselah.rules.combat.combat import Combat

__all__ = ["PENDING", "call_off", "may_queue", "queue_combat"]

PENDING: Final = "combat"
"""The word of a row that waits for the end of the action with a combat."""


def may_queue(state: State) -> bool:
    """Whether no combat waits already: after this one ([RTR 20020501]), or after the action.

    A combat that is to follow the resolution of the action is pending until it begins
    ([LSJ 20021121]).
    """
    combat = state.frame(Combat)
    action = state.span("action")
    pending = action is not None and any(
        row.kind == "at after resolution" and row.word == PENDING for row in action.rows
    )
    return combat is not None and not combat.queued and not pending


def queue_combat(
    state: State, acting: int, opposing: int, rows: tuple[Row, ...] = (), *, lapses: bool = False
) -> bool:
    """One combat follows this one; only the first effect that says so counts.

    lapses: not if this one goes on after all ([RTR 20020501]).
    """
    combat = state.frame(Combat)
    if combat is None or not may_queue(state):
        return False
    combat.queued = (acting, opposing)
    combat.queued_rows = rows
    combat.lapses = lapses
    return True


def call_off(state: State) -> None:
    """The combat that is about to begin does not, and what it was part of goes no further.

    Before a block has resolved that is the combat of the block: the action is blocked and the
    blocker locks all the same.
    """
    combat, block = state.frame(Combat), state.frame(Blocked)
    if combat is None and block is not None:
        block.peaceful = True
    if combat is None or combat.at != "begin":
        return
    combat.ended = True
    for frame in reversed(state.stack[: state.stack.index(combat)]):
        if frame.span == "action":
            return
        if isinstance(frame, Program):
            frame.place = len(frame.block.effects)

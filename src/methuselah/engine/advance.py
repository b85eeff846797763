"""Running a game to its next decision (design, law 1).

Between two steps of the rules, and never inside one, Methuselahs without pool are ousted and
triggered abilities begin: that is `settle`, which `rules` supplies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.decisions import Decision, Result
from methuselah.engine.state import Frame, State
from methuselah.wording.wrong import Wrong

__all__ = ["ELDEST", "LEAVING", "WATCHED", "advance", "advance_while", "answer", "settles"]

Settle = Callable[[State], None]

_settle: list[Settle] = []


def settles(settle: Settle) -> Settle:
    """Register the procedure that follows each step: oustings, then triggered abilities."""
    _settle[:] = [settle]
    return settle


WATCHED: Final = "burns when"
"""The hook of cards in play that are burned as soon as something is true of the table."""
LEAVING: Final = "leaves the game when"
"""The hook of cards in play that are removed from the game as soon as something is true of it; they
stand under the other one, too, so that one look says whether anything is waited for.
"""
ELDEST: Final = "title of the eldest"
"""The hook of title cards in play that pass to the eldest of a clan; they, too, stand under it."""
MOST_STEPS: Final = 1_000_000
"""No procedure of the rules takes so many steps without asking anybody: it runs in a circle."""


def _is_settled(state: State, top: Frame) -> bool:
    """Settle what the last step has left; whether it changed nothing."""
    state.unsettled = False
    _settle[0](state)
    return state.stack[-1] is top and not state.unsettled and state.result is None


def advance(state: State) -> Decision | Result:
    """Run to the next decision or to the end of the game.

    Raises RuntimeError, with the frame, where the rules run on without asking anybody.
    """
    left = MOST_STEPS
    while state.pending is None:
        if state.result is not None:
            return state.result
        top = state.stack[-1]
        left -= 1
        if left < 0:
            raise RuntimeError(f"nobody is asked: {type(top).__name__} at {top.at!r} in a circle")
        # Whatever goes on for one step of the rules is settled when it is over.
        waits = (state.unsettled or state.hooks.get(WATCHED)) and not top.atomic
        if not waits or _is_settled(state, top):
            top.step(state)
    return state.pending


def advance_while(state: State, goes_on: Callable[[State], bool]) -> Decision | Result | None:
    """Like `advance`, but halt with None between two settled steps where `goes_on` is false."""
    while state.pending is None:
        if state.result is not None:
            return state.result
        top = state.stack[-1]
        waits = (state.unsettled or state.hooks.get(WATCHED)) and not top.atomic
        if not waits or _is_settled(state, top):
            if not goes_on(state):
                return None
            top.step(state)
    return state.pending


def answer(state: State, index: int) -> None:
    """Take the answer to the pending decision: the index of one of its options.

    Raises ValueError, with the place and the remedy, for anything else; nothing is changed.
    """
    decision = state.pending
    if decision is None:
        raise Wrong("nothing-asked")
    if not 0 <= index < len(decision.options):
        raise Wrong(
            "answer",
            index=index,
            kind=decision.kind,
            window=decision.window,
            last=len(decision.options) - 1,
        )
    state.pending = None
    state.answers += 1
    state.stack[-1].answered(state, index)

"""Something that a card promised a minion for later in the action or combat: it may use it then.

"Before range is determined, this vampire can gain +1 strength", "during this action, this Gangrel
can burn 1 blood to get +1 intercept". A promise is a row "may WINDOW" on a duration: effect is what
happens, when is its condition; value 1: once, 0: as often as it can.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Condition
from methuselah.engine.programs import run
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.engine.windows import offers, performs
from methuselah.rules.combat.grants import use_up
from methuselah.rules.playing.help_with_costs import HELP_PROMISED

__all__ = ["PROMISED", "promised"]

ONCE: Final = 1
DURING_PHASE: Final = ("minion", "announced", "action", "declined", "after_resolution")
"""Where a promise for "anytime" may be used, besides the windows of other promises."""
DURING_ACTION: Final = ("action", "attempt", "declined")
"""Where a promise for "during action" may be used: before the resolution of the action."""
DURING_REFERENDUM: Final = ("before_votes", "polling")
PROMISED: Final = (
    "attempt",
    "before_range",
    "range",
    "prevent",
    "press",
    "paying",
    *DURING_REFERENDUM,
    *DURING_PHASE,
)
"""The windows in which a promise may be used; one for "anytime" not in OWN."""
OWN: Final = {"paying": HELP_PROMISED, "press": "may press"}
"""The windows in which only what is promised for them may be used, and the rows of that."""


def _with_rows(state: State, window: str) -> int:
    """Nobody, unless a duration in progress carries anything."""
    for frame in state.stack:
        if frame.rows:
            return -1
    return 0


@offers(*PROMISED, to=_with_rows)
def promised(state: State, window: str, seat: int) -> list[Option]:
    """What the minions of a seat may use in this window because a card said so before."""
    rows = [row for frame in state.stack if frame.rows for row in frame.rows]
    if not rows:
        return []
    kinds = _kinds(window)
    options = [
        Option("use promise", card=row.source, minion=row.subject, word=window)
        for row in rows
        if row.kind in kinds and _may_use(state, row, seat)
    ]
    return list(dict.fromkeys(options))


def _kinds(window: str) -> tuple[str, ...]:
    if window in OWN:
        return (OWN[window],)
    group = ("may during action",) if window in DURING_ACTION else ()
    return ("may " + window, "may anytime", *group)


def _may_use(state: State, row: Row, seat: int) -> bool:
    if row.subject not in state.cards or state.controller(row.subject) != seat:
        return False
    scope = _scope(seat, row)
    if isinstance(row.when, Condition) and not row.when.holds(state, scope):
        return False
    assert isinstance(row.effect, Block)
    return row.effect.possible(state, scope)


def _scope(seat: int, row: Row) -> Scope:
    """Its minion is both "this minion" and what was chosen as the promise was made."""
    return Scope(seat, row.source, row.subject, env={"target": (row.subject,)})


@performs("use promise")
def use_promise(state: State, window: str, seat: int, option: Option) -> None:
    """Have the effect."""
    for frame in reversed(state.stack):
        for row in frame.rows:
            same = (row.source, row.subject) == (option.card, option.minion)
            if row.kind in _kinds(window) and same:
                if row.value == ONCE:
                    use_up(state, row.kind, row.subject, row.source)
                assert isinstance(row.effect, Block)
                run(state, row.effect, _scope(seat, row))
                return
    raise AssertionError(f"nothing was promised to {option.minion} by {option.card}")

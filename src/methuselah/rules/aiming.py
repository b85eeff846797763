"""At whom actions can be directed, beyond what a card says (R0, 1. Announce the Action).

Reads the rows `no action at it without` (word: a Discipline that the acting minion needs) and
`no action at it requiring` (word: a Discipline that the action must not require), both about the
card at which the action would be directed. An action at what its own Methuselah controls is not
directed, so that nothing here bars it.
"""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import words
from methuselah.engine.state import State
from methuselah.engine.traits import has_disciplines

__all__ = ["may_be_aimed_at"]


def may_be_aimed_at(state: State, minion: int, target: int, required: tuple[str, ...] = ()) -> bool:
    """Whether a minion may direct an action that requires these Disciplines at a card."""
    if minion == NOTHING or target not in state.cards:
        return True
    if state.controller(minion) == state.controller(target):
        return True
    needed = words(state, "no action at it without", target)
    if any(not has_disciplines(state, minion, (word,)) for word in needed):
        return False
    return not any(word in required for word in words(state, "no action at it requiring", target))

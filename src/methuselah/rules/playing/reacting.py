"""Who may react: unlocked, awake, or with some cards only as if unlocked (R3, wake).

Reads the rows `awake`, `cannot react` and `reacts as if unlocked` (subject: the minion; word: the
Discipline that the reaction cards require).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.definitions import Mode
from methuselah.engine.rows import found, words
from methuselah.engine.state import State

__all__ = ["REACTING", "is_awake", "is_held_back", "may_react"]

REACTING: Final = ("reacting", "locked", "even locked")
AS_IF: Final = "reacts as if unlocked"


def is_awake(state: State, minion: int) -> bool:
    """Whether a minion may react and block as if it were unlocked (R3, wake)."""
    return not state.cards[minion].locked or found(state, "awake", minion)


def may_react(state: State, minion: int, by: str) -> bool:
    """Reaction cards need an unlocked or awake minion; wakes and their like a locked one."""
    if found(state, "cannot react", minion):
        return False
    if by == "even locked":
        return True
    if by == "locked":
        return state.cards[minion].locked
    return is_awake(state, minion) or found(state, AS_IF, minion)


def is_held_back(state: State, minion: int, mode: Mode) -> bool:
    """Whether a locked minion that may play some reaction cards only may not use this."""
    if is_awake(state, minion):
        return False
    codes = [code.lower() for code in mode.disciplines] if mode.play == "reaction" else []
    return not any(word in codes for word in words(state, AS_IF, minion))

"""Actions that put a vampire in play, and who cannot take them (RB24 7, Sterile; R3 11).

Reads the row `sterile` (subject: the minion).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.rows import found
from methuselah.engine.state import State

__all__ = ["NEW_VAMPIRE", "is_too_sterile"]

NEW_VAMPIRE: Final = "puts a vampire in play"
"""What is said of a way with an effect that brings a vampire into play, from wherever it is."""


def is_too_sterile(state: State, minion: int, mode: Mode) -> bool:
    """Whether a sterile minion would put a vampire in play by an action."""
    if NEW_VAMPIRE not in mode.traits or minion == NOTHING:
        return False
    return found(state, "sterile", minion)

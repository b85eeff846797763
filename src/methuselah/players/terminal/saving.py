"""Saving a game to a file, in words that a person can act on."""

from __future__ import annotations

from pathlib import Path

from methuselah.table.naming import say
from methuselah.table.seats import Table
from methuselah.wording.wrong import of_the_system

__all__ = ["save_game"]


def save_game(table: Table, path: Path, language: str = "en") -> str:
    """Write the game to a file; what became of it, in one sentence."""
    try:
        path.write_bytes(table.game.export())
    except OSError as error:
        reason = of_the_system(error).said(language)
        return say(language, "terminal-not-saved", {"file": str(path), "reason": reason})
    return say(language, "terminal-saved", {"file": str(path)})

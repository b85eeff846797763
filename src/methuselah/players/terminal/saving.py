"""Saving a game to a file, in words that a person can act on."""

from __future__ import annotations

from pathlib import Path

from methuselah.table.seats import Table

__all__ = ["save_game"]


def save_game(table: Table, path: Path) -> str:
    """Write the game to a file; what became of it, in one sentence."""
    try:
        path.write_bytes(table.game.export())
    except OSError as error:
        return f"{path}: the game was not saved: {error.strerror}. Choose another file."
    return f"The game is saved in {path}."

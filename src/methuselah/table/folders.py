"""Where what a user keeps is kept: games of the server, ratings of the arena."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["data_folder"]


def data_folder() -> Path:
    """Where what this user keeps is kept: METHUSELAH_DATA, or as the system has it."""
    named = os.environ.get("METHUSELAH_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Methuselah"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Methuselah"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "methuselah"

"""What happens when a kind of action is successful: one function for each kind.

Chapters register here, so that the course of an action need not know them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.state import State
from methuselah.rules.action.action import Action

__all__ = ["RESOLUTIONS", "Resolution", "resolves"]

Resolution = Callable[[State, Action], None]

RESOLUTIONS: Final[dict[str, Resolution]] = {}
"""For each kind of action ("bleed", "hunt", "political", ...) what its success does."""


def resolves(kind: str) -> Callable[[Resolution], Resolution]:
    """Register the resolution of a kind of action."""

    def register(resolution: Resolution) -> Resolution:
        assert kind not in RESOLUTIONS, kind
        RESOLUTIONS[kind] = resolution
        return resolution

    return register

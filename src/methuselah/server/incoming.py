"""How fast a page is listened to: faster than anybody answers, slower than a flood."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

__all__ = ["Incoming"]

AT_ONCE: Final = 100
"""Messages of a page that are read without a pause."""
A_SECOND: Final = 30
"""Messages of it in a second after that."""


class Incoming:
    """Whoever sends more than that waits, unread; nothing is lost, and nobody else waits."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Nothing has come. now: seconds."""
        self._now = now
        self._left = float(AT_ONCE)
        self._since = now()

    def pause(self) -> float:
        """A message has come: the seconds before the next one is read."""
        now = self._now()
        self._left = min(AT_ONCE, self._left + (now - self._since) * A_SECOND) - 1
        self._since = now
        return max(0.0, -self._left / A_SECOND)

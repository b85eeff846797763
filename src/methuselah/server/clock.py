"""A time limit by the clock: it runs while somebody is at the table, and stands while nobody is.

When it is up, time is called, as the tournament rules have it (TR 3.1.1), once: whoever takes an
answer back afterwards plays on without it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

__all__ = ["LONGEST", "NO_LIMIT", "Clock"]

NO_LIMIT: Final = -1
LONGEST: Final = 24 * 60
"""Minutes of the longest limit."""
MINUTE: Final = 60


class Clock:
    """How much of the time of a game is over. minutes: the limit, 0 for none; spent: seconds."""

    def __init__(self, minutes: int = 0, spent: int = 0) -> None:
        """It stands until somebody comes."""
        self.now: Callable[[], float] = time.monotonic
        self.limit = minutes * MINUTE
        self._before = float(spent)
        self._since: float | None = None
        self._called = spent >= self.limit

    def run(self, runs: bool) -> None:
        """Go on, or stand."""
        self._before, self._since = self._seconds(), self.now() if runs else None

    def _seconds(self) -> float:
        return self._before + (0.0 if self._since is None else self.now() - self._since)

    @property
    def minutes(self) -> int:
        """The limit, 0 for none."""
        return self.limit // MINUTE

    @property
    def spent(self) -> int:
        """Whole seconds that are over."""
        return int(self._seconds())

    @property
    def left(self) -> int:
        """Seconds that are left, rounded up; NO_LIMIT where there is none."""
        return max(0, math.ceil(self.limit - self._seconds())) if self.limit else NO_LIMIT

    def is_up(self) -> bool:
        """Whether time is to be called now: true once."""
        if self._called or self._seconds() < self.limit:
            return False
        self._called = True
        return True

"""Who is at a table, who has been away for how long, and for whom a program plays meanwhile.

People lose their network, and strangers lose interest: whoever has been away for two minutes does
not hold up the others. Any of them may let a program play for her until she comes back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

from methuselah.server.messages import PresentNow
from methuselah.wording.wrong import Wrong

__all__ = ["AWAY", "Presence"]

AWAY: Final = 120.0
"""Seconds after which a program may play for somebody who is away."""


class Presence:
    """The people of a table. away: seconds after which a program may play for one."""

    def __init__(
        self,
        people: Iterable[int],
        away: float = AWAY,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Nobody has come yet: from now on they are away."""
        self.away = away
        self._now = now
        self._since: dict[int, float] = dict.fromkeys(people, now())
        self.stood_in: set[int] = set()

    def came(self, seat: int) -> bool:
        """Somebody is here again; whether a program has played for her until now."""
        self._since.pop(seat, None)
        back = seat in self.stood_in
        self.stood_in.discard(seat)
        return back

    def left(self, seat: int) -> None:
        """Her last page is closed."""
        self._since[seat] = self._now()

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats of people who are away, in order."""
        return tuple(sorted(self._since))

    @property
    def replaceable(self) -> tuple[int, ...]:
        """Those of them for whom a program may play, and does not yet."""
        now = self._now()
        long = (seat for seat in self.absent if now - self._since[seat] >= self.away)
        return tuple(seat for seat in long if seat not in self.stood_in)

    def told(self) -> PresentNow:
        """The same as every page is told it."""
        return PresentNow(self.absent, self.replaceable, tuple(sorted(self.stood_in)))

    def stand_in(self, seat: int) -> None:
        """A program plays for her. Raises ValueError for somebody who is not away for so long."""
        if seat not in self.replaceable:
            raise Wrong("not-away-for-long", n=round(self.away))
        self.stood_in.add(seat)

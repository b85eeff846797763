"""How much a player may think: so many iterations a decision, or so many seconds a turn."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from methuselah.wording.wrong import Wrong

__all__ = ["Budget", "budget_of"]

WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?)(s?)")


@dataclass(frozen=True, slots=True)
class Budget:
    """iterations: for one decision, where the same seed decides the same; seconds: for one turn of
    the game, as much as the machine does in that time. One of them is 0.

    Seconds are of the processor, for the thread that thinks: on a busy machine a player waits
    longer and plays no worse.
    """

    iterations: int = 0
    seconds: float = 0.0


def budget_of(written: str) -> Budget:
    """A budget as it is written: "400" iterations, or "2s". Raises ValueError for another.

    >>> budget_of("400"), budget_of("0.5s").seconds
    (Budget(iterations=400, seconds=0.0), 0.5)
    """
    match = WRITTEN.fullmatch(written)
    if match is not None:
        number, unit = match.groups()
        if unit and float(number) > 0:
            return Budget(seconds=float(number))
        if number.isdigit() and int(number) > 0:
            return Budget(iterations=int(number))
    raise Wrong("no-budget", written=written)

"""What it takes to sit down: answer decisions by the index of an option.

A player is given the state because the engine asks with it; an honest one looks at it only
through `Seat` (`players/seat.py`), which shows what her seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State

__all__ = ["PLAYERS", "Player", "player_named", "seats_as"]


class Player(Protocol):
    """Somebody who sits at the table."""

    def choose(self, state: State, decision: Decision) -> int:
        """The index of the option taken."""


MakePlayer = Callable[[int, int], Player]
"""(seat, seed) to a player of that seat: the same seed plays the same way."""

PLAYERS: Final[dict[str, MakePlayer]] = {}
"""The players of this package by name."""


def seats_as(name: str) -> Callable[[MakePlayer], MakePlayer]:
    """Register a player under a name."""

    def register(make: MakePlayer) -> MakePlayer:
        PLAYERS[name] = make
        return make

    return register


def player_named(name: str, seat: int, seed: int) -> Player:
    """The player of a name. Raises ValueError, with the names that there are, for another."""
    make = PLAYERS.get(name)
    if make is None:
        raise ValueError(f'"{name}" is no player. There are: {", ".join(sorted(PLAYERS))}.')
    return make(seat, seed)

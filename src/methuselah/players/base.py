"""What it takes to sit down: answer decisions by the index of an option.

A player is given the state because the engine asks with it; an honest one looks at it only
through `Seat` (`players/seat.py`), which shows what her seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.players.budget import Budget, budget_of

__all__ = [
    "PLAYERS",
    "THINKERS",
    "Player",
    "look_at_player",
    "player_named",
    "seats_as",
    "thinks_as",
    "with_budget",
]


class Player(Protocol):
    """Somebody who sits at the table."""

    def choose(self, state: State, decision: Decision) -> int:
        """The index of the option taken."""


MakePlayer = Callable[[int, int], Player]
"""(seat, seed) to a player of that seat: the same seed plays the same way."""
MakeThinker = Callable[[int, int, Budget], Player]
"""(seat, seed, budget) to a player that thinks so much."""

PLAYERS: Final[dict[str, MakePlayer]] = {}
"""The players of this package by name."""
THINKERS: Final[dict[str, MakeThinker]] = {}
"""Those of them whose name may be followed by a budget: "search:400", "search:2s"."""


def seats_as(name: str) -> Callable[[MakePlayer], MakePlayer]:
    """Register a player under a name."""

    def register(make: MakePlayer) -> MakePlayer:
        PLAYERS[name] = make
        return make

    return register


def thinks_as(name: str, usual: Budget) -> Callable[[MakeThinker], MakeThinker]:
    """Register a player that is given a budget, the usual one where none is said."""

    def register(make: MakeThinker) -> MakeThinker:
        THINKERS[name] = make
        PLAYERS[name] = lambda seat, seed: make(seat, seed, usual)
        return make

    return register


def player_named(name: str, seat: int, seed: int) -> Player:
    """The player of a name, with a budget perhaps. Raises ValueError for another."""
    kind, budget = _read(name)
    if budget is None:
        return PLAYERS[kind](seat, seed)
    return THINKERS[kind](seat, seed, budget)


def look_at_player(name: str) -> None:
    """Raise ValueError, with the names that there are, for a name that nobody has."""
    _read(name)


def _read(name: str) -> tuple[str, Budget | None]:
    kind, colon, written = name.partition(":")
    if kind not in PLAYERS:
        raise ValueError(f'"{kind}" is no player. There are: {", ".join(sorted(PLAYERS))}.')
    if not colon:
        return kind, None
    if kind not in THINKERS:
        raise ValueError(f'"{name}": {kind} takes no budget. {_thinkers()}')
    return kind, budget_of(written)


def _thinkers() -> str:
    names = ", ".join(sorted(THINKERS))
    return f"Those who do: {names}." if names else "Nobody does."


def with_budget(names: Sequence[str], written: str) -> tuple[str, ...]:
    """The names, with this budget for those who take one and have none. Raises ValueError."""
    if not written:
        return tuple(names)
    budget_of(written)
    if not any(name.partition(":")[0] in THINKERS for name in names):
        raise ValueError(f"None of {', '.join(names)} takes a budget. {_thinkers()}")
    return tuple(f"{name}:{written}" if name in THINKERS else name for name in names)

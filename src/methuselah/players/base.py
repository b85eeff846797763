"""What it takes to sit down: answer decisions by the index of an option.

A player is given the state because the engine asks with it; an honest one looks at it only
through `Seat` (`players/seat.py`), which shows what her seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.players.budget import Budget, budget_of
from methuselah.wording.wrong import Wrong

__all__ = [
    "LEVELS",
    "PLAYERS",
    "READERS",
    "THINKERS",
    "Player",
    "comes_from_a_file",
    "look_at_player",
    "player_named",
    "player_names",
    "reads_as",
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

MakeReader = Callable[[int, int, str], Player]
"""(seat, seed, file) to the player that was saved there. The file has been looked at."""

PLAYERS: Final[dict[str, MakePlayer]] = {}
"""The players of this package by name."""
THINKERS: Final[dict[str, MakeThinker]] = {}
"""Those of them whose name may be followed by a budget: "search:400", "search:2s"."""


READERS: Final[dict[str, MakeReader]] = {}
"""Those whose name is followed by the file that they were saved in: "learned:FILE"."""


LEVELS: Final = {"easy": "random", "normal": "heuristic", "hard": "search"}
"""What a person calls them: how hard they are to play against."""


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


def reads_as(name: str) -> Callable[[MakeReader], MakeReader]:
    """Register a player that is read from a file."""

    def register(make: MakeReader) -> MakeReader:
        READERS[name] = make
        return make

    return register


def player_named(name: str, seat: int, seed: int) -> Player:
    """The player of a name, with a budget or file perhaps. Raises ValueError for another."""
    kind, _, file = name.partition(":")
    if kind in READERS:
        look_at_player(name)
        return READERS[kind](seat, seed, file)
    kind, budget = _read(name)
    if budget is None:
        return PLAYERS[kind](seat, seed)
    return THINKERS[kind](seat, seed, budget)


def player_names() -> tuple[str, ...]:
    """All names: the levels from easy to hard, then the players themselves."""
    return (*LEVELS, *sorted(PLAYERS), *(f"{name}:FILE" for name in sorted(READERS)))


def look_at_player(name: str) -> None:
    """Raise ValueError, with the names that there are, for a name that nobody has."""
    kind, _, file = name.partition(":")
    if kind not in READERS:
        _read(name)
    elif not file:
        raise Wrong("trained-first", name=name, kind=kind)
    elif not Path(file).is_file():
        raise Wrong("no-trained-file", file=file)
    elif find_spec("torch") is None:
        raise Wrong("needs-pytorch", kind=kind)


def _read(name: str) -> tuple[str, Budget | None]:
    said, colon, written = name.partition(":")
    kind = LEVELS.get(said, said)
    if kind not in PLAYERS:
        raise Wrong("no-player", name=said, known=", ".join(player_names()))
    if not colon:
        return kind, None
    if kind not in THINKERS:
        raise Wrong("no-budget-for", name=name, kind=kind, thinkers=_thinkers())
    return kind, budget_of(written)


def _thinkers() -> str:
    return ", ".join(sorted(THINKERS))


def comes_from_a_file(name: str) -> bool:
    """Whether a name says a file of this machine, which no stranger may name."""
    return name.partition(":")[0] in READERS


def with_budget(players: Sequence[str], written: str) -> tuple[str, ...]:
    """These names, with this budget for those who take one and have none. Raises ValueError."""
    if not written:
        return tuple(players)
    budget_of(written)
    plain = [LEVELS.get(name, name) for name in players]
    if not any(name.partition(":")[0] in THINKERS for name in plain):
        raise Wrong("nobody-takes-a-budget", players=", ".join(players), thinkers=_thinkers())
    return tuple(
        f"{name}:{written}" if kind in THINKERS else name
        for name, kind in zip(players, plain, strict=True)
    )

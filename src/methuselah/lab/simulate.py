"""Playing many games and counting: who wins, how fast it goes, and whether anything breaks.

Games are independent and follow from their seeds alone, so the report of a run is the same
whatever the number of workers (its times aside).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

from methuselah.engine.editions import CURRENT, edition_named
from methuselah.lab.playing import Outcome, Problem, play
from methuselah.lab.seating import RANDOM, Table, set_table
from methuselah.players import PLAYERS
from methuselah.pool import format_named

__all__ = ["CHECK_EVERY", "TURNS", "Report", "simulate"]

CHECK_EVERY: Final = 150
"""How many decisions lie, on average, between two looks at a game."""
TURNS: Final = 200
"""After so many turns (forty each at five seats) the time limit is called."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
CHUNK: Final = 4

Progress = Callable[[Outcome], None]


@dataclass(slots=True)
class Report:
    """What a run came to. Only decisions with two or more options count.

    timeouts: games that ended by the time limit; vp: victory points by the name of the
    player, by seat (the first is "1") and by deck; played: games by the same names.
    """

    games: int = 0
    decisions: int = 0
    games_per_s: float = 0.0
    decisions_per_s: float = 0.0
    turns_per_game: float = 0.0
    stuck: int = 0
    violations: int = 0
    timeouts: int = 0
    vp: dict[str, dict[str, float]] = field(default_factory=dict)
    played: dict[str, dict[str, int]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        return asdict(self)


def simulate(
    games: int,
    seed: int = 0,
    players: Sequence[str] = ("random",),
    decks: Sequence[str] = (),
    *,
    seats: int = 5,
    turns: int = TURNS,
    every: int = CHECK_EVERY,
    workers: int = 1,
    edition: str = CURRENT.name,
    form: str = "",
    progress: Progress | None = None,
) -> Report:
    """Play `games` games with the seeds from `seed` on. Without decks, random legal ones.

    every: look at each game every so many decisions, 0 for no checks. Raises ValueError for
    a name or number that cannot be, before anything is played.
    """
    tables = _tables(games, seed, players, decks or (RANDOM,), seats, turns, (edition, form))
    began = time.perf_counter()
    report = Report(vp={"by_player": {}, "by_seat": {}, "by_deck": {}})
    report.played = {name: {} for name in report.vp}
    for outcome in _played(tables, every, workers):
        _add(report, outcome)
        if progress is not None:
            progress(outcome)
    elapsed = max(time.perf_counter() - began, 1e-9)
    report.games_per_s = round(report.games / elapsed, 2)
    report.decisions_per_s = round(report.decisions / elapsed, 1)
    report.turns_per_game = round(report.turns_per_game / max(1, report.games), 1)
    report.vp = {kind: dict(sorted(points.items())) for kind, points in report.vp.items()}
    report.played = {kind: dict(sorted(games.items())) for kind, games in report.played.items()}
    return report


def _tables(
    games: int,
    seed: int,
    players: Sequence[str],
    decks: Sequence[str],
    seats: int,
    turns: int,
    by: tuple[str, str],
) -> list[Table]:
    """The tables of a run, if there is nothing wrong with what was asked."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} seats: a table has {FEWEST_SEATS} to {MOST_SEATS}.")
    edition_named(by[0])
    if by[1]:
        format_named(by[1])
    for name in players:
        if name not in PLAYERS:
            known = ", ".join(sorted(PLAYERS))
            raise ValueError(f'"{name}" is no player. There are: {known}.')
    tables = [
        Table(seed + game, seats, tuple(players), tuple(decks), turns, *by) for game in range(games)
    ]
    for table in tables[: len(decks)]:
        set_table(table)
    return tables


def _played(tables: list[Table], every: int, workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the tables."""
    if workers <= 1:
        yield from (play(table, every) for table in tables)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(play, every=every), tables, chunksize=CHUNK)


def _add(report: Report, outcome: Outcome) -> None:
    """Count one game."""
    table = outcome.table
    report.games += 1
    report.decisions += outcome.decisions
    report.turns_per_game += outcome.turns
    report.timeouts += outcome.reason == "time"
    report.stuck += any(problem.kind == "stuck" for problem in outcome.problems)
    report.violations += sum(problem.kind == "violation" for problem in outcome.problems)
    report.problems += outcome.problems
    for seat, half in enumerate(outcome.half_points):
        names = {
            "by_player": table.player(seat),
            "by_seat": str(seat + 1),
            "by_deck": table.deck(seat),
        }
        for kind, name in names.items():
            report.vp[kind][name] = report.vp[kind].get(name, 0.0) + half / 2
            report.played[kind][name] = report.played[kind].get(name, 0) + 1

"""Playing many games and counting: who wins, how fast it goes, and whether anything breaks.

Games are independent and follow from their seeds alone, so the report of a run is the same
whatever the number of workers (its times aside).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from methuselah.engine.editions import CURRENT, edition_named
from methuselah.lab.games.crews import Crew, crew_of
from methuselah.lab.games.playing import Outcome, Problem, play
from methuselah.lab.games.seating import RANDOM, Table, decks_of, set_table
from methuselah.lab.games.shards import keep
from methuselah.players import look_at_player
from methuselah.pool import Deck, format_named

__all__ = [
    "CHECK_EVERY",
    "CHUNK",
    "TURNS",
    "Report",
    "look_over",
    "play_all",
    "simulate",
    "tables_of",
]

CHECK_EVERY: Final = 150
"""How many decisions lie, on average, between two looks at a game."""
TURNS: Final = 200
"""After so many turns (forty each at five seats) the time limit is called."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
CHUNK: Final = 4
"""How many games a worker is handed at once."""

Progress = Callable[[Sequence[Outcome]], None]
"""Told of games as they are done."""


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
    cluster: str = "",
    folder: Path | None = None,
    edition: str = CURRENT.name,
    form: str = "",
    progress: Progress | None = None,
) -> Report:
    """Play `games` games with the seeds from `seed` on. Without decks, random legal ones.

    every: look at each game every so many decisions, 0 for no checks; cluster: the address of a
    Ray cluster that plays; folder: where the run is kept (`lab/games/shards.py`). Raises
    ValueError for a name or number that cannot be, before anything is played, CrewError
    and ShardError.
    """
    tables = tables_of(games, seed, players, decks or (RANDOM,), seats, turns, (edition, form))
    crew = crew_of(workers, cluster)
    began = time.perf_counter()
    fresh = [0, 0]
    report = Report(vp={"by_player": {}, "by_seat": {}, "by_deck": {}})
    report.played = {name: {} for name in report.vp}
    for outcomes, are_new in play_all(tables, crew, folder, every=every, shared=not cluster):
        for outcome in outcomes:
            _add(report, outcome)
        if are_new:
            fresh[0] += len(outcomes)
            fresh[1] += sum(outcome.decisions for outcome in outcomes)
        if progress is not None:
            progress(outcomes)
    elapsed = max(time.perf_counter() - began, 1e-9)
    report.games_per_s = round(fresh[0] / elapsed, 2)
    report.decisions_per_s = round(fresh[1] / elapsed, 1)
    report.turns_per_game = round(report.turns_per_game / max(1, report.games), 1)
    report.vp = {kind: dict(sorted(points.items())) for kind, points in report.vp.items()}
    report.played = {kind: dict(sorted(games.items())) for kind, games in report.played.items()}
    report.problems.sort(key=lambda problem: problem.seed)
    return report


def tables_of(
    games: int,
    seed: int,
    players: Sequence[str],
    decks: Sequence[str],
    seats: int,
    turns: int,
    by: tuple[str, str],
) -> list[Table]:
    """The tables of a run, if there is nothing wrong with what was asked."""
    look_over(players, seats, *by)
    tables = [
        Table(seed + game, seats, tuple(players), tuple(decks), turns, *by) for game in range(games)
    ]
    for table in tables[: len(decks)]:
        set_table(table)
    return tables


def look_over(players: Sequence[str], seats: int, edition: str, form: str = "") -> None:
    """Raise ValueError for players, seats, an edition or a format that cannot be."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} seats: a table has {FEWEST_SEATS} to {MOST_SEATS}.")
    edition_named(edition)
    if form:
        format_named(form)
    for name in players:
        look_at_player(name)


def play_all(
    tables: Sequence[Table],
    crew: Crew,
    folder: Path | None = None,
    *,
    every: int = 0,
    telling: bool = False,
    shared: bool = True,
    chunk: int = CHUNK,
) -> Iterator[tuple[list[Outcome], bool]]:
    """The outcomes of tables as they come, and whether they were played now or kept before.

    folder, shared: where the run is kept, and whether the workers write there
    (`lab/games/shards.py`); chunk: how many games a worker is handed at once.
    """
    if folder is not None:
        yield from keep(tables, folder, crew, every=every, shared=shared)
        return
    decks = decks_of(tables)
    work = partial(_play_some, every=every, telling=telling, decks=decks)
    chunks = [tuple(tables[first : first + chunk]) for first in range(0, len(tables), chunk)]
    for outcomes in crew.each(work, chunks):
        yield outcomes, True


def _play_some(
    tables: tuple[Table, ...], every: int, telling: bool, decks: Mapping[str, Deck]
) -> list[Outcome]:
    return [play(table, every, telling=telling, decks=decks) for table in tables]


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

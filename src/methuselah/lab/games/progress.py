"""How far a run is: a bar on a terminal, lines of JSON on standard error elsewhere; what broke."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from methuselah.lab.games.crews import Cluster, Crew
from methuselah.lab.games.playing import Outcome
from methuselah.lab.games.seating import Table
from methuselah.lab.games.simulate import CHUNK, play_all

__all__ = ["Following", "following", "play_and_show", "show_problems"]

BETWEEN_S: Final = 2.0
"""At least so many seconds lie between two lines of JSON."""


class Following:
    """Counts the games of a run as they are done, and shows it."""

    def __init__(self, games: int, bar: Progress) -> None:
        self.games = games
        self.done = 0
        self.with_problems = 0
        self._bar = bar
        self._task = bar.add_task("", total=games, problems="")
        self._said = time.monotonic()

    def __call__(self, outcomes: Sequence[Outcome]) -> None:
        """Hear of games that are done."""
        self.done += len(outcomes)
        self.with_problems += sum(bool(outcome.problems) for outcome in outcomes)
        words = f"{self.with_problems} with problems" * bool(self.with_problems)
        self._bar.update(self._task, completed=self.done, problems=words)
        if self._bar.disable and time.monotonic() - self._said >= BETWEEN_S:
            self.say()

    def say(self) -> None:
        """One line of JSON."""
        self._said = time.monotonic()
        line = {"games": self.games, "done": self.done, "with_problems": self.with_problems}
        sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
        sys.stderr.flush()


@contextmanager
def following(games: int) -> Iterator[Following]:
    """Show how far a run of so many games is, until the block ends."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[problems]}", style="bold red"),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        told = Following(games, bar)
        yield told
        if bar.disable:
            told.say()


def play_and_show(
    tables: Sequence[Table],
    crew: Crew,
    folder: Path | None,
    *,
    telling: bool = False,
    chunk: int = CHUNK,
) -> list[Outcome]:
    """Play tables, showing how far it is; the rest is as `simulate.play_all` takes it."""
    outcomes: list[Outcome] = []
    shared = not isinstance(crew, Cluster)
    with following(len(tables)) as progress:
        for some, _ in play_all(tables, crew, folder, telling=telling, shared=shared, chunk=chunk):
            outcomes += some
            progress(some)
    return outcomes


def show_problems(outcomes: Sequence[Outcome]) -> None:
    """The first problem of each game that had any, with the command that plays it again."""
    for outcome in outcomes:
        for problem in outcome.problems[:1]:
            typer.echo(f"{problem.check}: {problem.detail}\n{problem.command}", err=True)

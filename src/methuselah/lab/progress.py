"""How far a run is: a bar on a terminal, lines of JSON on standard error elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from methuselah.lab.playing import Outcome

__all__ = ["Following", "following"]

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

"""The command `methuselah bench`: the figures as a table or as JSON."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from methuselah.lab.benchmark.speed import LIVE_GAMES, Figures, Sizes, bench

__all__ = ["bench_command"]

PLAIN: Final = {
    "decisions_per_cpu_s": "decisions per CPU-second",
    "games_per_cpu_s": "games per CPU-second",
    "clone_us": "microseconds for a clone",
    "kb_per_game": "KB for a live game without its log",
    "rss_mb": "MB resident with the whole card pool",
    "import_s": "CPU-seconds to import",
    "start_s": "CPU-seconds to start with the whole card pool",
}
GROWTH: Final = {
    "seats": "seats",
    "cards_in_play": "cards in play",
    "live_games": "live games",
}


def bench_command(
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines beside it.")
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU-seconds of a slice.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds of slices.")] = 5,
    live: Annotated[int, typer.Option(min=1, help="At most so many live games at once.")] = 1000,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure speed, memory and growth of the engine, per CPU-second and interleaved."""
    together = tuple(number for number in LIVE_GAMES if number <= live)
    sizes = Sizes(seconds=seconds, rounds=rounds, live=together)
    with Console(stderr=True).status("") as status:
        figures = bench(sizes, peers=peers, progress=status.update)
    for line in figures.missing:
        typer.echo(line, err=True)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures), indent=1).decode())
    else:
        _show(figures)


def _show(figures: Figures) -> None:
    """The figures for people."""
    console = Console()
    console.print("Compiled." if figures.compiled else "Pure Python.")
    plain = Table("", "")
    for name, words in PLAIN.items():
        plain.add_row(words, f"{getattr(figures, name):,}")
    console.print(plain)
    growth = Table("growth", "microseconds per decision")
    for name, words in GROWTH.items():
        costs = figures.growth[name].items()
        growth.add_row(words, ", ".join(f"{number}: {cost:g}" for number, cost in costs))
    console.print(growth)
    if figures.peers:
        beside = Table("beside", "decisions per CPU-second", "Methuselah has so many times that")
        for name, rates in figures.peers.items():
            beside.add_row(name, f"{rates['decisions_per_cpu_s']:,}", f"{rates['ratio']:g}")
        console.print(beside)

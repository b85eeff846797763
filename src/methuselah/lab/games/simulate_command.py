"""The command `methuselah simulate`: many games, one table of figures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from methuselah.engine.editions import CURRENT, EDITIONS, edition_named
from methuselah.lab.games.crews import CrewError
from methuselah.lab.games.progress import following
from methuselah.lab.games.seating import spread_out
from methuselah.lab.games.shards import ShardError
from methuselah.lab.games.simulate import CHECK_EVERY, TURNS, Report, simulate
from methuselah.lab.telling import refuse, remark
from methuselah.players import player_names
from methuselah.pool import FORMATS_BY_NAME, BadDeck
from methuselah.table.decks import STARTERS, format_for

__all__ = ["simulate_command"]

SHOWN = 10


def simulate_command(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    players: Annotated[
        str,
        typer.Option(help=f"Who plays, repeated to fill the seats: {', '.join(player_names())}."),
    ] = "random",
    decks: Annotated[
        bool,
        typer.Option("--decks", help="The decks that follow: precons, files, folders of files."),
    ] = False,
    names: Annotated[list[str] | None, typer.Argument(metavar="[DECK]...")] = None,
    random_crypts: Annotated[
        bool, typer.Option(help="Random legal decks of all that is played here.")
    ] = False,
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 5,
    turns: Annotated[int, typer.Option(min=0, help="Time limit in turns, 0 for none.")] = TURNS,
    checks: Annotated[
        int, typer.Option(min=0, help="Check about every so many decisions, 0 for never.")
    ] = CHECK_EVERY,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT or auto.")
    ] = "",
    folder: Annotated[
        Path | None,
        typer.Option("--to", metavar="FOLDER", help="Keep the run as Parquet; go on with it."),
    ] = None,
    edition: Annotated[
        str, typer.Option(help=f"Whose rules: {', '.join(EDITIONS)}.")
    ] = CURRENT.name,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help=f"Which decks, if not those of the edition: {', '.join(FORMATS_BY_NAME)}.",
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games, checking the engine on the way, and count victory points.

    Exits with 1 if anything was stuck or violated.
    """
    if random_crypts and names:
        raise refuse(
            "--random-crypts deals the decks itself: leave out --decks or --random-crypts."
        )
    if decks and not names:
        raise refuse("--decks needs the names of precons or deck files after it.")
    try:
        legal = format_for(edition_named(edition), seats, form)
        chosen = () if random_crypts else spread_out(names or STARTERS, legal, remark)
    except (BadDeck, ValueError) as error:
        raise refuse(str(error)) from None
    try:
        with following(games) as progress:
            report = simulate(
                games,
                seed,
                tuple(players.split(",")),
                chosen,
                seats=seats,
                turns=turns,
                every=checks,
                workers=workers,
                cluster=cluster,
                folder=folder,
                edition=edition,
                form=form,
                progress=progress,
            )
    except (ValueError, CrewError, ShardError) as error:
        raise refuse(str(error)) from None
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report.data()), indent=2).decode())
    else:
        _show(report)
    raise typer.Exit(1 if report.stuck or report.violations else 0)


def _show(report: Report) -> None:
    """The report for people."""
    console = Console()
    console.print(
        f"{report.games} games, {report.decisions} decisions, {report.turns_per_game} turns each; "
        f"{report.games_per_s} games/s, {report.decisions_per_s} decisions/s; "
        f"{report.stuck} stuck, {report.violations} violations, {report.timeouts} by time limit"
    )
    table = Table("victory points", "of", "total", "a game", "share")
    total = sum(report.vp["by_seat"].values()) or 1.0
    for kind, points in report.vp.items():
        for name, value in points.items():
            games = report.played[kind][name]
            row = (f"{value:g}", f"{value / games:.2f}", f"{value / total:.1%}")
            table.add_row(kind.removeprefix("by_"), name, *row)
    console.print(table)
    for problem in report.problems[:SHOWN]:
        console.print(f"{problem.check} ({problem.kind}), decision {problem.decision}:")
        console.print(problem.detail, problem.command, sep="\n", markup=False, soft_wrap=True)
    if len(report.problems) > SHOWN:
        console.print(f"… and {len(report.problems) - SHOWN} more (--json lists all)")

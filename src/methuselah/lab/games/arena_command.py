"""The command `methuselah arena`: matches between players, and their ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from methuselah.engine.editions import CURRENT, edition_named
from methuselah.lab.games.arena import Match, arena_tables, match_of
from methuselah.lab.games.crews import CrewError, crew_of
from methuselah.lab.games.progress import play_and_show, show_problems
from methuselah.lab.games.ratings import load_ratings, save_ratings, usual_file
from methuselah.lab.games.seating import spread_out
from methuselah.lab.games.shards import ShardError
from methuselah.lab.games.simulate import TURNS
from methuselah.lab.telling import print_json, refuse, remark
from methuselah.players import with_budget
from methuselah.table.decks import STARTERS, format_for

__all__ = ["arena_command", "show_match"]


def arena_command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[DECK]...", help="Instead of the starters.")
    ] = None,
    players: Annotated[
        str, typer.Option(help="Who plays, a seat each: heuristic,random,random …")
    ] = "heuristic,random,random,random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    budget: Annotated[
        str,
        typer.Option(help="How much players may think: 400 iterations a decision, or 2s a turn."),
    ] = "",
    turns: Annotated[int, typer.Option(min=0, help="Time limit in turns, 0 for none.")] = TURNS,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = "",
    folder: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Keep the games as Parquet.")
    ] = None,
    ratings: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where ratings are kept; in your data folder if unsaid."),
    ] = None,
    edition: Annotated[str, typer.Option(help="Whose rules.")] = CURRENT.name,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let players meet: seats and decks turn, victory points with 95 % intervals, ratings kept.

    Exits with 1 if a game broke off.
    """
    path = usual_file() if ratings is None else ratings
    try:
        kept = load_ratings(path)
        named = with_budget([name.strip() for name in players.split(",")], budget)
        legal = format_for(edition_named(edition), len(named))
        chosen = spread_out(names or STARTERS, legal, remark)
        tables = arena_tables(named, chosen, games, seed=seed, turns=turns, edition=edition)
        outcomes = play_and_show(tables, crew_of(workers, cluster), folder, chunk=1)
        match = match_of(outcomes, kept)
        if as_json:
            print_json(match)
        else:
            show_match(match)
            typer.echo(f"Ratings are kept in {path}.")
        save_ratings(kept, path)
    except (ValueError, CrewError, ShardError) as error:
        raise refuse(str(error)) from None
    show_problems(outcomes)
    raise typer.Exit(1 if match.broken else 0)


def show_match(match: Match) -> None:
    """How the players fared, the best first."""
    console = Console()
    table = Table("player", "seats", "VP of a seat", "fair", "game wins", "rating", "rated games")
    for one in match.players:
        rating = f"{one.rating.strength:.1f} ± {2 * one.rating.unsure:.1f}"
        figures = (str(one.vp), f"{one.fair:.2f}", one.game_wins.percent, rating)
        table.add_row(one.player, str(one.seats), *figures, str(one.rating.games))
    console.print(table)
    cut = f", {match.by_time} ended by the time limit" * bool(match.by_time)
    console.print(f"{match.games} games, {match.turns.value:.0f} turns each{cut}.", markup=False)

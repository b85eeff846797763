"""The command `methuselah lab plays`: what the players do with the cards in their hands."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from methuselah.engine.editions import CURRENT, edition_named
from methuselah.lab.games.crews import CrewError, crew_of
from methuselah.lab.games.plays import CardPlays, by_type, card_plays
from methuselah.lab.games.progress import play_and_show, show_problems
from methuselah.lab.games.seating import RANDOM, spread_out
from methuselah.lab.games.shards import ShardError
from methuselah.lab.games.simulate import TURNS, tables_of
from methuselah.lab.telling import print_json, refuse, remark
from methuselah.pool import BadDeck, NotACard, pool
from methuselah.table.decks import format_for

__all__ = ["plays_command"]


def plays_command(
    decks: Annotated[
        list[str] | None,
        typer.Argument(help="Decks and folders of decks; without any, random legal decks."),
    ] = None,
    cards: Annotated[
        list[str] | None, typer.Option("--card", help="Say it of this card alone; repeat it.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    players: Annotated[str, typer.Option(help="Who plays, repeated to fill the seats.")] = (
        "heuristic"
    ),
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 5,
    turns: Annotated[int, typer.Option(min=0, help="Time limit in turns, 0 for none.")] = TURNS,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    folder: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Keep the games as Parquet.")
    ] = None,
    edition: Annotated[str, typer.Option(help="Whose rules.")] = CURRENT.name,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: every card.")] = False,
) -> None:
    """Say which cards of the hands were played, by type, and which never were.

    Exits with 1 if a game broke off.
    """
    try:
        legal = format_for(edition_named(edition), seats)
        chosen = spread_out(decks, legal, remark) if decks else (RANDOM,)
        wanted = {pool()[name].name for name in cards or ()}
        who = [name.strip() for name in players.split(",")]
        tables = tables_of(games, seed, who, chosen, seats, turns, (edition, ""))
        outcomes = play_and_show(tables, crew_of(workers), folder, telling=True)
    except NotACard as error:
        raise refuse(f'"{error.name}" is not a card. {error.remedy}') from None
    except (BadDeck, ValueError, CrewError, ShardError) as error:
        raise refuse(str(error)) from None
    found = card_plays((one for outcome in outcomes for one in outcome.results), wanted)
    found = [card for card in found if not wanted or card.name in wanted]
    if as_json:
        print_json([asdict(card) for card in found])
    else:
        _show(found, wanted)
    show_problems(outcomes)
    raise typer.Exit(1 if any(outcome.problems for outcome in outcomes) else 0)


def _show(found: list[CardPlays], wanted: set[str]) -> None:
    console = Console()
    table = Table("type", "cards", "in hands", "plays", "for each copy", "never played")
    types = by_type(found)
    for kind in types:
        figures = (kind.cards, kind.held, kind.played, f"{kind.share:.0%}", len(kind.never))
        table.add_row(kind.type, *map(str, figures))
    console.print(table)
    if wanted:
        for card in found:
            console.print(f"{card.name}: {card.held} in hands, played {card.played} times.")
        return
    for kind in types:
        if kind.never:
            console.print(f"{kind.type}, never played: {', '.join(kind.never)}.", markup=False)

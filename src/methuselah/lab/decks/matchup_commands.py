"""The laboratory: `methuselah lab matchup`, `methuselah lab deck`, `methuselah lab train`."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from methuselah.engine.editions import CURRENT, edition_named
from methuselah.lab.auditing.mutate_command import mutate_command
from methuselah.lab.decks.charts import draw, short
from methuselah.lab.decks.matchup import Fortune, fortunes, matchup_tables
from methuselah.lab.decks.odds import DeckOdds, odds_of
from methuselah.lab.decks.report_page import page
from methuselah.lab.games.crews import CrewError, crew_of
from methuselah.lab.games.plays_command import plays_command
from methuselah.lab.games.progress import play_and_show, show_problems
from methuselah.lab.games.seating import spread_out
from methuselah.lab.games.shards import ShardError
from methuselah.lab.games.simulate import TURNS, look_over
from methuselah.lab.learning.train_command import train_command
from methuselah.lab.telling import print_json, refuse, remark
from methuselah.pool import BadDeck, load_deck
from methuselah.table.decks import STARTERS, format_for

__all__ = ["lab_app"]

lab_app = typer.Typer(
    help="The laboratory: matchups, deck lists, training, mutants.", no_args_is_help=True
)
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]
Edition = Annotated[str, typer.Option(help="Whose rules: current, comprehensive or 1996.")]
CARDS_SHOWN: Final = 12


@lab_app.command("matchup")
def matchup_command(
    decks: Annotated[list[str], typer.Argument(help="The decks that are looked at.")],
    field: Annotated[
        list[str] | None,
        typer.Option("--field", help="A deck or a folder of decks to play against; repeat it."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each deck.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    players: Annotated[str, typer.Option(help="Who plays all seats.")] = "heuristic",
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 5,
    turns: Annotated[int, typer.Option(min=0, help="Time limit in turns, 0 for none.")] = TURNS,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = "",
    folder: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Keep the games as Parquet.")
    ] = None,
    png: Annotated[Path | None, typer.Option(help="Draw the picture there.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots there.")] = None,
    edition: Edition = CURRENT.name,
    as_json: AsJson = False,
) -> None:
    """Play decks against a field, and say how they fared, with 95 % intervals.

    Without --field, the field is the five starter decks of the Fifth Edition.
    """
    _needs("matplotlib", wanted=bool(png or html))
    names = players.split(",")
    try:
        look_over(names, seats, edition)
        form = format_for(edition_named(edition), seats)
        tables = matchup_tables(
            spread_out(decks, form, remark),
            spread_out(field or STARTERS, form, remark),
            games,
            seed=seed,
            seats=seats,
            players=names,
            turns=turns,
            edition=edition,
        )
        outcomes = play_and_show(tables, crew_of(workers, cluster), folder, telling=True)
    except (ValueError, CrewError, ShardError) as error:
        raise refuse(str(error)) from None
    found = fortunes(tables, outcomes)
    command = shlex.join(["methuselah", *sys.argv[1:]])
    if png is not None:
        _write(png, draw(found, seats))
    if html is not None:
        _write(html, page(found, seats, command).encode())
    if as_json:
        print_json(found)
    else:
        _show_fortunes(found, Console())
    show_problems(outcomes)
    raise typer.Exit(1 if any(fortune.broken for fortune in found) else 0)


@lab_app.command("deck")
def deck_command(
    deck: Annotated[str, typer.Argument(help="A deck file, or the name of a precon.")],
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 5,
    edition: Edition = CURRENT.name,
    as_json: AsJson = False,
) -> None:
    """Say what a list promises: crypt and opening hand, first minion, card flow, dead cards."""
    try:
        found = odds_of(load_deck(deck), edition_named(edition), seats)
    except BadDeck as bad:
        raise refuse(*(str(error) for error in bad.errors)) from None
    except (ValueError, OSError) as error:
        raise refuse(str(error)) from None
    if as_json:
        print_json(found)
    else:
        _show_odds(found, Console())


lab_app.command("train")(train_command)
lab_app.command("mutate")(mutate_command)
lab_app.command("plays")(plays_command)


def _needs(package: str, *, wanted: bool) -> None:
    """Refuse, before anything is played, what an optional package draws that is not there."""
    if wanted and find_spec(package) is None:
        raise refuse(f"Pictures need {package}: `pip install 'methuselah[lab]'`.")


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise refuse(f"{path} cannot be written: {error.strerror}. Name another file.") from None


def _show_fortunes(found: Sequence[Fortune], console: Console) -> None:
    table = Table("deck", "games", "VP", "game wins", "ousted", "first out", "turns")
    for one in found:
        first = one.leaving.get("1st out", 0) / max(1, one.games)
        figures = (str(one.vp), one.game_wins.percent, one.ousted.percent, f"{first:.0%}")
        table.add_row(short(one.deck), str(one.games), *figures, f"{one.turns.value:.0f}")
    console.print(table)
    for one in found:
        often = ", ".join(f"{card.card} {card.a_game:.1f}" for card in one.cards[:CARDS_SHOWN])
        never = ", ".join(card.card for card in one.cards if not card.a_game)
        console.print(f"{short(one.deck)}: plays in a game: {often}.", markup=False)
        if never:
            console.print(f"Never played: {never}.", markup=False)


def _show_odds(found: DeckOdds, console: Console) -> None:
    crypt = Table("crypt", "copies", "capacity", "in the opening")
    for vampire in found.crypt:
        figures = (str(vampire.copies), str(vampire.capacity), f"{vampire.opening:.0%}")
        crypt.add_row(vampire.name, *figures)
    console.print(crypt)
    console.print(f"Mean capacity {found.mean_capacity:.1f}. The first minion is out by …")
    longest = max(len(chances) for chances in found.first_minion)
    first = Table("seat", *(f"turn {turn}" for turn in range(1, longest + 1)))
    for seat, chances in enumerate(found.first_minion, start=1):
        first.add_row(str(seat), *(f"{chance:.0%}" for chance in chances))
    console.print(first)
    types = Table("type", "cards", "share", "none", "two or more", "in the opening hand")
    for kind in found.types:
        parts = (f"{kind.share:.0%}", f"{kind.none:.0%}", f"{kind.two:.0%}")
        types.add_row(kind.type, str(kind.cards), *parts, f"{kind.expected:.1f}")
    console.print(types)
    console.print(f"{found.library} cards, {found.unlike} different ones.")
    asking = Table("who can use it", "copies", "asks for", "able", "superior", "in the opening")
    for card in found.asking:
        able = (str(card.able), str(card.superior), f"{card.opening:.0%}")
        asking.add_row(card.name, str(card.copies), card.asks, *able)
    console.print(asking)
    if found.dead:
        console.print(f"Dead, nobody in the crypt can use them: {', '.join(found.dead)}.")
    if found.half_dead:
        console.print(f"Half dead, rarely anybody at first: {', '.join(found.half_dead)}.")

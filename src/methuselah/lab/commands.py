"""Commands about decks and saved games: `coverage`, `deck …`, `replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from methuselah.cards import definitions
from methuselah.engine.decisions import NOBODY
from methuselah.engine.views import lines_since
from methuselah.lab.auditing.lint_commands import show_drift
from methuselah.lab.proving.coverage import coverage, decks_in, missing
from methuselah.lab.proving.ledger import source_tree, write_ledger
from methuselah.lab.telling import AsJson, print_json, refuse
from methuselah.pool import BadDeck, load_deck, precons
from methuselah.pool.exports import export_deck
from methuselah.pool.formats import FORMATS_BY_NAME, STANDARD, check
from methuselah.table.chronicle import tell
from methuselah.table.naming import Telling
from methuselah.table.record import read
from methuselah.table.replay import replay, verify
from methuselah.table.stand_ins import stand_ins
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong, saying

__all__ = [
    "coverage_command",
    "deck_app",
    "replay_command",
]

deck_app = typer.Typer(help="Decks: check, list, show.", no_args_is_help=True)
InLanguage = Annotated[str, typer.Option("--language", help=f"{', '.join(LANGUAGES)}.")]


@deck_app.command("check")
def check_deck(
    deck: Annotated[str, typer.Argument(help="A deck file, or the name of a precon.")],
    form: Annotated[str, typer.Option("--format", help="The format to check against.")] = (
        STANDARD.name
    ),
    players: Annotated[
        int, typer.Option(min=2, max=6, help="How many will play, where that matters.")
    ] = 5,
    language: InLanguage = "en",
    as_json: AsJson = False,
) -> None:
    """Say whether a deck is legal, and whether all its cards can be played here."""
    spoken = _spoken(language)
    if form not in FORMATS_BY_NAME:
        known = ", ".join(FORMATS_BY_NAME)
        raise refuse(Wrong("no-format", name=form, known=known).said(spoken))
    try:
        loaded = load_deck(deck)
    except BadDeck as bad:
        errors = [error.said(spoken) for error in bad.errors]
        if as_json:
            print_json({"legal": False, "errors": errors})
            raise typer.Exit(2) from None
        raise refuse(*errors) from None
    wanted = FORMATS_BY_NAME[form].at_a_table_of(players)
    errors = [error.said(spoken) for error in check(loaded, wanted)]
    absent = {face.name: [one.name for one in stand_ins(face, loaded)] for face in missing(loaded)}
    if as_json:
        wants = {"not_implemented": list(absent), "stand_ins": absent}
        print_json({"legal": not errors, "errors": errors, **wants})
    else:
        size = {"crypt": loaded.crypt_size, "library": loaded.library_size}
        typer.echo(saying("deck-size", name=loaded.name, **size).said(spoken))
        typer.echo(saying("deck-not-legal" if errors else "deck-legal").said(spoken))
        for error in errors:
            typer.echo(f"  {error}")
        if absent:
            typer.echo(saying("deck-wants", n=len(absent)).said(spoken))
            for name, others in absent.items():
                said = saying("deck-instead", names=", ".join(others)) if others else None
                typer.echo(f"  {name}{f'  ({said.said(spoken)})' if said else ''}")
    if errors:
        raise typer.Exit(2)


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise refuse(f'"{language}" is no language of the table: {", ".join(LANGUAGES)}.')
    return language


@deck_app.command("list")
def list_decks(
    playable: Annotated[bool, typer.Option(help="Only those that can be played here.")] = False,
    language: InLanguage = "en",
) -> None:
    """List the preconstructed decks by set."""
    spoken = _spoken(language)
    for one in precons():
        absent = missing(one.deck)
        if not playable or not absent:
            state = saying("deck-lacks", n=len(absent)) if absent else saying("deck-playable")
            typer.echo(f"{one.name}  ({one.date[:4]}; {state.said(spoken)})")


@deck_app.command("show")
def show_deck(
    deck: Annotated[str, typer.Argument(help="A deck file, or the name of a precon.")],
    form: Annotated[str, typer.Option("--as", help="twd, jol, lackey, link or json.")] = "twd",
) -> None:
    """Print a deck, in any format that others read."""
    try:
        typer.echo(export_deck(load_deck(deck), form))
    except BadDeck as bad:
        raise refuse(*(str(error) for error in bad.errors)) from None
    except (KeyError, ValueError):
        raise refuse(
            f'"{form}" is not a format of lists. Known: twd, jol, lackey, link, json.'
        ) from None


def replay_command(
    file: Annotated[Path, typer.Argument(help="A saved or exported game.")],
    check_end: Annotated[
        bool, typer.Option("--verify", help="Check that it ends as the file says.")
    ] = False,
) -> None:
    """Play a saved game again, line by line; or only verify that it is true."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise refuse(f"{file}: {error.strerror}. Give the file of a saved game.") from None
    try:
        record = read(data, str(file))
        if check_end:
            game = verify(data, definitions(), str(file))
        else:
            game = replay(record, definitions(), source=str(file))
    except ValueError as error:
        raise refuse(str(error)) from None
    if not check_end:
        for told in tell(Telling(game.state, NOBODY), lines_since(game.state, NOBODY, 0)):
            typer.echo("  " * told.depth + told.words)
    answers = f"{len(record.log):,} answers"
    if game.result is None:
        typer.echo(f"{file}: {answers}, turn {game.state.turn}, not finished.")
    else:
        points = zip(game.state.setting.names, game.result.victory_points, strict=True)
        standing = ", ".join(f"{name} {points:g}" for name, points in points)
        typer.echo(f"{file}: {answers}, {game.state.turn} turns. Victory points: {standing}.")
    if check_end:
        typer.echo("Verified: it ends as the file says.")


def coverage_command(
    decks: Annotated[
        Path | None, typer.Option(help="A folder of decks: how many of them are playable.")
    ] = None,
    drifted: Annotated[
        bool,
        typer.Option("--drift", help="Name the definitions whose official text has changed."),
    ] = False,
    against: Annotated[
        Path | None,
        typer.Option(help="With --drift: a file of newer official texts, CSV or JSON."),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write down what the tests prove.", hidden=True)
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Count the cards, rulings and decks that are playable and proven by a test.

    With --drift it exits with 1 if a definition no longer says what its official text says.
    """
    if against is not None and not drifted:
        raise refuse("--against names texts to compare with: add --drift.")
    if drifted:
        try:
            raise typer.Exit(1 if show_drift(against, as_json=as_json) else 0)
        except (OSError, ValueError) as error:
            raise refuse(str(error)) from None
    if decks is not None and not decks.is_dir():
        raise refuse(f"{decks} is not a folder. Name one that holds deck files.")
    root = source_tree()
    if write:
        if root is None:
            raise refuse("There are no tests beside an installed package: use a checkout.")
        write_ledger(root)
    folder = None if decks is None else decks_in(decks)
    figures = coverage(folder)
    if as_json:
        print_json(figures)
        return
    table = Table("", "playable", "of")
    cards, rulings = figures.cards, figures.rulings
    table.add_row("cards", f"{cards['implemented']:,}", f"{cards['total']:,}")
    table.add_row("  library", f"{cards['library']:,}", "")
    table.add_row("  crypt", f"{cards['crypt']:,}", "")
    table.add_row("rulings with a test", f"{rulings['linked']:,}", f"{rulings['total']:,}")
    table.add_row("rulings with a reason", f"{rulings['reasoned']:,}", "")
    if decks is not None:
        listed = figures.decks
        table.add_row("decks, every card", f"{listed['complete']:,}", f"{listed['total']:,}")
        table.add_row("  legal but for bans", f"{listed['playable']:,}", "")
        table.add_row("  legal today", f"{listed['unbanned']:,}", "")
    Console().print(table)
    typer.echo(f"Lines of a definition (median): {figures.definition_lines_median:g}")
    typer.echo(f"Escape hatches: {figures.escape_hatches['count']}")
    for path, wrong in folder.unread.items() if folder is not None else ():
        typer.echo(f"{path.name} is no deck that can be read: {wrong}")

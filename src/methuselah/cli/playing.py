"""The command `methuselah play`: it sits somebody down."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from methuselah.cli.serving import EditionName, refuse, serve_tables
from methuselah.engine.editions import CURRENT
from methuselah.players import player_names
from methuselah.players.sitting import resume, sit_down, watch
from methuselah.pool import FORMATS_BY_NAME
from methuselah.server import PORT
from methuselah.table.seats import Table
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong, of_the_system, told

__all__ = ["play"]

FormatName = Annotated[
    str,
    typer.Option(
        "--format",
        help=f"Which decks are legal, if not those of the edition: {', '.join(FORMATS_BY_NAME)}.",
    ),
]


def play(
    names: Annotated[list[str] | None, typer.Argument(metavar="[DECK]...")] = None,
    decks: Annotated[
        bool,
        typer.Option(
            "--decks", help="The decks that follow: precons or files. The first is yours."
        ),
    ] = False,
    seat: Annotated[
        int, typer.Option(min=0, max=6, help="Your seat: 1 has the first turn; 0 for any.")
    ] = 0,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed seats, shuffles and plays the same.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")
    ] = False,
    players: Annotated[
        str, typer.Option(help=f"Who plays the other seats: {', '.join(player_names())}.")
    ] = "",
    turns: Annotated[int, typer.Option(min=0, help="Time limit in turns; 0 for none.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Save the game here when you leave.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    watching: Annotated[
        bool, typer.Option("--watch", help="Only look on: programs play every seat.")
    ] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="At the terminal instead of in the browser.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where the browser looks.")] = PORT,
    edition: EditionName = CURRENT.name,
    form: FormatName = "",
    language: Annotated[
        str, typer.Option(help=f"What the terminal speaks: {', '.join(LANGUAGES)}.")
    ] = "en",
) -> None:
    """Sit down and play: in the browser, or at the terminal with --terminal or --plain.

    You play against programs, with five starter decks unless you say. --save, --load, --watch,
    --seat and --language are of the terminal: the page has its own choice of language.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise refuse(f'"{language}" is no language of the table: choose one of {known}.')
    if decks and not names:
        raise refuse(told(Wrong("decks-without-names"), language))
    kinds = tuple(name.strip() for name in players.split(",") if name.strip())
    chosen = tuple(names or ())
    at_terminal = terminal or plain or watching or seat or save is not None or load is not None
    at_terminal = at_terminal or language != "en"
    if not at_terminal and sys.stdin.isatty() and sys.stdout.isatty():
        _play_in_browser(chosen, kinds, seed, turns, port, (edition, form))
        return
    own_seed = secrets.randbelow(1 << 30) if seed is None else seed
    try:
        if load is not None:
            table, mine = resume(load, seat=seat, seed=own_seed, players=kinds, watching=watching)
        elif watching:
            table, mine = watch(
                chosen, seed=own_seed, players=kinds, turns=turns, edition=edition, form=form
            )
        else:
            table, mine = sit_down(
                chosen,
                seed=own_seed,
                seat=seat,
                players=kinds,
                turns=turns,
                edition=edition,
                form=form,
            )
    except ValueError as error:
        raise refuse(told(error, language)) from None
    except OSError as error:
        wrong = Wrong("file", file=str(error.filename), reason=of_the_system(error))
        raise refuse(told(wrong, language)) from None
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _play_in_lines(table, mine, save, language)
    else:
        _play_on_screen(table, mine, save, language)


def _play_in_browser(
    decks: tuple[str, ...],
    players: tuple[str, ...],
    seed: int | None,
    turns: int,
    port: int,
    by: tuple[str, str],
) -> None:
    """The set-up page; or, where something was said, at once a table as it was said."""
    from methuselah.server.setting_up import new_game, set_up

    wanted = None
    if decks or players or seed is not None or turns or by[1]:
        try:
            wanted = new_game(decks, players, seed, turns, *by)
            set_up(wanted)
        except ValueError as error:
            raise refuse(str(error)) from None
    serve_tables("127.0.0.1", port, None, wanted, by[0], browse=True)


def _play_in_lines(table: Table, seat: int, save: Path | None, language: str) -> None:
    from methuselah.players.terminal.plain import PlainTable
    from methuselah.table.naming import say

    try:
        PlainTable(table, seat, sys.stdin, sys.stdout, save, language).run()
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more can be said.
        sys.stderr.close()
    except KeyboardInterrupt:
        typer.echo(f"\n{say(language, 'terminal-left', {})}")


def _play_on_screen(table: Table, seat: int, save: Path | None, language: str) -> None:
    from methuselah.players.terminal.app import TableApp

    app = TableApp(table, seat, save, language)
    app.run()
    for line in app.last_words:
        typer.echo(line)

"""The command `methuselah serve`, and what `methuselah play` in the browser has in common with it.

It imports nothing of a table: the server looks to that when it is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from methuselah.engine.editions import CURRENT, EDITIONS, edition_named
from methuselah.server import PORT

if TYPE_CHECKING:
    from methuselah.server.setting_up import NewGame

__all__ = ["EditionName", "refuse", "serve", "serve_tables"]

WRONG_INPUT = 2

EditionName = Annotated[str, typer.Option("--edition", help=f"Whose rules: {', '.join(EDITIONS)}.")]


def refuse(message: str) -> typer.Exit:
    """One clear message on standard error, exit code 2."""
    typer.echo(message, err=True)
    return typer.Exit(WRONG_INPUT)


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free.")] = PORT,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
    edition: EditionName = CURRENT.name,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Keep the games there, as in postgresql://USER:PASSWORD@HOST/NAME."
        ),
    ] = "",
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--name", help="A name under which others open the server, as in vtes.example.org."
        ),
    ] = None,
) -> None:
    """Serve the browser table to friends: each seat is opened by a link of its own."""
    serve_tables(host, port, data, None, edition, database=database, names=names or ())


def serve_tables(
    host: str,
    port: int,
    data: Path | None,
    wanted: NewGame | None,
    edition: str,
    *,
    browse: bool = False,
    database: str = "",
    names: Sequence[str] = (),
) -> None:
    """Serve until interrupted; what is wrong with an option is refused in a sentence."""
    from methuselah.server.serving import serve as over_http

    try:
        edition_named(edition)
        over_http(
            host,
            port,
            data,
            wanted=wanted,
            browse=browse,
            edition=edition,
            database=database,
            names=names,
        )
    except (OSError, ValueError) as error:
        raise refuse(str(error)) from None

"""`methuselah backup` and `methuselah restore`: the games of a server, out and in again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from methuselah.cli.serving import refuse
from methuselah.wording.wrong import Wrong

__all__ = ["backup_command", "restore_command"]

Data = Annotated[Path | None, typer.Option(help="The folder that keeps the games.")]


def backup_command(
    file: Annotated[
        Path, typer.Argument(help="Where the copy shall be; it must not be there yet.")
    ],
    data: Data = None,
) -> None:
    """Copy all games of a server, which may run meanwhile, and read the copy through."""
    from methuselah.server.backing_up import back_up
    from methuselah.table.folders import data_folder

    try:
        made = back_up(data or data_folder(), file)
    except Wrong as error:
        raise refuse(str(error)) from None
    typer.echo(f"{made.place}: {_many(made.games, made.waiting)}")
    if made.damaged:
        raise refuse(f"Cannot be read in it: {', '.join(made.damaged)}. The others are whole.")
    typer.echo("All of them can be read.")


def restore_command(
    file: Annotated[Path, typer.Argument(help="A copy that `methuselah backup` made.")],
    data: Data = None,
) -> None:
    """Put a copy in the place of a server's games; what was there is kept beside it."""
    from methuselah.server.backing_up import restore
    from methuselah.table.folders import data_folder

    try:
        made = restore(file, data or data_folder())
    except Wrong as error:
        raise refuse(str(error)) from None
    typer.echo(f"{made.place}: {_many(made.games, made.waiting)}")
    if made.kept:
        typer.echo(f"What was there before: {made.kept}")


def _many(games: int, waiting: int) -> str:
    said = f"{games} game{'' if games == 1 else 's'}"
    return f"{said}, {waiting} table{'' if waiting == 1 else 's'} that wait{'s' * (waiting == 1)}."

"""What every command says in the same way: refusals, remarks, JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

__all__ = ["AsJson", "print_json", "refuse", "remark"]

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


def refuse(*messages: str) -> typer.Exit:
    """Say what is wrong on standard error; the exit code is 2."""
    for message in messages:
        typer.echo(message, err=True)
    return typer.Exit(2)


def remark(message: str) -> None:
    """Say on standard error what the user should know, and go on."""
    typer.echo(message, err=True)


def print_json(value: object) -> None:
    """What `--json` prints."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())

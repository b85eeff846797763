"""The command `methuselah help`: what a term of the game means, and where the rules say so."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from methuselah.lab.commands import refuse
from methuselah.table.glossary import explain, terms

__all__ = ["help_command"]


def help_command(
    words: Annotated[list[str] | None, typer.Argument(metavar="[TERM]", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say what a term means, and which section says so; without a term, list them all."""
    if not words:
        names = [term.name for term in terms()]
        typer.echo(msgspec.json.encode(names).decode() if as_json else "\n".join(names))
        return
    asked = " ".join(words)
    found = explain(asked)
    if found.term is None:
        near = " or ".join(f'"{name}"' for name in found.close)
        remedy = f"Did you mean {near}?" if near else "`methuselah help` lists the terms."
        raise refuse(f'"{asked}" is no term of the rules. {remedy}')
    if as_json:
        typer.echo(msgspec.json.encode(found.term).decode())
        return
    typer.echo(f"{found.term.name}: {found.term.text}")
    typer.echo(f"({found.term.section})")

"""The command `methuselah help`: what a term of the game means, and where the rules say so."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from methuselah.lab.telling import refuse
from methuselah.table.glossary import explain, no_term, term_lines, terms
from methuselah.wording.languages import LANGUAGES

__all__ = ["help_command"]


def help_command(
    words: Annotated[list[str] | None, typer.Argument(metavar="[TERM]", show_default=False)] = None,
    language: Annotated[
        str, typer.Option(help=f"{', '.join(LANGUAGES)}; that of the term unless you say.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say what a term means, and which section says so; without a term, list them all."""
    if language and language not in LANGUAGES:
        raise refuse(f'"{language}" is no language of the table: {", ".join(LANGUAGES)}.')
    if not words:
        known = terms(language or "en")
        names = [term.name for term in known]
        lines = (_listed(term.name, term.english) for term in known)
        typer.echo(msgspec.json.encode(names).decode() if as_json else "\n".join(lines))
        return
    asked = " ".join(words)
    found = explain(asked, language)
    if found.term is None:
        raise refuse(no_term(asked, found))
    if as_json:
        typer.echo(msgspec.json.encode(found.term).decode())
        return
    typer.echo("\n".join(term_lines(found.term, found.language)))


def _listed(name: str, english: str) -> str:
    return f"{name} ({english.lower()})" if english else name

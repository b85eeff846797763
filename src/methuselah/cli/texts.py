"""The command `methuselah texts`: printed texts in French and Spanish, newer than krcg's."""

from __future__ import annotations

from typing import Annotated

import typer

from methuselah.table.printed_texts import forget_texts, keep_texts, kept_texts, texts_file
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong, saying

__all__ = ["texts_command"]


def texts_command(
    source: Annotated[
        str, typer.Argument(metavar="[FILE|URL]", help="krcg's list of cards, or VEKN's lists.")
    ] = "",
    forget: Annotated[bool, typer.Option("--forget", help="Keep them no longer.")] = False,
    language: Annotated[str, typer.Option(help=f"Of the answer: {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Keep newer printed texts of cards in French and Spanish, from a file or URL that you name.

    Nothing is fetched otherwise: without them the printed texts are those that krcg carries.
    JSON as krcg publishes it (`_i18n`), CSV as VEKN does ("Name fr-FR"), or a ZIP of such CSV.
    """
    spoken = language if language in LANGUAGES else "en"
    try:
        if forget:
            forget_texts()
        if source:
            keep_texts(source)
    except Wrong as error:
        typer.echo(error.said(spoken), err=True)
        raise typer.Exit(2) from None
    kept = kept_texts()
    numbers = {f"n-{one}": len(kept.get(one, {})) for one in ("fr", "es")}
    found = saying("texts-kept", file=str(texts_file()), **numbers)
    typer.echo((found if kept else saying("texts-nothing-kept")).said(spoken))

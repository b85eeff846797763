"""The command `methuselah word`: the vocabulary searched by word, and by what a text says."""

from __future__ import annotations

from textwrap import shorten
from typing import Annotated, Final

import typer

from methuselah.cards import place_of
from methuselah.lab.telling import AsJson, print_json, refuse
from methuselah.lab.writing.words import Word, found_by, said_with, sayings_for, topics, words
from methuselah.pool import pool

__all__ = ["word_command"]

MOST: Final = 12
"""The hits that are shown; a narrower query finds the others."""
EXAMPLES: Final = 2
"""The cards that are named with a word."""
LINE: Final = 150
"""The characters of a meaning that are shown."""


def word_command(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORD]...", show_default=False, help="A word, or a text's words."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Search the words that definitions are written in; without a word, list the topics."""
    asked = " ".join(query or ())
    if not asked:
        _show_topics(as_json=as_json)
        return
    topic = [one for one in words() if one.topic == asked]
    found = topic or found_by(asked)
    sayings = sayings_for(asked)
    near = said_with(asked) if " " in asked else []
    if not (found or sayings or near):
        raise refuse(
            f'No word, and no saying of a text, has "{asked}". Ask for fewer or other words; '
            "`methuselah word` lists the topics."
        )
    if as_json:
        print_json({"words": found, "sayings": sayings, "said_with": [one for one, _, _ in near]})
        return
    for saying in sayings:
        typer.echo(f'the text says "{saying.says}": write {saying.write}')
    for one in found if topic else found[:MOST]:
        _show(one)
    if found[MOST:] and not topic:
        rest = ", ".join(one.name for one in found[MOST : 3 * MOST])
        more = f" and {len(found) - 3 * MOST} others" if found[3 * MOST :] else ""
        typer.echo(f"{len(found) - MOST} more have it in their meaning: {rest}{more}")
    if near:
        typer.echo(f'Definitions of the {near[0][2]} finished cards whose text has "{asked}" say:')
        for one, both, of in near:
            where = "; ".join(map(_place, both[:EXAMPLES]))
            typer.echo(f"  {one.signature}: {len(both)} of {of}; {where}")


def _show_topics(*, as_json: bool) -> None:
    if as_json:
        print_json(topics())
        return
    for topic, (about, number) in topics().items():
        typer.echo(f"{topic} ({number}): {about}")


def _show(one: Word) -> None:
    """A word in two lines: how it is written and what it means; where it is, and who says it."""
    typer.echo(f"{one.signature}: {shorten(one.meaning, LINE, placeholder=' ...')}")
    cards = f"{len(one.cards)} card{'' if len(one.cards) == 1 else 's'}"
    where = "".join(f"; {_place(card)}" for card in one.cards[:EXAMPLES])
    typer.echo(f"    {one.place}; said by {cards}{where}")


def _place(card: str) -> str:
    place = place_of(pool()[card])
    return card if place is None else f"{card} ({place.place})"

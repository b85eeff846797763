"""What is shown of a card that is written: its text and what its definition says, and its place.

Apart from the command, since it reads the language: whoever looks at a card that is not written
yet need not wait for that.
"""

from __future__ import annotations

import shutil
from typing import Final

import typer

from methuselah.cards import place_of
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing import audit
from methuselah.lab.telling import print_json
from methuselah.lab.writing.as_data import as_json
from methuselah.lab.writing.beside import only_one_side, side_by_side
from methuselah.lab.writing.places import played_in
from methuselah.language.speaking import gist, rules_text
from methuselah.pool import Face

__all__ = ["print_data", "show_beside", "show_place"]

MOST: Final = 3
"""The tests that are named; others may play the card too."""


def print_data(face: Face, definition: Definition | None) -> None:
    """The card and its definition as JSON."""
    shown = None if definition is None else as_json(definition)
    said = () if definition is None else rules_text(definition)
    print_json({"name": face.name, "digest": face.digest, "definition": shown, "sentences": said})


def show_beside(face: Face, definition: Definition) -> None:
    """The printed text beside what the definition says, and the words that one of them lacks."""
    said = rules_text(definition)
    for line in side_by_side(face.text, said, shutil.get_terminal_size().columns):
        typer.echo(line.rstrip())
    typer.echo(f"Played here: {gist(definition) or 'it does nothing by itself'}")
    printed, spoken = only_one_side(face, said)
    for where, words in (("the text", printed), ("the definition", spoken)):
        if words:
            typer.echo(f"  Only in {where}: {', '.join(words)}")


def show_place(face: Face, definition: Definition) -> None:
    """Where a definition stands, who plays it in tests, and what is wrong with it."""
    found = place_of(face)
    where = "its face, of keywords only" if found is None else found.place
    tests = played_in(face.name)[:MOST]
    typer.echo(f"Defined in {where}; tests: {' '.join(tests) or 'none'}")
    for finding in audit.audit(definition):
        typer.echo(f"  to mend ({finding.check}): {finding.words}")

"""The command `methuselah card`: a card's text and rulings, and what its definition is like.

For a card that is not written yet it shows a writer where to begin: what the face says by
itself, the module with room for it, finished cards that say the same, tests that play the same
rulings on other cards, the scenes of `tests/scenes`, and a stub of the test. For one that is
written the text and what the definition says stand side by side, with its place, its tests, and
all that the audit finds.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import shorten
from typing import Annotated, Final

import typer

from methuselah.cards import NotADefinition, definitions, place_of
from methuselah.engine.definitions import Definition
from methuselah.lab.proving.rules_text import read_index
from methuselah.lab.telling import AsJson, refuse
from methuselah.lab.writing.facts import facts
from methuselah.lab.writing.homes import home_with_room
from methuselah.lab.writing.masking import sentences_of
from methuselah.lab.writing.nearest import Model, models, nearest_card
from methuselah.lab.writing.places import Mark, played_by, played_in
from methuselah.lab.writing.scenes import scene_of_ruling, scene_of_type, scenes_of_sentence
from methuselah.lab.writing.stub import file_of, stub
from methuselah.lab.writing.twins import twins
from methuselah.pool import Face, NotACard, pool
from methuselah.pool.rulings import Ruling

__all__ = ["card_command"]

MOST: Final = 3
"""The tests that are named; others may play the card too."""
MARK: Final = 60
"""The characters of a sentence that are shown above its models."""


def card_command(
    name: Annotated[str, typer.Argument(help="A card by name.")],
    only_stub: Annotated[
        bool, typer.Option("--stub", help="Print the stub of its test file, nothing else.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show a card: its text and rulings, and the definition that plays it."""
    try:
        face = pool()[name]
    except NotACard as error:
        raise refuse(f'"{name}" is not a card. {error.remedy}') from None
    try:
        definition = definitions().get(face.id)
    except NotADefinition as error:
        raise refuse(f"A definition cannot be read. {error}") from None
    if as_json:
        from methuselah.lab.writing.finished import print_data

        print_data(face, definition)
    elif only_stub:
        typer.echo(stub(face), nl=False)
    else:
        _show(face, definition)


def _show(face: Face, definition: Definition | None) -> None:
    """All that a writer wants to know of a card."""
    costs = ((face.blood_cost, "blood"), (face.pool_cost, "pool"))
    kind = ", ".join((*face.types, *(f"{cost} {what}" for cost, what in costs if cost is not None)))
    typer.echo(f"{face.name}  ({kind}; krcg {face.id}, digest {face.digest})")
    if face.banned:
        typer.echo(f"Banned since {face.banned}: it is played in unrestricted formats only.")
    if definition is None:
        typer.echo(face.text)
    else:
        from methuselah.lab.writing import finished

        finished.show_beside(face, definition)
    for ruling in pool().rulings_on(face.id):
        _show_ruling(face, ruling)
    for older in read_index():
        if older.card == face.name:
            typer.echo(f"  The comprehensive rules speak of it, too: {older.id}.")
    typer.echo(f"The face says by itself: {'; '.join(facts(face)) or 'nothing'}.")
    if definition is not None:
        finished.show_place(face, definition)
        return
    typer.echo(f"Not played here yet: it belongs in {home_with_room(face)}.")
    if near := nearest_card(face):
        other, same, parts = near
        typer.echo(f"Most like it: {_model(other)} ({same} of {parts} clauses the same, masked).")
    if scene := scene_of_type(face):
        typer.echo(f"  As it comes into play: the scene {scene}")
    for sentence in sentences_of(face):
        _show_models(face, sentence)
    typer.echo(
        f"A stub of its test, for {file_of(face)}; every test in it fails until it is written:"
    )
    typer.echo(stub(face), nl=False)


def _show_ruling(face: Face, ruling: Ruling) -> None:
    """A ruling with who plays it: its own tests, a scene, or those of the same words elsewhere."""
    typer.echo(f"  {ruling.index}. {ruling.text} {' '.join(ruling.references)}")
    own = played_by(face.name, ruling.index)
    if own:
        typer.echo(f"     played in {_named(own)}")
        return
    if scene := scene_of_ruling(ruling):
        typer.echo(f"     the scene {scene}")
    same = twins(ruling)
    for twin in same[:MOST]:
        played = _named(twin.tests[:1]) if twin.tests else "reasoned in docs/rulings/reasons.yaml"
        typer.echo(f"     the same words, {twin.mark}: {played}")
    if same[MOST:]:
        typer.echo(f"     and on {len(same) - MOST} more cards")


def _named(tests: Iterable[Mark]) -> str:
    return "; ".join(map(str, tests))


def _show_models(face: Face, sentence: str) -> None:
    """A sentence with the finished cards that say it, or the most alike, and its scenes."""
    near = models(face, sentence, MOST)
    typer.echo(f"  {shorten(sentence, MARK, placeholder=' ...')}")
    for scene in scenes_of_sentence(face, sentence):
        typer.echo(f"    the scene {scene}")
    for one in near:
        typer.echo(f"    {_how_like(one)} {_model(one.face)}")
    if not near:
        typer.echo("    like no finished card: look for its words by `methuselah word`")


def _how_like(model: Model) -> str:
    return "the same, masked:" if model.same else "like"


def _model(face: Face) -> str:
    """A finished card with its place and the test that plays it most."""
    files = played_in(face.name)
    return f"{face.name}: {_place(face)}{f', {files[0]}' if files else ''}"


def _place(face: Face) -> str:
    found = place_of(face)
    return "its face, of keywords only" if found is None else found.place

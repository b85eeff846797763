"""The command `methuselah card`: a card's text and rulings, and what its definition is like.

For a card that is not written yet it shows a writer where to begin: what the face says by
itself, the module with room for it, finished cards that say the same, tests that play the same
rulings on other cards, the scenes of `tests/scenes`, and a stub of the test. For one that is
written the text and what the definition says stand side by side, with its place, its tests, and
all that the audit finds.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from textwrap import shorten
from typing import Annotated, Final

import typer

from methuselah.cards import NotADefinition, definitions, place_of
from methuselah.engine.definitions import Definition, Static
from methuselah.lab.proving.rules_text import read_index
from methuselah.lab.telling import AsJson, print_json, refuse
from methuselah.lab.writing.beside import only_one_side, side_by_side
from methuselah.lab.writing.homes import home_with_room
from methuselah.lab.writing.masking import sentences_of
from methuselah.lab.writing.nearest import Model, models, nearest_card
from methuselah.lab.writing.places import Mark, played_by, played_in
from methuselah.lab.writing.scenes import scene_of_ruling, scene_of_type, scenes_of_sentence
from methuselah.lab.writing.stub import file_of, stub
from methuselah.lab.writing.twins import twins
from methuselah.language.card import crypt_statics
from methuselah.language.speaking import gist, rules_text
from methuselah.pool import Face, NotACard, merged_keywords, pool
from methuselah.pool.rulings import Ruling
from methuselah.rules.playing.requirements import read_requirement

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
        _print_json(face, definition)
    elif only_stub:
        typer.echo(stub(face), nl=False)
    else:
        _show(face, definition)


def _print_json(face: Face, definition: Definition | None) -> None:
    from methuselah.lab.writing.as_data import as_json as plain_json

    shown = None if definition is None else plain_json(definition)
    said = () if definition is None else rules_text(definition)
    print_json({"name": face.name, "digest": face.digest, "definition": shown, "sentences": said})


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
        _show_beside(face, definition)
    for ruling in pool().rulings_on(face.id):
        _show_ruling(face, ruling)
    for older in read_index():
        if older.card == face.name:
            typer.echo(f"  The comprehensive rules speak of it, too: {older.id}.")
    typer.echo(f"The face says by itself: {'; '.join(_facts(face)) or 'nothing'}.")
    if definition is not None:
        _show_place(face, definition)
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


def _show_beside(face: Face, definition: Definition) -> None:
    """The printed text beside what the definition says, and the words that one of them lacks."""
    said = rules_text(definition)
    for line in side_by_side(face.text, said, shutil.get_terminal_size().columns):
        typer.echo(line.rstrip())
    typer.echo(f"Played here: {gist(definition) or 'it does nothing by itself'}")
    printed, spoken = only_one_side(face, said)
    for where, words in (("the text", printed), ("the definition", spoken)):
        if words:
            typer.echo(f"  Only in {where}: {', '.join(words)}")


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


def _unread(need: str) -> str:
    """What is added where the engine holds a requirement only in part."""
    return "" if read_requirement(need).understood else " (NOT ALL OF IT: say the rest yourself)"


def _facts(face: Face) -> list[str]:
    """What no definition writes again, since it is read from the face."""
    needs = (" and " if face.combo else " or ").join(face.disciplines)
    facts = [f"requires {needs}"] if needs and face.library else []
    facts += [f"requires {' or '.join(face.clans)}"] if face.clans and face.library else []
    facts += [f"requires {need}{_unread(need)}" for need in face.requires]
    facts += ["unique"] if face.unique and face.library else []
    facts += sorted(face.keywords - {"unique"})
    numbers = (("life", face.life), ("strength", face.strength), ("bleed", face.bleed))
    facts += [f"{number} {what}" for what, number in numbers if number is not None]
    facts += ["burn option"] if face.burn_option else []
    if face.crypt:
        facts = [*_printed(face), *facts]
        facts += [_change(one) for one in crypt_statics(face)]
    return facts


def _printed(face: Face) -> list[str]:
    """What stands in the corners of a crypt card."""
    size = "" if face.capacity is None else f" {face.capacity}"
    facts = [f"{' or '.join(face.clans)}{size}".strip(), " ".join(face.disciplines)]
    facts += [_title(face.title, face.city), face.sect or ""]
    merged = merged_keywords(face)
    facts += [f"merged: {one}" for one in (_title(merged.title, merged.city), merged.sect) if one]
    return [one for one in facts if one]


def _title(title: str | None, city: str | None) -> str:
    return f"{title} of {city}" if city and title else title or ""


def _change(change: Static) -> str:
    amount = f"{change.amount:+d} " if isinstance(change.amount, int) and change.amount else ""
    return f"{amount}{change.kind} {change.word}".strip()


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


def _show_place(face: Face, definition: Definition) -> None:
    """Where a definition stands, who plays it in tests, and what is wrong with it."""
    # The audit reads all sayings; what only shows a missing card need not wait for it.
    from methuselah.lab.auditing.audit import audit

    tests = played_in(face.name)[:MOST]
    typer.echo(f"Defined in {_place(face)}; tests: {' '.join(tests) or 'none'}")
    for finding in audit(definition):
        typer.echo(f"  to mend ({finding.check}): {finding.words}")

"""The command `methuselah card`: a card's text and rulings, and what its definition is like.

For a card that is not written yet it shows a writer where to begin: what the face says by
itself, the module, and finished cards that say the most alike. For one that is written, its
place, its tests, and all that the audit finds.
"""

from __future__ import annotations

from textwrap import shorten
from typing import Annotated, Final

import typer

from methuselah.cards import definitions, place_of
from methuselah.engine.definitions import Definition, Static
from methuselah.lab.audit import audit
from methuselah.lab.coverage import definition_places
from methuselah.lab.models import home_of, models, played_in, spoken
from methuselah.lab.plain import as_json as plain_json
from methuselah.lab.rules_text import read_index
from methuselah.lab.telling import AsJson, print_json, refuse
from methuselah.language.card import NotADefinition, crypt_statics
from methuselah.language.speaking import gist, rules_text
from methuselah.pool import Face, NotACard, merged_keywords, pool
from methuselah.rules.requirements import read_requirement

__all__ = ["card_command"]

MOST: Final = 3
"""The tests that are named; others may play the card too."""
MARK: Final = 60
"""The characters of a sentence that are shown above its models."""


def card_command(
    name: Annotated[str, typer.Argument(help="A card by name.")],
    as_json: AsJson = False,
) -> None:
    """Show a card: its text and rulings, and the definition that plays it."""
    try:
        face = pool()[name]
    except NotACard as error:
        raise refuse(f'"{name}" is not a card. {error.remedy}') from None
    try:
        definition = definitions().get(face.id)
        if definition is None:
            list(definitions().values())  # among all of them its models are looked for
    except NotADefinition as error:
        raise refuse(f"A definition cannot be read. {error}") from None
    if as_json:
        shown = None if definition is None else plain_json(definition)
        said = () if definition is None else rules_text(definition)
        print_json(
            {"name": face.name, "digest": face.digest, "definition": shown, "sentences": said}
        )
        return
    costs = ((face.blood_cost, "blood"), (face.pool_cost, "pool"))
    kind = ", ".join((*face.types, *(f"{cost} {what}" for cost, what in costs if cost is not None)))
    typer.echo(f"{face.name}  ({kind}; krcg {face.id}, digest {face.digest})")
    typer.echo(face.text)
    for ruling in pool().rulings_on(face.id):
        typer.echo(f"  {ruling.index}. {ruling.text} {' '.join(ruling.references)}")
    for older in read_index():
        if older.card == face.name:
            typer.echo(f"  The comprehensive rules speak of it, too: {older.id}.")
    typer.echo(f"The face says by itself: {'; '.join(_facts(face)) or 'nothing'}.")
    if definition is None:
        typer.echo(f"Not played here yet: it belongs in {home_of(face)}.")
        for sentence in spoken(face):
            _show_models(face, sentence)
        return
    typer.echo(f"Played here: {gist(definition) or 'it does nothing by itself'}")
    for line in rules_text(definition):
        typer.echo(f"  {line}")
    _show_place(definition)


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
    """A sentence with the finished cards that say the most alike."""
    near = models(face, sentence)
    typer.echo(f"  {shorten(sentence, MARK, placeholder=' ...')}")
    places = definition_places()
    for one in near:
        typer.echo(f"    like {one.name}: {places[one.name]}{_tests(one)}")
    if not near:
        typer.echo("    like no finished card: look for its words in docs/writing-cards.md")


def _tests(definition: Definition) -> str:
    files = played_in(definition.name)
    return f", {files[0]}" if files else ""


def _show_place(definition: Definition) -> None:
    """Where a definition stands, who plays it in tests, and what is wrong with it."""
    place = place_of(definition.face)
    where = "its face, of keywords only" if place is None else place.place
    tests = played_in(definition.name)[:MOST]
    typer.echo(f"Defined in {where}; tests: {' '.join(tests) or 'none'}")
    for finding in audit(definition):
        typer.echo(f"  to mend ({finding.check}): {finding.words}")

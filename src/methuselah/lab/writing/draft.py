"""The command `methuselah draft`: a definition written from what finished cards say already.

The draft is a module to paste from: its place, its imports, the definition with its digest. Where
no finished card says a sentence a `GAP(number)` stands, with which no module loads; below the
draft these sentences are shown with their numbers, so that no printed text gets into a module.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from typing import Annotated, Final

import typer

import methuselah.language
from methuselah.cards import place_of
from methuselah.lab.telling import AsJson, print_json, refuse
from methuselah.lab.writing.drafting import GAP, Draft, drafted
from methuselah.lab.writing.homes import home_with_room
from methuselah.lab.writing.masking import sentences_of
from methuselah.lab.writing.scopes import CALLED
from methuselah.pool import Face, NotACard, pool

__all__ = ["draft_command", "source_of", "words_in"]

WIDTH: Final = 100
"""The characters of a line."""
SHORT: Final = {called: name for name, called in CALLED.items()}
"""Ways without arguments that have a word of their own."""
RESERVED: Final = {"for": "for_"}
"""Levels that are words of Python."""


def draft_command(
    name: Annotated[str, typer.Argument(help="A card by name.")], as_json: AsJson = False
) -> None:
    """Draft a card's definition from the sentences that finished cards say already."""
    try:
        face = pool()[name]
    except NotACard as error:
        raise refuse(f'"{name}" is not a card. {error.remedy}') from None
    draft = drafted(face)
    source = source_of(draft)
    gaps = {number: _sentence(face, number) for number in dict.fromkeys(draft.gaps)}
    if as_json:
        print_json(
            {
                "name": face.name,
                "module": home_with_room(face),
                "imports": sorted(words_in(source)),
                "definition": source,
                "gaps": list(gaps),
                "guesses": draft.guesses,
                "models": list(draft.models),
            }
        )
        return
    place = place_of(face)
    typer.echo(f"# {face.name}: {_place(face) if place is None else place.place}")
    if draft.models:
        typer.echo(f"# as said by {', '.join(draft.models)}")
    for number, model in draft.guesses.items():
        typer.echo(f"# a guess, to be read again: sentence {number}, as on {model}")
    typer.echo(f"from methuselah.language import {', '.join(sorted(words_in(source)))}\n")
    typer.echo(source)
    for number, text in gaps.items():
        typer.echo(f"GAP({number}): {text}", err=True)


def _place(face: Face) -> str:
    return f"it belongs in {home_with_room(face)}"


def _sentence(face: Face, number: int) -> str:
    """What a gap stands for, as printed."""
    if number:
        return sentences_of(face)[number - 1]
    return "more than one Discipline can be used: what the levels come to when played together"


def words_in(source: str) -> set[str]:
    """The words of the language in a source, to be imported."""
    names = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    return {name for name in names if hasattr(methuselah.language, name)}


# -- as it stands in a module ---------------------------------------------------------------------


def source_of(draft: Draft) -> str:
    """The draft as it would stand in a module, in the style of the formatter."""
    parts = [ast.Constant(draft.face.name), *_without_keys(draft.abilities)]
    levels = [
        ast.keyword(RESERVED.get(level, level), _level(ways))
        for level, ways in draft.levels.items()
    ]
    digest = ast.keyword("text", ast.Constant(draft.face.digest))
    return _shown(ast.Call(ast.Name("card"), parts, [*levels, digest]), 0, broken=True)


def _level(ways: list[ast.expr]) -> ast.expr:
    if not ways:
        return ast.Call(ast.Name(GAP), [ast.Constant(0)], [])
    return ways[0] if len(ways) == 1 else ast.Tuple(ways, ast.Load())


def _without_keys(abilities: list[ast.expr]) -> Iterator[ast.expr]:
    """The key of an ability is there to tell it from another one."""
    for one in abilities:
        same = [other for other in abilities if _name(other) == _name(one)]
        if isinstance(one, ast.Call) and len(same) == 1:
            kept = [keyword for keyword in one.keywords if keyword.arg != "key"]
            yield ast.Call(one.func, one.args, kept)
        else:
            yield one


def _name(source: ast.expr) -> str:
    return ast.unparse(source.func) if isinstance(source, ast.Call) else ""


def _shown(source: ast.expr, indent: int, *, broken: bool = False, before: int = 0) -> str:
    """An expression in one line where it fits, else with each argument on its own."""
    line = _quoted(ast.unparse(source))
    line = SHORT.get(line, line)
    if not broken and indent + before + len(line) + 1 <= WIDTH:
        return line
    inner = indent + 4
    if isinstance(source, ast.Call) and (source.args or source.keywords):
        rows = [_shown(one, inner) for one in source.args]
        rows += [
            f"{one.arg}={_shown(one.value, inner, before=len(one.arg or '') + 1)}"
            for one in source.keywords
        ]
        opening, closing = f"{ast.unparse(source.func)}(", ")"
    elif isinstance(source, ast.Tuple):
        rows = [_shown(one, inner) for one in source.elts]
        opening, closing = "(", ")"
    else:
        return line
    lines = "".join(f"{' ' * inner}{row},\n" for row in rows)
    return f"{opening}\n{lines}{' ' * indent}{closing}"


def _quoted(line: str) -> str:
    """The same line with the quotes of the formatter."""
    found = list(tokenize.generate_tokens(io.StringIO(line).readline))
    for token in reversed(found):
        if token.type == tokenize.STRING and token.string[0] == "'" and '"' not in token.string:
            text = token.string[1:-1].replace("\\'", "'")
            line = f'{line[: token.start[1]]}"{text}"{line[token.end[1] :]}'
    return line

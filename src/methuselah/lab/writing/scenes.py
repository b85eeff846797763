"""The scenes of `tests/scenes`: which of them plays a sentence, or a ruling.

A scene is a function that plays what many cards say, with the cast of one card. Above it stands
what it plays: `@tells("pattern", ...)`, patterns of masked sentences, `@rules("Card", 1)`, a
ruling whose words it plays on whatever card has them, and `@brings("ally", ...)`, the types of
cards that it brings into play as they are printed. Read from the sources.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from methuselah.lab.proving.ledger import source_tree
from methuselah.lab.writing.masking import clauses, masked
from methuselah.lab.writing.twins import words_of_ruling
from methuselah.pool import Face, pool
from methuselah.pool.rulings import Ruling

__all__ = ["Scene", "scene_of_ruling", "scene_of_type", "scenes", "scenes_of_sentence"]


@dataclass(frozen=True)
class Scene:
    """A scene: its module ("scenes.locking"), its name, the call, and what it plays."""

    module: str
    name: str
    call: str
    tells: tuple[re.Pattern[str], ...]
    rules: tuple[str, ...]
    brings: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.module}.{self.call}"


@functools.cache
def scenes() -> tuple[Scene, ...]:
    """Every scene, in the order of the files."""
    found: list[Scene] = []
    root = source_tree()
    for path in () if root is None else sorted((root / "tests" / "scenes").rglob("*.py")):
        if root is not None and not path.name.startswith("test_"):
            module = ".".join(path.relative_to(root / "tests").with_suffix("").parts)
            for node in ast.parse(path.read_bytes()).body:
                if isinstance(node, ast.FunctionDef) and node.decorator_list:
                    found += _read(module, node)
    return tuple(found)


def _read(module: str, node: ast.FunctionDef) -> Iterator[Scene]:
    tells: list[re.Pattern[str]] = []
    rules: list[str] = []
    brings: list[str] = []
    for call in node.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            said = [ast.literal_eval(argument) for argument in call.args]
            if call.func.id == "tells":
                tells += [re.compile(str(one)) for one in said]
            elif call.func.id == "brings":
                brings += map(str, said)
            elif call.func.id == "rules":
                card, number = said
                rules.append(words_of_ruling(pool().ruling(str(card), int(number)).text))
    if tells or rules or brings:
        parts = tuple(tells), tuple(rules), tuple(brings)
        yield Scene(module, node.name, _call(node), *parts)


def _call(node: ast.FunctionDef) -> str:
    """How a scene is called: `name(table, card, by=..., who=...)`."""
    plain = [argument.arg for argument in node.args.args]
    needed = [
        f"{argument.arg}=..."
        for argument, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
        if default is None
    ]
    return f"{node.name}({', '.join((*plain, *needed))})"


def scenes_of_sentence(face: Face, sentence: str) -> list[Scene]:
    """The scenes that play a sentence or one of its clauses."""
    text = masked(face, sentence).text
    parts = (text, *clauses(text))
    return [
        one for one in scenes() if any(told.fullmatch(part) for told in one.tells for part in parts)
    ]


def scene_of_type(face: Face) -> Scene | None:
    """The scene that brings a card of this type into play as it is printed.

    Of master cards only those that stay in play by themselves have one.
    """
    stays = "master" not in face.types or "location" in face.keywords
    return next((one for one in scenes() if stays and set(one.brings) & set(face.types)), None)


@functools.cache
def _by_ruling() -> dict[str, Scene]:
    return {words: one for one in scenes() for words in one.rules}


def scene_of_ruling(ruling: Ruling) -> Scene | None:
    """The scene that plays the words of a ruling."""
    return _by_ruling().get(words_of_ruling(ruling.text))

"""Whether something that is shown in French or Spanish is in the words of the English files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from methuselah.engine.state import State
from methuselah.language.speaking.book import PHRASES as SAID_BY_CARDS
from methuselah.table.naming import PHRASES, Telling, short_name
from methuselah.wording import wrong

PAGE = Path(__file__).parents[1] / "frontend" / "src" / "words"
WORD = re.compile(r"[^\W\d_]{3,}", re.UNICODE)
PRINTED = {"capacity", "methuselah", "play", "learned"}
"""Words of commands, and those that stand on cards in any language."""


class Texts(visitor.Visitor):
    """What stands in the messages beside their arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.append(node.value)


def texts_of(language: str) -> Iterator[str]:
    """All that the files of a language say, piece by piece."""
    folders = [folder / language for folder in (PHRASES, wrong.PHRASES, SAID_BY_CARDS, PAGE)]
    for file in (file for folder in folders for file in folder.glob("*.ftl")):
        texts = Texts()
        texts.visit(FluentParser().parse(file.read_text("utf-8")))
        yield from (text.replace("Blood Sorcery", "") for text in texts.found)


@cache
def words_of(language: str) -> frozenset[str]:
    """Every word that the files of a language use."""
    return frozenset(word for text in texts_of(language) for word in WORD.findall(text.lower()))


@cache
def english_alone(language: str) -> frozenset[str]:
    """What the English files say and those of this language never do."""
    return words_of("en") - words_of(language) - PRINTED


def names_in(state: State) -> list[str]:
    """The names of cards, Methuselahs, clans, Paths and cities, which nobody translates."""
    faces = [one.face for one in state.setting.definitions]
    names = {one.name for one in faces} | {short_name(one.name) for one in faces}
    names |= {clan for face in faces for clan in face.clans} | set(state.setting.names)
    names |= {face.path for face in faces if face.path}
    names |= {Telling(state, -1).named(seat) for seat in range(len(state.seats))}
    return sorted(names, key=len, reverse=True)


def english_in(lines: Iterable[str], language: str, names: Iterable[str]) -> list[str]:
    """The lines with a word that only the English files have, each with these words."""
    known = list(names)
    wrong_lines = []
    for line in dict.fromkeys(lines):
        bare = line
        for name in known:
            bare = bare.replace(name, "")
        said = english_alone(language) & set(WORD.findall(bare.lower()))
        if said:
            wrong_lines.append(f"{sorted(said)}: {line}")
    return wrong_lines

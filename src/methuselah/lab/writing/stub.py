"""The stub of a test file for a card: its marks, a function for each sentence and ruling.

A stub proves nothing and does not pretend to: every function fails until it is written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from methuselah.lab.writing.homes import FOLDERS
from methuselah.lab.writing.masking import masked, sentences_of
from methuselah.lab.writing.scenes import Scene, scene_of_ruling, scene_of_type, scenes_of_sentence
from methuselah.lab.writing.twins import twins
from methuselah.pool import Face, pool

__all__ = ["file_of", "stub"]

UNWRITTEN: Final = "not written yet: play it by the checklist in docs/writing-cards.md"
WORDS: Final = 6
"""The words of a sentence that make the name of its test."""
_WORD: Final = re.compile(r"<(\w+)>|[a-z]+|\d+")
_PLAIN: Final = frozenset(
    "a an the this that of to and is in on or be as can by with it for number self".split()
)
_DOCSTRINGS: Final = {
    "sentence": "Say the scenario: who may, who may not, what changes, what must not.",
    "ruling": "Say the scene that comes out differently if the ruling is not followed.",
}


def _slug(text: str, words: int = WORDS) -> str:
    found = [match[1] or match[0] for match in _WORD.finditer(text.lower())]
    kept = [word for word in found if word not in _PLAIN]
    return "_".join(kept[:words]) or "does_what_it_says"


def _own(face: Face) -> str:
    return _slug(re.sub(r"[^a-z0-9 ]", "", face.printed_name.lower()), 3)


def file_of(face: Face) -> str:
    """The test file that a stub proposes."""
    folder = "crypt/named" if face.crypt else FOLDERS.get(face.types[0], face.types[0])
    return f"tests/cards/{folder}/test_{_own(face)}.py"


def stub(face: Face) -> str:
    """The source of a test file for a card that is not written yet.

    Each function fails by itself; where a scene plays the sentence or the ruling, its call stands
    there with its cast left open.
    """
    functions: dict[str, list[str]] = {}
    used: set[str] = set()
    for name, lines, scene in (*_of_sentences(face), *_of_rulings(face)):
        while name in functions:
            name += "_too"
        functions[name] = lines
        if scene:
            used.add(f"from {scene.module} import {scene.name}")
    head = [
        f'"""{face.printed_name}: say here what it is about."""',
        "",
        "from __future__ import annotations",
        "",
        "import pytest",
        "",
        *sorted(used),
        "from table_talk import Table",
        "",
        f"CARD = {json.dumps(face.name, ensure_ascii=False)}",
        "",
    ]
    body = [
        line.replace("NAME", name) for name, lines in functions.items() for line in ("", *lines)
    ]
    return "\n".join([*head, *body]).rstrip() + "\n"


def _function(kind: str, hints: list[str], scene: Scene | None, *marks: str) -> list[str]:
    call = () if scene is None else (f"the scene, with its cast: {scene.call}",)
    return [
        *marks,
        "def test_NAME(table: Table) -> None:",
        f'    """{_DOCSTRINGS[kind]}"""',
        *(f"    # {hint}" for hint in (*call, *hints)),
        f'    pytest.fail("{UNWRITTEN}")',
        "",
    ]


def _of_sentences(face: Face) -> Iterator[tuple[str, list[str], Scene | None]]:
    """A function for each sentence: named after its words, masked."""
    if scene := scene_of_type(face):
        yield f"{_own(face)}_comes_into_play_as_printed", _function("sentence", [], scene), scene
    for sentence in sentences_of(face):
        said = masked(face, sentence)
        level = "_".join(_slug(mark) for mark in said.level)
        name = "_".join(part for part in (_own(face), level, _slug(said.text)) if part)
        found = scenes_of_sentence(face, sentence)
        hints = [f"also: {one}" for one in found[1:]]
        yield (
            name,
            _function("sentence", hints, found[0] if found else None),
            next(iter(found), None),
        )


def _of_rulings(face: Face) -> Iterator[tuple[str, list[str], Scene | None]]:
    """A function for each ruling with its mark, and where the same words are played already."""
    for ruling in pool().rulings_on(face.id):
        scene = scene_of_ruling(ruling)
        hints: list[str] = []
        for twin in twins(ruling)[:2]:
            test = twin.tests[0] if twin.tests else None
            where = (f"{test.path}::", test.function) if test else ("docs/rulings/reasons.yaml",)
            hints += [f"the same words, {twin.mark}:", *(f"  {part}" for part in where)]
        name = f"{_own(face)}_ruling_{ruling.index}"
        mark = f"@pytest.mark.ruling(CARD, {ruling.index})"
        yield name, _function("ruling", hints, scene, mark), scene

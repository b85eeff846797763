"""Finished cards to learn from: for each sentence of a text, those that say the most alike.

The measure is that of `recognising` (content words, stemmed), each word weighing the more the
fewer sentences have it, so that "strike" says more than "minion". For writers of cards: what a
text says has mostly been said by a finished card, with a test that shows how it is played.
"""

from __future__ import annotations

import functools
import math
import re
from collections import Counter
from typing import Final

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.lab.coverage import definition_places
from methuselah.lab.ledger import source_tree
from methuselah.lab.recognising import FACE_SAYS, words_of
from methuselah.pool import Face, pool
from methuselah.pool.faces import sentences
from methuselah.pool.keywords import keywords

__all__ = ["home_of", "models", "played_in", "spoken"]

ALIKE: Final = 0.45
"""Sentences less like each other than this are no models."""
SAME_TYPE: Final = 1.15
"""A card of the same type is nearer by this."""
FOLDERS: Final = {"action modifier": "modifier", "political action": "political"}
"""The folders of cards that are not called after the type."""
ARGUMENT: Final = re.compile(r"\+\d stealth action\.|Ammo\.")
"""Sentences that are an argument or a keyword."""
FIRST_LEVEL: Final = re.compile(r"^\[([A-Za-z]{3})\]", re.MULTILINE)
Words = frozenset[str]


def spoken(face: Face) -> list[str]:
    """The sentences of a text that a definition must say."""
    text = keywords(face).rest if face.crypt else face.text
    said = (one for one in sentences(text) if not FACE_SAYS.match(one))
    return [one for one in said if not ARGUMENT.fullmatch(one)]


def _words(face: Face, sentence: str) -> Words:
    """The content words of a sentence, without the card's own name."""
    own = words_of(face.printed_name) if face.crypt else frozenset()
    return words_of(re.sub(r"\([^)]*\)", " ", sentence)) - own


@functools.cache
def _known() -> tuple[tuple[Definition, Words], ...]:
    """Every sentence of the definitions that are written, as words."""
    written = definition_places()
    return tuple(
        (one, words)
        for one in definitions().values()
        if one.name in written
        for sentence in spoken(one.face)
        if (words := _words(one.face, sentence))
    )


@functools.cache
def _weights() -> dict[str, float]:
    counted = Counter(word for _, words in _known() for word in words)
    return {word: math.log(len(_known()) / number) for word, number in counted.items()}


def _weight(words: Words) -> float:
    return sum(_weights().get(word, 0.0) for word in words)


def models(face: Face, sentence: str, most: int = 3) -> list[Definition]:
    """The finished cards that say most nearly what a sentence says, the nearest first."""
    words = _words(face, sentence)
    best: dict[str, tuple[float, Definition]] = {}
    for one, said in _known():
        both = 2 * _weight(words & said)
        like = both / (_weight(words) + _weight(said) or 1)
        like *= SAME_TYPE if set(one.face.types) & set(face.types) else 1
        if one.id != face.id and like >= ALIKE and like > best.get(one.name, (0.0, one))[0]:
            best[one.name] = (like, one)
    near = sorted(best.values(), key=lambda found: (-found[0], found[1].name))
    return [one for _, one in near[:most]]


@functools.cache
def _tests() -> tuple[tuple[str, str], ...]:
    """The tests of cards in a checkout: path and source."""
    root = source_tree()
    files = () if root is None else sorted((root / "tests" / "cards").glob("test_*.py"))
    return tuple((f"tests/cards/{path.name}", path.read_text("utf-8")) for path in files)


def played_in(name: str) -> list[str]:
    """The tests that play a card under any of its names, those that name it most often first."""
    quoted = {said for one in _names(name) for said in (f'"{one}"', repr(one))}
    found = [(sum(source.count(said) for said in quoted), path) for path, source in _tests()]
    return [path for number, path in sorted(found, key=lambda one: -one[0]) if number]


def _names(name: str) -> tuple[str, ...]:
    """What a test may call a card: with its group or without."""
    face = pool()[name]
    return tuple(dict.fromkeys((face.name, face.printed_name, *face.names)))


def _first(face: Face) -> str:
    """The Discipline of the first level of a text, else the first that the face requires."""
    level = FIRST_LEVEL.search(face.text)
    if level:
        return level[1].lower()
    return face.disciplines[0] if face.disciplines else ""


def home_of(face: Face) -> str:
    """The module in which a definition is to stand."""
    if face.crypt:
        clan = (face.clans or ("imbued",))[0].lower().replace(" ", "_")
        return f"cards/crypt/{'imbued' if 'imbued' in face.types else clan}.py"
    kind = FOLDERS.get(face.types[0], face.types[0])
    if kind == "master":
        return "the module of its topic in cards/master"
    if kind == "equipment" and "weapon" in face.keywords:
        return "cards/equipment/weapons.py"
    if kind == "political" and "title" in face.keywords:
        return "cards/political/titles.py"
    if not face.disciplines:
        return f"cards/{kind}/no_discipline.py"
    first = _first(face)
    places = definition_places()
    named = Counter(
        places[one.name].split(":")[0].rpartition("/")[2]
        for one in definitions().values()
        if one.name in places and one.face.library and _first(one.face) == first
    )
    module = next((module for module, _ in named.most_common(1)), f"a module for {first}")
    home = f"cards/{kind}/{module}"
    there = {place.split(":")[0] for place in places.values()}
    return home if home in there else f"{home} (a new module)"

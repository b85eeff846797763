"""The vocabulary, searched: by a word, by a part of one, by what a text says.

Words are those of `methuselah.language` and the names that definitions write in quotes. Who says
one is read from the sources of the definitions.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from methuselah.cards import place_of, written
from methuselah.lab.auditing.recognising import words_of
from methuselah.lab.writing.phrasebook import SAYINGS
from methuselah.lab.writing.vocabulary import MODULES, QUOTED, arguments, told_below
from methuselah.pool import Face, pool

__all__ = ["Saying", "Word", "found_by", "said_with", "sayings_for", "topics", "words"]


@dataclass(frozen=True)
class Word:
    """A word: as it is written, its one-line meaning, its module (or the list of names it is in)
    with the line, and the cards that say it, those with the shortest definitions first.
    """

    name: str
    signature: str
    meaning: str
    topic: str
    place: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Saying:
    """What a printed text says and what to write for it."""

    says: str
    write: str


_TOKEN: Final = re.compile(r"\"[^\"\n]*\"|\b[A-Za-z_]\w*")
_FEWEST: Final = 0.4
"""A word that fewer of the cards say whose text has the phrase is not shown for it."""


@functools.cache
def _blocks() -> Mapping[str, str]:
    """The source of each definition, by the card's name as it is written there."""
    by_file: dict[str, list[tuple[int, str]]] = {}
    for name, place in written().items():
        by_file.setdefault(str(place.path), []).append((place.start, name))
    found: dict[str, str] = {}
    for many in by_file.values():
        starts = sorted(many)
        source = written()[starts[0][1]].path.read_text("utf-8")
        ends = [*(start for start, _ in starts[1:]), len(source)]
        for (start, name), end in zip(starts, ends, strict=True):
            found[name] = source[start:end]
    return found


@functools.cache
def _sayers() -> Mapping[str, tuple[str, ...]]:
    """The cards whose definition has a token, a name or a name in quotes, the shortest first."""
    found: dict[str, list[str]] = {}
    for card, block in sorted(_blocks().items(), key=lambda one: (len(one[1]), one[0])):
        for token in set(_TOKEN.findall(block.partition(",")[2])):
            found.setdefault(token, []).append(card)
    return {token: tuple(many) for token, many in found.items()}


@functools.cache
def words() -> tuple[Word, ...]:
    """Every word of the language, then every name in quotes, topic by topic."""
    return tuple(
        [one for name in MODULES for one in _of_module(name)]
        + [one for title, names in QUOTED.items() for one in _quoted(title, names)]
    )


def topics() -> dict[str, tuple[str, int]]:
    """The topics of the vocabulary: what each is about, and how many words it has."""
    counted = Counter(one.topic for one in words())
    about = {name: (_module(name).__doc__ or "").splitlines()[0].rstrip(".") for name in MODULES}
    about |= dict.fromkeys(QUOTED, "names in quotes")
    return {topic: (said, counted[topic]) for topic, said in about.items()}


def _module(name: str) -> ModuleType:
    return importlib.import_module("methuselah.language." + name)


def _of_module(name: str) -> Iterator[Word]:
    module = _module(name)
    told = told_below(module)
    source = inspect.getsource(module)
    for word in sorted(module.__all__, key=str.lower):
        value = getattr(module, word)
        if inspect.isclass(value):
            continue
        signature, meaning = word, told.get(word, "")
        if inspect.isfunction(value):
            signature = f"{word}({', '.join(arguments(value))})"
            meaning = (inspect.getdoc(value) or "").split("\n\n")[0].replace("\n", " ")
        begins = re.search(rf"^(?:def )?{word}\b", source, re.MULTILINE)
        line = source.count("\n", 0, begins.start()) + 1 if begins else 1
        yield Word(
            word,
            signature,
            meaning,
            name,
            f"language/{name.replace('.', '/')}.py:{line}",
            _sayers().get(word, ()),
        )


def _quoted(title: str, names: Mapping[str, str]) -> Iterator[Word]:
    for name, meaning in names.items():
        quoted = f'"{name}"'
        place = f"language/names.py ({title[0].lower()}{title[1:]})"
        yield Word(name, quoted, meaning, title, place, _sayers().get(quoted, ()))


def found_by(query: str) -> list[Word]:
    """The words that a query finds: by name first, then by a part of it, then by meaning.

    Of a query of several words all must be there, in any form ("searches your library").
    """
    asked = query.lower().strip().strip('"')
    wanted = words_of(asked) or {asked}
    ranked: list[tuple[int, int, Word]] = []
    for one in words():
        name = one.name.lower()
        if name == asked:
            rank = 0
        elif asked.replace(" ", "_") in name or asked in name:
            rank = 1
        elif wanted <= words_of(f"{name.replace('_', ' ')} {one.meaning}"):
            rank = 2
        else:
            continue
        ranked.append((rank, -len(one.cards), one))
    return [one for _, _, one in sorted(ranked, key=lambda found: found[:2])]


def sayings_for(query: str) -> list[Saying]:
    """What texts say that has the words of a query, with what to write."""
    wanted = words_of(query)
    return [
        Saying(one.says, one.write)
        for one in SAYINGS
        if wanted and wanted <= words_of(f"{one.says} {one.write}")
    ]


def _faces_saying(query: str) -> list[Face]:
    """The finished cards whose text has these words one after the other, in any form."""
    parts = [re.escape(part) for part in query.lower().split()]
    pattern = re.compile(r"\b" + r"\W+".join(f"{part}\\w*" for part in parts))
    return [face for face in pool() if pattern.search(face.text.lower()) and place_of(face)]


def said_with(query: str, most: int = 6) -> list[tuple[Word, tuple[str, ...], int]]:
    """The words that definitions say where the text has a phrase, and others do not.

    Each with the cards that have both, and of how many whose text has the phrase.
    """
    cards = {face.id for face in _faces_saying(query)}
    named = {name for name in _blocks() if (face := pool().get(name)) and face.id in cards}
    if not named:
        return []
    scored: list[tuple[float, Word, tuple[str, ...]]] = []
    everybody = len(_blocks())
    for one in words():
        both = tuple(card for card in one.cards if card in named)
        share = len(both) / len(named)
        if share >= _FEWEST and len(both) > 1:
            scored.append((share * share / (len(one.cards) / everybody), one, both))
    best = {
        one.signature: (one, both, len(named))
        for _, one, both in sorted(scored, key=lambda found: found[0])
    }
    return list(reversed(best.values()))[:most]

"""Like sentences, like definitions: cards that say the same have the same parts.

Two sentences are alike when they are equal once names, clans, Disciplines, sects, titles and
numbers are masked; two parts are alike when they are equal once the same is masked. `outliers`
finds the cards whose part is unlike the others' with the same sentence, and those that differ
from them in a value in which the sentences do not, or the other way round: a wrong clan, 2 blood
for 1. Each is a defect, a second spelling, or written down in `explanations_alike.json` with its
reason; an explanation that explains nothing any more is found as well.

How the parts are attributed to sentences: `methuselah.lab.writing.readings`.
"""

from __future__ import annotations

import ast
import functools
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from methuselah.lab.writing.index import digest_of_package, index
from methuselah.lab.writing.readings import Reading, contains, readings
from methuselah.lab.writing.scopes import Atom, Scope
from methuselah.lab.writing.skeletons import differences
from methuselah.lab.writing.values import unexplained, unused

__all__ = ["Explained", "Outlier", "among", "explanations", "outliers", "unneeded"]

EXPLANATIONS: Final = Path(__file__).with_name("explanations_alike.json")
Place = tuple[str, str, int]
"""A card, one of its levels, and the number of a sentence."""


@dataclass(frozen=True)
class Outlier:
    """A card that says a sentence otherwise than another. sentence: its number in the text of
    the card; level: "dom", "whole" for a card in play with levels, "" without one.
    """

    card: str
    level: str
    sentence: int
    like: str
    words: str

    @property
    def place(self) -> Place:
        """What an explanation names."""
        return self.card, self.level, self.sentence


@dataclass(frozen=True)
class Explained:
    """Why a card is right to say a sentence otherwise."""

    card: str
    level: str
    sentence: int
    why: str

    @property
    def place(self) -> Place:
        """The outlier that it explains."""
        return self.card, self.level, self.sentence


@functools.cache
def explanations() -> tuple[Explained, ...]:
    """Those that are written down."""
    rows = json.loads(EXPLANATIONS.read_text("utf-8"))
    return tuple(Explained(**row) for row in rows)


def outliers() -> list[Outlier]:
    """Every outlier without an explanation."""
    known = {one.place for one in explanations()}
    return [one for one in _all_outliers() if one.place not in known]


def unneeded() -> list[Explained]:
    """Explanations of what is no outlier any more."""
    found = {one.place for one in _all_outliers()}
    return [one for one in explanations() if one.place not in found]


@functools.cache
def _all_outliers() -> tuple[Outlier, ...]:
    """Kept in the index for as long as nothing in the package changes: it takes two seconds."""
    digest = digest_of_package()
    if digest is None:
        return _found()
    kept = index()
    kept.keep("outliers", digest, _fill)
    rows = kept.ask("SELECT card, level, sentence, alike, words FROM outliers ORDER BY rowid")
    return tuple(Outlier(*row) for row in rows)


def _fill(tables: Connection) -> None:
    tables.execute("DROP TABLE IF EXISTS outliers")
    tables.execute(
        "CREATE TABLE outliers (card TEXT, level TEXT, sentence INTEGER, alike TEXT, words TEXT)"
    )
    rows = [(one.card, one.level, one.sentence, one.like, one.words) for one in _found()]
    tables.executemany("INSERT INTO outliers VALUES (?, ?, ?, ?, ?)", rows)


def _found() -> tuple[Outlier, ...]:
    found = [one for ones in (*readings().values(), *_of_all_types()) for one in among(ones)]
    return tuple({one.place: one for one in found}.values())


def _of_all_types() -> Iterator[Sequence[Reading]]:
    """What cards in play say alike, whatever their types are: abilities, by their sentences."""
    found: dict[str, list[Reading]] = defaultdict(list)
    for (_, _, text), ones in readings().items():
        for one in ones:
            if one.atoms and all(atom.role == "ability" for atom in one.atoms):
                found[text].append(one)
    yield from found.values()


def among(ones: Sequence[Reading]) -> Iterator[Outlier]:
    """The outliers among the readings of one sentence."""
    ones = [one for one in ones if not one.mixed and not (one.guessed and _is_as_above(one.scope))]
    if len({one.scope.face.name for one in ones}) < 2:
        return
    said: dict[object, list[Reading]] = defaultdict(list)
    for one in ones:
        said[one.skeletons].append(one)
    most = max(said.values(), key=_weight)
    for alike in said.values():
        for one in alike:
            if alike is not most and _unlike(one, most[0]):
                words = f"{_source(one.atoms)} stands for {_source(most[0].atoms)}"
                yield _outlier(one, most[0], words)
        yield from _values(alike)


def _weight(alike: Sequence[Reading]) -> tuple[int, int]:
    """A reading that follows counts twice as much as one that is guessed, each card once; of two
    the shorter one, which has no filter more."""
    cards = {one.scope.face.id: 1 if one.guessed else 2 for one in alike}
    return sum(cards.values()), -len(repr(alike[0].skeletons))


def _unlike(one: Reading, other: Reading) -> bool:
    """Whether two readings of a sentence contradict each other.

    A guess may have given a part to a neighbour: then the whole scopes are asked for it.
    """
    if not one.guessed and not other.guessed:
        return True
    return not (contains(one.scope, other.skeletons) or contains(other.scope, one.skeletons))


def _values(alike: Sequence[Reading]) -> Iterator[Outlier]:
    """The readings that differ from the first in another value than their sentences do."""
    first = alike[0]
    for one in alike[1:]:
        if not first.atoms or _is_as_above(first.scope) or _is_as_above(one.scope):
            continue
        faces = first.scope.face, one.scope.face
        leaves = list(differences(_made(first.atoms), _made(one.atoms)))
        own = first.said.masked.values, one.said.masked.values
        wide = first.scope.values, one.scope.values
        values = wide if first.scope.key == one.scope.key else own
        for left, right in unexplained(leaves, values, faces):
            yield _outlier(one, first, f"{right!r} stands for {left!r}")
        if not (first.guessed or one.guessed):
            pairs = unused(leaves, own)
            of_title = any(old[0] == "title" for old, _ in zip(*own, strict=True))
            for old, new in pairs:
                if of_title and old[0] == "sect":
                    continue  # the title is that of its sect
                words = f"it says {new[1]} for {old[1]} and its definition is the same"
                yield _outlier(one, first, words)


def _made(atoms: Sequence[Atom]) -> tuple[object, ...]:
    return tuple(atom.made for atom in atoms)


def _is_as_above(scope: Scope) -> bool:
    """Whether a later level changes what an earlier one says."""
    return any("s above" in said.masked.text for said in scope.said)


def _outlier(one: Reading, like: Reading, words: str) -> Outlier:
    scope = one.scope
    return Outlier(scope.face.name, scope.level, one.said.number, like.scope.face.name, words)


def _source(atoms: Sequence[Atom]) -> str:
    return ", ".join(ast.unparse(atom.source) for atom in atoms) or "nothing"

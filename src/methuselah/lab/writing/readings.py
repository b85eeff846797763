"""Which part of a definition says which sentence of its text.

Read off the finished cards, in this order. What says the only sentence of a scope says that
sentence. Where all sentences but one are known, what is left says the other one, and so on until
nothing more is found. What is left even then goes, part by part, to the sentence whose words are
most like what the part says of itself; such a reading is `guessed`.
"""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from methuselah.cards import definitions
from methuselah.engine.definitions import Effect, Mode, Static, Trigger
from methuselah.lab.auditing.recognising import words_of
from methuselah.lab.writing.scopes import WHOLE, Atom, Said, Scope, kind_of, scopes
from methuselah.language.speaking import effect_words, sentence
from methuselah.language.speaking.book import book
from methuselah.language.speaking.ways import answer, standing

__all__ = ["FRAMES", "Reading", "Shape", "contains", "is_frame", "readings", "shape_of"]

FRAMES: Final = {
    "action": "action",
    "action modifier": "modifier",
    "combat": "strike",
    "political action": "political",
    "equipment": "equips",
    "retainer": "employs",
    "ally": "recruits",
    "master": "master",
    "event": "event",
    "reaction": "reaction",
}
"""The way of each type of card, which no sentence says."""
IN_PLAY: Final = frozenset(("equips", "employs", "recruits"))
ROUNDS: Final = 8
Shape = tuple[str, bool, str]
"""The types of a card, whether it is said of a level, and the masked sentence."""


@dataclass(frozen=True)
class Reading:
    """One sentence of one finished card, with the parts that say it. guessed: by its words; mixed:
    a part may say what a neighbour says, since some sentence there got none."""

    scope: Scope
    said: Said
    atoms: tuple[Atom, ...]
    guessed: bool = False
    mixed: bool = False

    @property
    def skeletons(self) -> tuple[Any, ...]:
        """The masked parts."""
        return tuple((one.role, one.skeleton) for one in self.atoms)


def shape_of(scope: Scope, said: Said) -> Shape:
    """What a sentence has in common with those that say the same."""
    return kind_of(scope.face), bool(scope.level), said.shape


def is_frame(scope: Scope, atom: Atom) -> bool:
    """Whether a part follows from the type of the card: no sentence says it."""
    name = FRAMES.get(scope.face.types[0])
    if atom.role == "way":
        return bool(atom.made == name)
    return atom.role == "part" and ast.unparse(atom.source) == "put_in_play()"


def _taken(rest: Sequence[Atom], wanted: Iterable[Any]) -> tuple[list[Atom], list[Atom]] | None:
    """The atoms with these skeletons and the others; None if one is not there."""
    left, found = list(rest), []
    for role, skeleton in wanted:
        for atom in left:
            if (atom.role, atom.skeleton) == (role, skeleton):
                found.append(atom)
                left.remove(atom)
                break
        else:
            return None
    return found, left


def contains(scope: Scope, skeletons: Iterable[Any]) -> bool:
    """Whether a scope has parts with these skeletons."""
    return _taken(scope.atoms, skeletons) is not None


@functools.cache
def readings() -> dict[Shape, tuple[Reading, ...]]:
    """Every sentence that is finished, with its readings."""
    found: dict[Shape, list[Reading]] = {}
    open_ones = [scope for scope in scopes() if scope.said]
    for _ in range(ROUNDS):
        waiting: list[Scope] = []
        now: list[Reading] = []
        for scope in open_ones:
            known = _known(scope, found)
            if known is None:
                waiting.append(scope)
            else:
                now += known
        for reading in now:
            found.setdefault(shape_of(reading.scope, reading.said), []).append(reading)
        if not now:
            break
        open_ones = waiting
    for scope in open_ones:
        for reading in _guessed(scope, found):
            found.setdefault(shape_of(scope, reading.said), []).append(reading)
    return {shape: tuple(_opaque(one) for one in ones) for shape, ones in found.items()}


def _opaque(reading: Reading) -> Reading:
    """A part that a function of its module makes may say what a neighbour says."""
    opaque = len(reading.scope.said) > 1 and any(one.is_opaque for one in reading.atoms)
    return replace(reading, mixed=True) if opaque else reading


def _explained(
    scope: Scope, found: dict[Shape, list[Reading]]
) -> tuple[list[Reading], list[Said], list[Atom]]:
    """The sentences whose reading is known and there, those that are not, and the parts left."""
    rest = [atom for atom in scope.atoms if not is_frame(scope, atom)]
    done: list[Reading] = []
    unknown: list[Said] = []
    ranked = sorted(scope.said, key=lambda said: -_longest(found.get(shape_of(scope, said), ())))
    for said in ranked:
        counted = Counter(one.skeletons for one in found.get(shape_of(scope, said), ()))
        for skeletons, _ in counted.most_common():
            took = _taken(rest, skeletons)
            if took is not None:
                done.append(Reading(scope, said, tuple(took[0])))
                rest = took[1]
                if scope.level == WHOLE and not said.level:  # said of each level
                    rest = [atom for atom in rest if (atom.role, atom.skeleton) not in skeletons]
                break
        else:
            unknown.append(said)
    return done, unknown, rest


def _longest(ones: Sequence[Reading]) -> int:
    return max((len(one.atoms) for one in ones), default=0)


def _known(scope: Scope, found: dict[Shape, list[Reading]]) -> list[Reading] | None:
    """The readings of a scope if they follow from what is found already."""
    done, unknown, rest = _explained(scope, found)
    if len(unknown) == 1:
        return [*done, Reading(scope, unknown[0], tuple(rest))]
    return done if not unknown and not rest else None


# -- by words -------------------------------------------------------------------------------------


def _guessed(scope: Scope, found: dict[Shape, list[Reading]]) -> list[Reading]:
    """What is left goes to the sentence that is most like it, in printed order where two are."""
    done, unknown, rest = _explained(scope, found)
    known = [Reading(one.scope, one.said, one.atoms, guessed=True) for one in done]
    if not unknown:
        return known
    given: dict[int, list[Atom]] = {index: [] for index in range(len(unknown))}
    unknown = sorted(unknown, key=lambda said: scope.said.index(said))
    words = [words_of(re.sub(r"[<>]", " ", said.masked.text)) for said in unknown]
    for place, atom in enumerate(rest):
        spoken = _words(scope, atom)
        order = [abs(i / len(unknown) - place / len(rest)) for i in range(len(unknown))]
        likes = [
            (2 * len(spoken & one) / (len(spoken) + len(one) or 1) - 0.1 * order[i], i)
            for i, one in enumerate(words)
        ]
        given[max(likes, key=lambda like: (like[0], -like[1]))[1]].append(atom)
    mixed = not all(given.values()) or _chosen_later(list(given.values()))
    return known + [
        Reading(scope, said, tuple(given[i]), guessed=True, mixed=mixed)
        for i, said in enumerate(unknown)
    ]


def _chosen_later(given: Sequence[Sequence[Atom]]) -> bool:
    """Whether a part reads a choice that only a later sentence would make: they say it together."""
    chosen = next((place for place, atoms in enumerate(given) if _mentions(atoms, "choose(")), 0)
    return any(_mentions(atoms, "TARGET") for atoms in given[:chosen])


def _mentions(atoms: Sequence[Atom], word: str) -> bool:
    return any(word in ast.unparse(atom.source) for atom in atoms)


def _words(scope: Scope, atom: Atom) -> frozenset[str]:
    """The content words of what a part says of itself, and of its source."""
    definition = definitions()[scope.face.id]
    said = re.sub(r"\W|_", " ", ast.unparse(atom.source))
    if isinstance(atom.made, Mode):
        said += " " + sentence(definition, atom.made)
    elif isinstance(atom.made, Static):
        said += " " + standing(book("en"), definition, atom.made)
    elif isinstance(atom.made, Trigger):
        said += " " + answer(book("en"), definition, atom.made)
    elif isinstance(atom.made, Effect):
        said += " " + effect_words(atom.made, definition)
    return words_of(re.sub(r"\d+", " number ", said))

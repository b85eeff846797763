"""A definition put together from the sentences that finished cards say already.

Sentence by sentence the parts of the finished card that is the most alike, with the values of
this text; the way from the type of the card, the levels from the marks of its lines. What no
finished card says is a `Gap`, which no module loads with.
"""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from methuselah.engine.definitions import Mode, Strike
from methuselah.lab.writing.masking import Masked, clauses
from methuselah.lab.writing.putting import Model, NotPut, put_values
from methuselah.lab.writing.readings import FRAMES, Reading, Shape, readings
from methuselah.lab.writing.scopes import (
    ABILITIES,
    OF_THE_HAND,
    WHOLE,
    Atom,
    Said,
    Scope,
    is_combined,
    kind_of,
    said_by,
    scopes,
    scopes_of,
)
from methuselah.lab.writing.values import Value
from methuselah.pool import Face

__all__ = ["GAP", "Draft", "Way", "drafted"]

ONLY_ONE: Final = re.compile(r"a (?:vampire|minion) can have only <number> (?:<self>|[a-z ]+)\.")
"""What is read from the face (decision 0012)."""
ALIKE: Final = (frozenset(("crypt", "ally")), frozenset(("master", "event")))
"""Types of cards in play whose abilities are said alike."""
IN_PLAY: Final = frozenset(("equipment", "retainer", "ally"))
STAY: Final = frozenset(("master", "event"))
"""Types that are put into play by a word; those of equipment and the like have it in the way."""


GAP: Final = "GAP"
"""The name of what stands for a sentence that is not said yet."""


@dataclass
class Way:
    """A way with its arguments, as it is put together. name: "" until a sentence says which."""

    name: str = ""
    parts: list[ast.expr] = field(default_factory=list)
    terms: dict[str, ast.expr] = field(default_factory=dict)

    def source(self, name: str) -> ast.expr:
        """The call."""
        terms = [ast.keyword(key, value) for key, value in self.terms.items()]
        return ast.Call(ast.Name(self.name or name), self.parts, terms)


@dataclass
class Draft:
    """What is drafted of one card.

    abilities: without a level, in printed order; levels: the ways of each level; gaps: the
    numbers of the sentences that no finished card says, from 1; 0 is what the levels of a card
    come to when they are played together; models: the finished cards whose parts stand here;
    guesses: the sentences whose part was told apart by its words only, with the model of each.
    """

    face: Face
    abilities: list[ast.expr] = field(default_factory=list)
    levels: dict[str, list[ast.expr]] = field(default_factory=dict)
    gaps: list[int] = field(default_factory=list)
    models: Counter[str] = field(default_factory=Counter)
    guesses: dict[int, str] = field(default_factory=dict)
    has_way: bool = False


@functools.cache
def _wholes() -> dict[object, list[Scope]]:
    """Scopes by all that they say."""
    found: dict[object, list[Scope]] = defaultdict(list)
    for scope in scopes():
        if scope.said and scope.atoms:
            found[scope.key].append(scope)
    return found


def drafted(face: Face) -> Draft:
    """The draft of a card; its own definition, if there is one, is not looked at."""
    draft = Draft(face)
    if is_combined(face):
        draft.gaps.append(0)
        draft.abilities.append(_gap(0))
    for scope in scopes_of(face):
        whole = _wholes().get(scope.key, ())
        others = [one for one in whole if one.face.id != face.id]
        if not (others and _put_whole(draft, scope, others)):
            _put_sentences(draft, scope)
    _frame(draft)
    return draft


# -- a whole scope --------------------------------------------------------------------------------


def _put_whole(draft: Draft, scope: Scope, others: list[Scope]) -> bool:
    """The parts of a card that says just the same; False if a value has no place in them."""
    models = sorted(others, key=lambda one: _distance(one.values, scope.values))
    for model in models:
        rest = [_model(one.atoms, one.values) for one in others if one is not model]
        try:
            sources = put_values(_model(model.atoms, model.values), scope.values, rest)
        except NotPut:
            continue
        _place(draft, scope, model, list(zip(model.atoms, sources, strict=True)))
        draft.models[model.face.name] += 1
        return True
    return False


def _model(atoms: Sequence[Atom], values: tuple[Value, ...]) -> Model:
    return Model(tuple(atom.source for atom in atoms), values)


def _distance(one: Sequence[Value], other: Sequence[Value]) -> int:
    return sum(left != right for left, right in zip(one, other, strict=False))


# -- sentence by sentence -------------------------------------------------------------------------


def _put_sentences(draft: Draft, scope: Scope) -> None:
    found: list[tuple[Atom, ast.expr]] = []
    like: Scope | None = None
    of_hand = OF_THE_HAND.issuperset(scope.face.types) and scope.level != WHOLE
    for said in scope.said:
        parts = _said(draft, scope, said)
        if parts is None:
            gap = _gap(said.number)
            draft.gaps.append(said.number)
            found.append((Atom("part" if of_hand else "ability", "gap", gap, None, ""), gap))
            continue
        found += parts[1]
        like = parts[0]
    _place(draft, scope, like, found)


def _said(
    draft: Draft, scope: Scope, said: Said
) -> tuple[Scope, list[tuple[Atom, ast.expr]]] | None:
    """The parts that say a sentence, with its values; None if nobody says it."""
    if ONLY_ONE.fullmatch(said.masked.text):
        return scope, []
    known = _known(scope, said.shape)
    for reading in _best(known, said.masked.values):
        rest = [_model(one.atoms, one.said.masked.values) for one in known if one is not reading]
        model = _model(reading.atoms, reading.said.masked.values)
        try:
            sources = put_values(model, said.masked.values, rest)
        except (NotPut, ValueError):
            continue
        draft.models[reading.scope.face.name] += 1
        if reading.guessed:
            draft.guesses[said.number] = reading.scope.face.name
        return reading.scope, list(zip(reading.atoms, sources, strict=True))
    return _by_clauses(draft, scope, said)


def _gap(number: int) -> ast.expr:
    """What stands where a sentence is not said yet: no module loads with it."""
    return ast.Call(ast.Name(GAP), [ast.Constant(number)], [])


def _known(scope: Scope, text: str) -> list[Reading]:
    """Who says a sentence: cards of the same type, else others that are played or stay alike."""
    kind, marked = kind_of(scope.face), bool(scope.level)
    shapes: list[Shape] = [(kind, marked, text), (kind, not marked, text)]
    alike = [one for one in _of_any_type().get(text, ()) if _is_alike(scope.face, one)]
    for found in (*(readings().get(shape, ()) for shape in shapes), alike):
        others = [one for one in found if one.scope.face.id != scope.face.id]
        if known := [one for one in others if not one.mixed and _is_sure(one, others)]:
            return known
    return []


@functools.cache
def _of_any_type() -> dict[str, list[Reading]]:
    found: dict[str, list[Reading]] = defaultdict(list)
    for (_, _, text), ones in readings().items():
        found[text] += ones
    return found


def _is_alike(face: Face, reading: Reading) -> bool:
    """Whether cards of two types say a sentence with the same parts: both are of the hand and the
    type of this one is not in doubt, or both stay in play and are alike."""
    other = reading.scope.face
    if OF_THE_HAND.issuperset(face.types):
        theirs = OF_THE_HAND.issuperset(other.types) and reading.scope.level != WHOLE
        strikes = any(isinstance(atom.made, Strike | Mode) for atom in reading.atoms)
        sure = bool(reading.atoms) and not strikes and not _names_way(reading)
        return theirs and len(face.types) == 1 and sure
    kinds = {kind_of(face), kind_of(other)}
    return any(kinds <= alike for alike in ALIKE)


def _names_way(reading: Reading) -> bool:
    return any(atom.role == "way" for atom in reading.atoms)


def _is_sure(reading: Reading, found: list[Reading]) -> bool:
    """That a sentence needs two parts of a kind, one guess does not show; that it needs none at
    all, no guess: it may be an argument of another part ("cannot be dodged").
    """
    kinds = [type(atom.made) for atom in reading.atoms]
    if reading.guessed and not kinds:
        return False
    if not reading.guessed or (kinds and len(set(kinds)) == len(kinds)):
        return True
    alike = [one for one in found if one.skeletons == reading.skeletons]
    return len({one.scope.face.id for one in alike}) > 1


def _best(known: list[Reading], values: tuple[Value, ...]) -> list[Reading]:
    """The readings that most cards have first, and of those the one with the nearest values."""
    counted = Counter(one.skeletons for one in known if not one.guessed)
    counted.update(one.skeletons for one in known)
    return sorted(
        known, key=lambda one: (-counted[one.skeletons], _distance(one.said.masked.values, values))
    )


def _by_clauses(
    draft: Draft, scope: Scope, said: Said
) -> tuple[Scope, list[tuple[Atom, ast.expr]]] | None:
    """A sentence that says several things of one subject, each of which is known."""
    texts = clauses(said.masked.text)
    if len(texts) < 2 or sum(text.count("<") - text.count("<self>") for text in texts) != len(
        said.masked.values
    ):
        return None
    values = list(said.masked.values)
    found: list[tuple[Atom, ast.expr]] = []
    like: Scope | None = None
    for text in texts:
        many = text.count("<") - text.count("<self>")
        clause = Said(said.number, Masked(text, tuple(values[:many])), said.merged, said.level)
        del values[:many]
        parts = _said(draft, scope, clause)
        if parts is None:
            draft.gaps.append(said.number)
            gap = _gap(said.number)
            found.append((Atom("ability", "gap", gap, None, ""), gap))
        else:
            like = parts[0]
            found += parts[1]
    if like is None:
        draft.gaps = [number for number in draft.gaps if number != said.number]
    return None if like is None else (like, found)


# -- in its place ---------------------------------------------------------------------------------


def _place(
    draft: Draft, scope: Scope, like: Scope | None, found: list[tuple[Atom, ast.expr]]
) -> None:
    """The parts under their levels: those of a way in one call, every other one by itself."""
    by_level: dict[str, list[tuple[Atom, ast.expr]]] = defaultdict(list)
    for atom, source in found:
        in_play = atom.role == "ability" and not _is_way(atom)
        level = "" if in_play else _level(scope, like, atom)
        by_level[level].append((atom, source))
    frame = FRAMES.get(draft.face.types[0], "")
    for level, parts in by_level.items():
        way = Way()
        alone: list[ast.expr] = []
        for atom, source in parts:
            _add(way, alone, atom, source)
            draft.has_way = draft.has_way or _is_way(atom)
        if way.name or way.parts or way.terms:
            alone.insert(0, way.source(frame))
        into = draft.levels.setdefault(level, []) if level else draft.abilities
        into += alone
    if scope.level and scope.level != WHOLE:
        draft.levels.setdefault(scope.level, [])


def _add(way: Way, alone: list[ast.expr], atom: Atom, source: ast.expr) -> None:
    written = ast.unparse(source)
    if atom.role == "way":
        way.name = way.name or written
    elif atom.role == "part":
        if any(_says_as_much(part, source) for part in way.parts):
            return
        less = [part for part in way.parts if _says_as_much(source, part)]
        place = way.parts.index(less[0]) if less else len(way.parts)
        way.parts = [part for part in way.parts if part not in less]
        way.parts.insert(0 if isinstance(atom.made, Strike) else place, source)
    elif atom.role == "ability":
        if written not in map(ast.unparse, alone):
            alone.append(source)
    else:
        way.terms.setdefault(atom.role, source)


def _says_as_much(one: ast.expr, other: ast.expr) -> bool:
    """Whether one part is another, or the same with more said of it: a combat "with 1 maneuver"."""
    if ast.unparse(one) == ast.unparse(other):
        return True
    if not (isinstance(one, ast.Call) and isinstance(other, ast.Call)):
        return False
    if ast.unparse(one.func) != ast.unparse(other.func) or not other.args:
        return False
    more, less = (
        [*map(ast.unparse, call.args), *(ast.unparse(word) for word in call.keywords)]
        for call in (one, other)
    )
    return (
        len(more) > len(less)
        and more[: len(other.args)] == less[: len(other.args)]
        and (set(less) <= set(more))
    )


def _level(scope: Scope, like: Scope | None, atom: Atom) -> str:
    """The level of a part: that of the scope, or in a whole card the one in the same place."""
    if scope.level != WHOLE:
        return scope.level
    if not atom.level or like is None:
        return ""
    theirs = list(dict.fromkeys(one.level for one in like.atoms if one.level))
    ours = list(dict.fromkeys(_levels_of(scope.face)))
    place = theirs.index(atom.level) if atom.level in theirs else 0
    return ours[place] if place < len(ours) else atom.level


def _levels_of(face: Face) -> list[str]:
    return [level for level in said_by(face) if level]


def _is_way(atom: Atom) -> bool:
    """Whether it is how the card is played, or part of that."""
    made = atom.made if isinstance(atom.made, tuple) else (atom.made,)
    return atom.role != "ability" or any(
        isinstance(one, Mode) and one.play not in ABILITIES for one in made
    )


def _frame(draft: Draft) -> None:
    """The way that follows from the type: no sentence says it."""
    kind = draft.face.types[0]
    frame = FRAMES.get(kind, "")
    levels = [level for level in said_by(draft.face) if level]
    if frame and not draft.has_way and levels and kind in IN_PLAY:
        for level in levels:
            draft.levels.setdefault(level, []).append(ast.parse(f"{frame}()", mode="eval").body)
    elif frame and not draft.has_way and not draft.levels and (kind in IN_PLAY or not draft.gaps):
        into = "put_in_play()" if kind in STAY else ""
        draft.abilities.insert(0, ast.parse(f"{frame}({into})", mode="eval").body)

"""The scopes of a card: what it says without a level and at each level, and the parts that say it.

A line of a text that begins with the marks of Disciplines is a level of its own. What a card of
the hand says on a line without marks ("Only usable during a bleed action.") is said of each of
its levels. "As above" means the level before, too.
"""

from __future__ import annotations

import ast
import functools
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import methuselah.language
from methuselah.engine.definitions import Mode
from methuselah.lab.writing.masking import Masked, masked, sentences_of
from methuselah.lab.writing.parts import Part, Written, inlined, written
from methuselah.lab.writing.skeletons import Skeleton, skeleton
from methuselah.pool import Face, pool

__all__ = [
    "WHOLE",
    "Atom",
    "Said",
    "Scope",
    "evaluated",
    "kind_of",
    "said_by",
    "scopes",
    "scopes_of",
]

_MARKS: Final = re.compile(r"(?:\[[A-Za-z]{3}\](?: or )? ?)+")
_MARK: Final = re.compile(r"\[([A-Za-z]{3})\]")
_STEALTH: Final = re.compile(r"(?<!a )\+(\d) stealth action\.")
_NOT_USABLE: Final = re.compile(r"(?:^|(?<=\. )|(?<=\] ))Not usable [^.]*\.")
_PLURAL: Final = re.compile(r"(<number>(?: additional)? [a-z]+?|\bthey [a-z]+?)s\b")
_COMBINED: Final = "More than one Discipline can be used"
OF_THE_HAND: Final = frozenset(
    ("action", "action modifier", "combat", "political action", "reaction")
)
"""Types of cards whose text is about their playing, unless they stay in play."""
ABILITIES: Final = ("use", "act")
CALLED: Final = {
    "maneuver": "maneuvers()",
    "press": "presses()",
    "press_to_continue": 'presses(only="press continue")',
}
"""Words that are a way, and the words that take arguments."""
WHOLE: Final = "whole"
"""The level of a scope that is all of a card."""


@dataclass(frozen=True)
class Said:
    """A sentence of a card. number: its place among the sentences, from 1; merged: it stands
    behind [MERGED]; level: "inferior" or "superior", in a scope that is a whole card."""

    number: int
    masked: Masked
    merged: bool = False
    level: str = ""

    @property
    def shape(self) -> str:
        """The masked sentence."""
        mark = "[merged] " if self.merged else f"[{self.level}] " if self.level else ""
        return mark + _PLURAL.sub(r"\1", self.masked.text)


@dataclass(frozen=True)
class Atom:
    """The smallest part that is attributed to a sentence: an ability, or an argument of a way.

    role: "ability", "way" (the name of the way), "part" (an argument), or the name of a keyword
    argument; source: without names that a module shares; made: what it evaluates to.
    """

    role: str
    skeleton: Skeleton
    source: ast.expr
    made: Any
    module: str
    level: str = ""

    @property
    def is_opaque(self) -> bool:
        """Whether a function of its module makes it: what is said there cannot be told apart."""
        return isinstance(self.source, ast.Call) and not _is_word(self.source.func)


@dataclass(frozen=True)
class Scope:
    """What a card says at one level, "" without one. made: its parts whole."""

    face: Face
    level: str
    said: tuple[Said, ...]
    atoms: tuple[Atom, ...] = ()
    made: tuple[Skeleton, ...] = ()

    @property
    def key(self) -> tuple[Any, ...]:
        """What scopes that say the same have in common."""
        return (kind_of(self.face), bool(self.level), tuple(one.shape for one in self.said))

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        """What is masked in its sentences."""
        return tuple(value for one in self.said for value in one.masked.values)


def kind_of(face: Face) -> str:
    """The types of a card, by which like sentences may say different things."""
    return "crypt" if face.crypt else "/".join(face.types)


# -- sentences ------------------------------------------------------------------------------------


@functools.cache
def said_by(face: Face) -> dict[str, tuple[Said, ...]]:
    """The sentences of a text by their level ("dom", "obf_PRE"), each with its place."""
    found: dict[str, list[Said]] = {}
    number = 0
    before: list[str] = list(sentences_of(face))
    merged = False
    for line in face.text.replace("[MERGED]", "\n[MERGED]").splitlines():
        merged = merged or line.startswith("[MERGED]")
        head = None if face.crypt else _MARKS.match(line)
        levels = _levels(head[0]) if head else [""]
        here: list[Said] = []
        whole = line
        while before and before[0] in line:
            number += 1
            sentence = before.pop(0)
            line = line.partition(sentence)[0] + line.partition(sentence)[2]
            bare = sentence[head.end() :] if head and sentence.startswith(head[0]) else sentence
            here.append(Said(number, masked(face, bare), merged))
        if stealth := _STEALTH.search(line):
            more = Masked("+<number> stealth action.", (("number", stealth[1]),))
            here.insert(0, Said(0, more))
        here += [Said(0, masked(face, one)) for one in _NOT_USABLE.findall(whole)]
        for level in levels:
            found.setdefault(level, []).extend(here)
    return {level: tuple(said) for level, said in found.items() if said}


def _levels(marks: str) -> list[str]:
    return ["_".join(_MARK.findall(one)) for one in marks.split(" or ")]


# -- parts ----------------------------------------------------------------------------------------


def evaluated(module: str, source: ast.expr) -> Any:
    """What an expression means among the names of a module of cards."""
    whole = ast.fix_missing_locations(ast.Expression(source))
    return eval(compile(whole, "<a part>", "eval"), _names(module))


@functools.cache
def _names(module: str) -> dict[str, Any]:
    return vars(methuselah.language) | vars(importlib.import_module(module))


def _atoms(module: str, parts: list[Part]) -> Iterator[Atom]:
    """The arguments of the way, where there is one; else each part whole."""
    ways = [one for one in parts if isinstance(one.made, Mode) and one.made.play not in ABILITIES]
    for part in parts:
        source = _called(inlined(module, part.source))
        one_way = part in ways and len(ways) == 1
        if one_way and isinstance(source, ast.Call) and _is_word(source.func):
            name = ast.unparse(source.func)
            yield Atom("way", ("way", name), source.func, name, module)
            for one in source.args:
                for argument in _flat(one):
                    made = evaluated(module, argument)
                    yield Atom("part", skeleton(made), argument, made, module)
            for keyword in source.keywords:
                if keyword.arg and keyword.arg != "key":
                    made = evaluated(module, keyword.value)
                    masked_value = (keyword.arg, skeleton(made))
                    yield Atom(keyword.arg, masked_value, keyword.value, made, module)
        else:
            yield Atom("ability", skeleton(part.made), source, part.made, module)


def _is_word(source: ast.expr) -> bool:
    """Whether it is a word of the language, not of one module."""
    return isinstance(source, ast.Name) and hasattr(methuselah.language, source.id)


def _called(source: ast.expr) -> ast.expr:
    """`maneuver` as the call that it stands for."""
    called = CALLED.get(source.id) if isinstance(source, ast.Name) else None
    return ast.parse(called, mode="eval").body if called else source


def _flat(source: ast.expr) -> Iterator[ast.expr]:
    if not isinstance(source, ast.Starred):
        yield source
    elif isinstance(source.value, ast.Tuple):
        for one in source.value.elts:
            yield from _flat(one)
    else:
        yield source.value


def is_combined(face: Face) -> bool:
    """Whether the levels of a card are played together."""
    return _COMBINED in face.text


def scopes_of(face: Face, definition: Written | None = None) -> list[Scope]:
    """The scopes of a card; with the parts of its definition, where one is given.

    A card with levels that stays in play is one scope: what it does there is said of both. Where
    levels are combined, what is said of each is put together: such a card has no scope.
    """
    if is_combined(face):
        return []
    told = dict(said_by(face))
    parts: dict[str, list[Part]] = {}
    for part in definition.parts if definition else ():
        parts.setdefault(part.level, []).append(part)
    marked = any(told)
    if marked and (("" in parts) if definition else not OF_THE_HAND.issuperset(face.types)):
        return [_whole(face, told, definition)]
    general = told.get("", ()) if marked else ()
    found: list[Scope] = []
    last: tuple[Said, ...] = ()
    for level, said in told.items():
        if marked and not level:
            continue
        here = (*general, *said)
        if any("s above" in one.masked.text for one in said):
            here = (*last, *said)
        own = parts.get(level, [])
        atoms = tuple(_atoms(definition.module, own)) if definition else ()
        found.append(Scope(face, level, here, atoms, tuple(skeleton(one.made) for one in own)))
        last = here
    return found


def _whole(face: Face, told: dict[str, tuple[Said, ...]], definition: Written | None) -> Scope:
    said = tuple(
        replace(one, level=_case(level)) for level, sentences in told.items() for one in sentences
    )
    parts = definition.parts if definition else ()
    atoms = tuple(
        replace(atom, level=level)
        for level in dict.fromkeys(part.level for part in parts)
        for atom in _atoms(
            definition.module if definition else "", [p for p in parts if p.level == level]
        )
    )
    return Scope(face, WHOLE, said, atoms, tuple(skeleton(one.made) for one in parts))


def _case(level: str) -> str:
    """ "inferior" or "superior" or both: what of a level is not its Disciplines."""
    return "_".join(
        "superior" if code.isupper() else "inferior" for code in level.split("_") if code
    )


@functools.cache
def scopes() -> tuple[Scope, ...]:
    """Those of all definitions that are written."""
    return tuple(scope for name, one in written().items() for scope in scopes_of(pool()[name], one))

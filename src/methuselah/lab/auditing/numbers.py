"""Each number of a text stands in its definition, and each number of a definition in its text.

Exactly, but for what words turn: "4 or less" is below 5, "above 4" at least 5. And of the same
thing: 2 blood are no 1 blood, though a 2 stands elsewhere on the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from methuselah.engine.definitions import Definition, Mode, Node, Static, Strike
from methuselah.lab.auditing.printed import asked, told
from methuselah.lab.auditing.traces import numbers_in, walk
from methuselah.language.actions.course import ActionCost
from methuselah.language.changing.effects import Add, Counter, StealPool
from methuselah.language.changing.upcoming import NextAction
from methuselah.language.combat.damage import EnvironmentalDamage, InflictDamage
from methuselah.language.voting.votes import Votes

__all__ = ["misquoted", "mistaken", "unprinted", "unquoted"]

NUMBERS: Final = re.compile(r"(?<![\w.#])[+-]?(\d+)(?=r?\b)")
AT_MOST: Final = re.compile(
    r"(?:fewer|less) than (\d+)|capacity (?:below|less than) (\d+)|(\d+) or (?:less|fewer)"
)
ABOVE: Final = re.compile(r"(?:above|more than|over|exceeds) (?:a capacity of )?(\d+)|above (\d+)")
BEYOND: Final = re.compile(r"(\d+) or (?:more|above|greater)|at least (\d+)")
PASSING: Final = re.compile(
    r"\b1 (?:optional |additional |more )?(?:press|maneuver|additional ranged|conviction)|"
    r"\[\d convictions?\]|1 or more|\+1 master phase action|\+1 (?:hand size|bleed) for each|"
    r"burn(?:s)? 1 counter from this card|\+1 level|ha(?:s|ve) \d+ life|1, 2,? (?:and|or) 3"
)
"""Numbers that the words beside them say already, or that a face holds: life at superior."""
IN_WORDS: Final = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "thirteen": 13, "twice": 2, "both": 2, "half": 2, "double": 2,
    "doubled": 2, "pair": 2, "another": 2, "second": 2, "third": 3, "each other": 2,
}  # fmt: skip
BOUNDLESS: Final = 99
"""From here on a number stands for "all"."""


@cache
def _words() -> tuple[tuple[re.Pattern[str], int], ...]:
    return tuple((re.compile(rf"\b{word}\b"), number) for word, number in IN_WORDS.items())


def _ints(found: list[tuple[str, ...]] | list[str]) -> set[int]:
    return {
        int(one) for many in found for one in (many if isinstance(many, tuple) else (many,)) if one
    }


def _turned(text: str) -> dict[int, int]:
    """Numbers that a definition may write one more or one less, by the number of the text."""
    turned = {number: number + 1 for number in _ints(AT_MOST.findall(text))}
    turned |= {number: number - 1 for number in _ints(BEYOND.findall(text))}
    return turned | {number: number + 1 for number in _ints(ABOVE.findall(text))}


def _on_face(definition: Definition) -> set[int]:
    face = definition.face
    printed = (face.life, face.strength, face.bleed, face.blood_cost, face.pool_cost)
    return {abs(number) for number in (*printed, face.capacity) if number is not None}


def mistaken(definition: Definition) -> Iterator[str]:
    """Each number of the text stands in the definition or on the face, or one beside it."""
    text = PASSING.sub(" ", asked(definition))
    have = {*numbers_in(definition), *_on_face(definition)}
    turned = {number: {one, number - 1} for number, one in _turned(text).items()}
    for number in sorted(_ints(NUMBERS.findall(text))):
        if not have & {number, *turned.get(number, ())}:
            yield f"the text has the number {number} and the definition has not"


def unprinted(definition: Definition) -> Iterator[str]:
    """Each number of the definition, from 2 on, stands in the text or on the face."""
    text = told(definition)
    printed = {int(one) for one in re.findall(r"\d+", text)} | _on_face(definition)
    printed |= {number for words, number in _words() if words.search(text)}
    turned = {number + step for number in _ints(AT_MOST.findall(text)) for step in (1, -1)}
    turned |= {number + 1 for number in _ints(ABOVE.findall(text))}
    turned |= {number - 1 for number in _ints(BEYOND.findall(text))}
    for number in sorted({*numbers_in(definition)} - printed - turned):
        if 1 < number < BOUNDLESS:
            yield f"the definition has the number {number} and the text has not"


# -- of the same thing ------------------------------------------------------------------------

GROUPS: Final[dict[str, str]] = {
    "blood": r"(?:blood|life)",
    "pool": r"(?:pool)",
    "bleed": r"bleed\b",
    "stealth": r"stealth",
    "intercept": r"intercept",
    "strength": r"strength",
    "damage": r"r? ?(?:aggravated |unpreventable |environmental |ranged )*damage",
    "votes": r"votes?",
    "hand size": r"hand size",
}
"""What numbers are of, with the words for it."""

CHANGED: Final = {
    group: re.compile(
        rf"(?:reduc|increas|burn|steal|distribut|add|gain)\w*[^.\d]{{0,40}}"
        rf"{words}[^.\d]{{0,40}} (?:by|to) (\d+)|(\d+) of [a-z ]{{2,20}}{words}"
    )
    for group, words in GROUPS.items()
}
"""Numbers that stand behind their words: "reduce the bleed by 2", "burn 3 of their pool"."""

KINDS: Final = {
    "bleed": "bleed",
    "stealth": "stealth",
    "intercept": "intercept",
    "strength": "strength",
    "votes": "votes",
    "hand_size": "hand size",
}
MOVED: Final = {
    "gain blood": "blood",
    "burn blood": "blood",
    "gain pool": "pool",
    "burn pool": "pool",
}


@cache
def _group(name: str) -> re.Pattern[str]:
    between = r"(?:additional |more |less |fewer |extra |unpreventable |aggravated |of |the |a )*"
    return re.compile(rf"(?<![\w.])[+-]?(\d+)r? {between}(?:\w+ or )?(?:{GROUPS[name]})")


def _amount(node: Node) -> tuple[str, object] | None:
    """Of what a node has how many."""
    if isinstance(node, Static | Add | NextAction) and node.kind in KINDS:
        return KINDS[node.kind], node.amount
    if isinstance(node, Counter) and node.what in MOVED:
        return MOVED[node.what], node.amount
    if isinstance(node, StealPool):
        return "pool", node.amount
    if isinstance(node, Votes):
        return "votes", node.amount
    return None


def _written(definition: Definition) -> Iterator[tuple[str, int]]:
    """What a definition says how many of, where it says a number."""
    for node, _ in walk(definition):
        found = _amount(node)
        if found and isinstance(found[1], int) and found[1]:
            yield found[0], abs(found[1])
        elif isinstance(node, Mode):
            plain = node.kind not in ("equip", "employ", "recruit", "power") or node.play == "act"
            if node.stealth and node.kind != "political" and plain:
                yield "stealth", abs(node.stealth)
            if node.bleed:
                yield "bleed", node.bleed
        elif isinstance(node, Strike):
            if node.kind in ("damage", "melee", "hand") and isinstance(node.damage, int):
                yield from (("damage", abs(node.damage)),) if node.damage else ()
        elif isinstance(node, InflictDamage | EnvironmentalDamage):
            yield from (("damage", node.points),) if isinstance(node.points, int) else ()
        elif isinstance(node, ActionCost):
            yield from (("blood", node.blood),) if node.blood else ()


FULL: Final = ("bleed", "stealth", "intercept", "strength", "votes", "hand size")
"""Of these the definition has every number that the text has."""


@cache
def _signed(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w.])[+-](\d+) (?:additional )?{GROUPS[name]}(?! for each)")


def unquoted(definition: Definition) -> Iterator[str]:
    """Each +N or -N of the text is of the same thing in the definition, if that says a number."""
    text = PASSING.sub(" ", asked(definition))
    written: dict[str, set[int]] = {}
    for node, _ in walk(definition):
        found = _amount(node)
        if found:
            number = found[1] if isinstance(found[1], int) else BOUNDLESS
            written.setdefault(found[0], set()).add(abs(number))
        elif isinstance(node, Mode):
            written.setdefault("stealth", set()).add(abs(node.stealth))
            written.setdefault("bleed", set()).add(abs(node.bleed))
    for group in FULL:
        have = written.get(group, set())
        for number in sorted(_ints(_signed(group).findall(text)) - have):
            if number and BOUNDLESS not in have:
                yield f"the text has {number} {group} and the definition has not"


def misquoted(definition: Definition) -> Iterator[str]:
    """So much blood, pool, bleed, stealth, ... as the text says of each of them."""
    text = told(definition)
    written: dict[str, set[int]] = {}
    for group, number in _written(definition):
        written.setdefault(group, set()).add(number)
    for group, numbers in sorted(written.items()):
        printed = _ints(_group(group).findall(text)) | _ints(CHANGED[group].findall(text))
        for number in sorted(numbers - printed):
            if printed or number > 1:
                yield f"the definition has {number} {group} and the text has not"

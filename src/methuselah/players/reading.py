"""Reading what a way to use a card does, from its definition: bleed, stealth, damage, votes.

A player that reads the words of the language needs to know no card by name. A `Gist` is read
once for each way and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

from methuselah.engine.definitions import Amount, Definition, Mode, Node

__all__ = ["Gist", "gist_of", "gists_of", "nodes"]

Number = int | Amount


@dataclass(frozen=True, slots=True)
class Gist:
    """What a mode does. does: the classes of its effects and, for those that do one of several
    things, what they do ("lock", "gain blood"); adds: the numbers it adds, by kind; number: the
    first amount in it, for effects of counters.
    """

    mode: Mode
    does: frozenset[str]
    adds: tuple[tuple[str, Number], ...]
    counters: tuple[tuple[str, Number], ...]
    blood: int
    pool: int

    def plus(self, kind: str) -> int:
        """What it adds to something; an amount that depends on the table counts as 2."""
        return sum(
            number if isinstance(number, int) else 2 for name, number in self.adds if name == kind
        )

    def counts(self, what: str) -> int:
        """How many counters it moves in one way, such as "gain blood"."""
        return sum(
            number if isinstance(number, int) else 2
            for name, number in self.counters
            if name == what
        )

    @property
    def cost(self) -> float:
        """What its printed cost is worth in pool."""
        return 0.5 * self.blood + self.pool


_GISTS: Final[dict[tuple[int, str, str], Gist]] = {}


def gist_of(definition: Definition, verb: str, key: str) -> Gist | None:
    """The gist of one way: to play the card ("play", "act"), use it, or take its action."""
    kind = {"use": "use", "use action": "act"}.get(verb, "play")
    known = _GISTS.get((definition.id, kind, key))
    if known is not None:
        return known
    modes = {"use": definition.uses, "act": definition.actions}.get(kind, definition.modes)
    for mode in modes:
        if mode.key == key:
            gist = _GISTS[definition.id, kind, key] = _read(definition, mode, kind == "play")
            return gist
    return None


def gists_of(definition: Definition) -> tuple[Gist, ...]:
    """The gists of every way to play a card."""
    found = (gist_of(definition, "play", mode.key) for mode in definition.modes)
    return tuple(gist for gist in found if gist is not None)


def nodes(node: object) -> Iterator[Node]:
    """A node and all nodes inside it, in printed order."""
    if isinstance(node, Node):
        yield node
        for part in fields(node):
            yield from nodes(getattr(node, part.name))
    elif isinstance(node, tuple):
        for one in node:
            yield from nodes(one)


def _read(definition: Definition, mode: Mode, from_hand: bool) -> Gist:
    does: set[str] = set()
    adds: list[tuple[str, Number]] = []
    counters: list[tuple[str, Number]] = []
    for node in nodes((mode.announce, mode.effect, mode.terms, mode.passes)):
        name = type(node).__name__
        does.add(name)
        what = getattr(node, "what", None)
        kind = getattr(node, "kind", None)
        amount = getattr(node, "amount", None)
        if name == "Add" and isinstance(kind, str) and isinstance(amount, int | Amount):
            adds.append((kind, amount))
        elif isinstance(what, str):
            does.add(what)
            if isinstance(amount, int | Amount):
                counters.append((what, amount))
        elif name == "Votes" and isinstance(amount, int | Amount):
            adds.append(("votes", amount))
        elif isinstance(kind, str):
            does.add(kind)
    if mode.bleed:
        adds.append(("bleed", mode.bleed))
    face = definition.face
    return Gist(
        mode=mode,
        does=frozenset(does),
        adds=tuple(adds),
        counters=tuple(counters),
        blood=max(0, face.blood_cost or 0) if from_hand else 0,
        pool=max(0, face.pool_cost or 0) if from_hand else 0,
    )

"""Reading what a way to use a card does, from its definition: bleed, stealth, damage, votes.

A player that reads the words of the language needs to know no card by name. A `Gist` is read
once for each way and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import wraps
from typing import Final, TypeVar

from methuselah.engine.definitions import Amount, Definition, Mode, Node
from methuselah.language.changing.effects import Add, Change, Counter, Move
from methuselah.language.combat.damage import Prevent
from methuselah.language.combat.fighting import Additional
from methuselah.language.reading.seats import Seats
from methuselah.language.voting.votes import Votes

__all__ = ["Gist", "gist_of", "gists_of", "nodes", "read_once"]

Number = int | Amount
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Gist:
    """What a mode does.

    does: the words that its effects are; says: what those that can do several things do
    ("lock", "gain blood", "blood to pool"); adds: the numbers it adds, by kind; counters: the
    counters it moves, by what is done with them; blood and pool: its printed cost.
    """

    mode: Mode
    does: frozenset[type[Node]]
    says: frozenset[str]
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


def read_once(read: Callable[[Definition], T]) -> Callable[[Definition], T]:
    """What is read from a definition, kept for each card."""
    known: dict[int, T] = {}

    @wraps(read)
    def reading(definition: Definition) -> T:
        if definition.id not in known:
            known[definition.id] = read(definition)
        return known[definition.id]

    return reading


@read_once
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
    does: set[type[Node]] = set()
    says: set[str] = set()
    adds: list[tuple[str, Number]] = []
    counters: list[tuple[str, Number]] = []
    if mode.bleed:
        adds.append(("bleed", mode.bleed))
    for node in nodes((mode.announce, mode.effect, mode.terms, mode.passes)):
        does.add(type(node))
        if isinstance(node, Add):
            adds.append((node.kind, node.amount))
        elif isinstance(node, Prevent):
            adds.append(("prevent", node.amount))
        elif isinstance(node, Additional):
            adds.append(("strikes", node.amount))
        elif isinstance(node, Votes):
            adds.append(("votes", node.amount))
        elif isinstance(node, Counter):
            says.add(node.what)
            counters.append((node.what, node.amount))
        elif isinstance(node, Change):
            says.add(node.what)
        elif isinstance(node, Move):
            says.update(_moves(node))
    face = definition.face
    return Gist(
        mode=mode,
        does=frozenset(does),
        says=frozenset(says),
        adds=tuple(adds),
        counters=tuple(counters),
        blood=max(0, face.blood_cost or 0) if from_hand else 0,
        pool=max(0, face.pool_cost or 0) if from_hand else 0,
    )


def _moves(node: Move) -> tuple[str, ...]:
    """Which way counters are moved, where a pool is one of the ends."""
    if isinstance(node.to, Seats):
        return ("blood to pool",)
    return ("pool to blood",) if isinstance(node.source, Seats) else ()

"""The tree of a search: what each Methuselah knows is a node, and each looks after herself.

A node is an information set of whoever is asked there: the way that led to it, in the words of
what she can tell apart. Worlds are dealt again for each visit, so the options of a node differ
from visit to visit (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree
Search"). Values are vectors, backed up max^n (Luckhardt and Irani 1986).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from methuselah.engine.decisions import Decision, Option
from methuselah.engine.state import State

__all__ = ["Key", "Node", "key_of", "likely"]

Key = tuple[str, int, int, str, int, int, int, str]
"""An option as whoever takes it can tell it from others: two copies in a hand are alike."""

EXPLORES: Final = 0.25
"""How much a prior counts against what was seen (PUCT, Silver et al. 2017)."""
WIDENS: Final = 0.5
"""A node visited n times looks at 1 + n to this power / 2 of its options."""
SHARPNESS: Final = 1.0
"""How many points of pool make an option e times as likely."""


def key_of(state: State, option: Option) -> Key:
    """What an option is, whichever ids the cards of a hand have in this world."""
    return (
        option.verb,
        _card(state, option.card),
        option.minion,
        option.mode,
        _card(state, option.target),
        option.seat,
        option.number,
        option.word,
    )


def _card(state: State, card: int) -> int:
    """A card on the table by its id, one in a pile by what it is."""
    return card if card < 0 or card in state.cards else -2 - state.faces[card]


def likely(scores: Sequence[float]) -> list[float]:
    """Priors of options by their scores: the best is the likeliest, and all come to 1."""
    top = max(scores)
    weights = [math.exp(max(-30.0, (score - top) / SHARPNESS)) for score in scores]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


@dataclass(slots=True)
class Edge:
    """An option of a node. total: of what came of it, to the seat that is asked there."""

    visits: int = 0
    total: float = 0.0
    child: Node | None = None


@dataclass(slots=True)
class Node:
    """Where one seat is asked. visits: how often a search came by."""

    seat: int
    visits: int = 0
    edges: dict[Key, Edge] = field(default_factory=dict)

    def select(self, state: State, decision: Decision, scores: Sequence[float]) -> tuple[int, Edge]:
        """An option and its edge: what is likely, what did well, what was seldom looked at.

        Only as many options are looked at as the visits bear: the likeliest first.
        """
        self.visits += 1
        wide = 1 + int(self.visits**WIDENS / 2)
        best = sorted(range(len(scores)), key=lambda index: (-scores[index], index))[:wide]
        priors = likely([scores[index] for index in best])
        keys = [key_of(state, decision.options[index]) for index in best]
        known = [self.edges.setdefault(key, Edge()) for key in keys]
        seen = [edge.total / edge.visits for edge in known if edge.visits]
        usual = sum(seen) / len(seen) if seen else 0.0
        reach = EXPLORES * math.sqrt(self.visits)
        chosen = max(
            range(len(best)),
            key=lambda place: (
                (known[place].total / known[place].visits if known[place].visits else usual)
                + reach * priors[place] / (1 + known[place].visits),
                -place,
            ),
        )
        return best[chosen], known[chosen]

    def child(self, edge: Edge, seat: int) -> Node:
        """The node that an edge leads to; another where another seat is asked in this world."""
        if edge.child is None or edge.child.seat != seat:
            edge.child = Node(seat)
        return edge.child

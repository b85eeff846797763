"""Which cards use counters, by what their definitions say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from methuselah.engine.definitions import Definition, Node
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import Counter, Move, Put
from methuselah.language.reading.amounts import Counters
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import THIS_CARD
from methuselah.language.speaking.parts import parts_of

__all__ = ["uses_counters"]


@dataclass(frozen=True)
class UsesCounters(Test):
    """A card with counters on it, or one whose text puts, counts or takes some there."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the card, then at what it says."""
        record = state.cards.get(card)
        return record is not None and (record.counters > 0 or _uses(state.definition(card)))


@cache
def _uses(definition: Definition) -> bool:
    return any(_is_about_counters(node) for node in parts_of(definition))


def _is_about_counters(node: Node) -> bool:
    if isinstance(node, Put):
        return node.counters != 0
    if isinstance(node, Move):
        return THIS_CARD in (node.source, node.to)
    if isinstance(node, Counter):
        return node.what in ("add counters", "burn counters") and node.cards == THIS_CARD
    return isinstance(node, Counters) and node.which == THIS_CARD and not node.blood


uses_counters: Final = UsesCounters()
"""A card that uses counters, blood and pool on it among them."""

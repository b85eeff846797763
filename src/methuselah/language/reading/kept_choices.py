"""Choices that a lasting change keeps: its condition is read long after they were made.

A change until the end of the turn asks its condition each time it is read ("while the first chosen
vampire is acting", "against that Methuselah"). By then nobody knows what was chosen, so the cards
take the place of the name as the change comes about, and she who is bled then that of the bled.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TypeVar

from methuselah.engine.definitions import Node, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.seats import BLED, Against
from methuselah.language.reading.which import Ref

__all__ = ["Kept", "keeping"]

N = TypeVar("N", bound=Node)


@dataclass(frozen=True)
class Kept(Which):
    """Those very cards, as far as they are in play."""

    cards: tuple[int, ...]

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Those that are still there."""
        return tuple(card for card in self.cards if card in state.cards)


def keeping(node: N, me: Scope, state: State) -> N:
    """The same node with the cards that were chosen in the place of their names."""
    if isinstance(node, Against):
        return replace(node, kept=BLED.find(state, me))
    changed: dict[str, object] = {}
    for part in fields(node):
        value = getattr(node, part.name)
        new = (
            tuple(_kept(one, me, state) for one in value)
            if isinstance(value, tuple)
            else _kept(value, me, state)
        )
        if new != value:
            changed[part.name] = new
    return replace(node, **changed) if changed else node


def _kept(value: object, me: Scope, state: State) -> object:
    if isinstance(value, Ref) and value.is_choice and value.name in me.env:
        return Kept(me.all(value.name))
    return keeping(value, me, state) if isinstance(value, Node) else value

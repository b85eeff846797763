"""Cards that do not affect a minion: what they would do to it does not happen.

Reads the row `unaffected by reactions` (of the acting minion; word: a Discipline): a reaction card
that requires it is played and paid for, and what it does to others happens.
"""

from __future__ import annotations

from dataclasses import fields

from methuselah.engine.definitions import Block, Effect, Mode, Node, Which
from methuselah.engine.rows import words
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.action.action import Action

__all__ = ["sparing", "without"]


def sparing(state: State, mode: Mode, effects: Block, me: Scope) -> Block:
    """The effects of a card as it is played, without those on whoever it does not affect."""
    action = state.frame(Action) if mode.play == "reaction" else None
    if action is None:
        return effects
    spared = words(state, "unaffected by reactions", action.acting)
    if not any(code.lower() in spared for code in mode.disciplines):
        return effects
    return without(state, effects, me, action.acting)


def without(state: State, effects: Block, me: Scope, minion: int) -> Block:
    """The effects that are not about a minion."""
    return Block(tuple(e for e in effects.effects if not _affects(state, e, me, minion)))


def _affects(state: State, node: Node, me: Scope, minion: int) -> bool:
    """Whether an effect is about the action of a minion, or about it as one that it finds."""
    if isinstance(node, Effect) and node.changes_action():
        action = state.frame(Action)
        return action is not None and action.acting == minion
    if isinstance(node, Which):
        return not node.of_seats and minion in node.find(state, me)
    parts = (getattr(node, part.name) for part in fields(node))
    inner = (one for part in parts for one in (part if isinstance(part, tuple) else (part,)))
    return any(_affects(state, one, me, minion) for one in inner if isinstance(one, Effect | Which))

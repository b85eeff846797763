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

__all__ = ["sparing"]


def sparing(state: State, mode: Mode, effects: Block, me: Scope) -> Block:
    """The effects of a card as it is played, without those on whoever it does not affect."""
    action = state.frame(Action) if mode.play == "reaction" else None
    if action is None:
        return effects
    spared = words(state, "unaffected by reactions", action.acting)
    if not any(code.lower() in spared for code in mode.disciplines):
        return effects
    return Block(tuple(e for e in effects.effects if not _affects(state, e, me, action.acting)))


def _affects(state: State, node: Node, me: Scope, acting: int) -> bool:
    """Whether an effect is about the action, or about the acting minion as one that it finds."""
    if isinstance(node, Effect) and node.changes_action():
        return True
    if isinstance(node, Which):
        return not node.of_seats and acting in node.find(state, me)
    parts = (getattr(node, part.name) for part in fields(node))
    inner = (one for part in parts for one in (part if isinstance(part, tuple) else (part,)))
    return any(_affects(state, one, me, acting) for one in inner if isinstance(one, Effect | Which))

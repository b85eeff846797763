"""The action of an action card or of a card in play: what the card says (R0, Action Card)."""

from __future__ import annotations

from methuselah.engine.definitions import Block
from methuselah.engine.programs import run
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves

__all__ = ["card_action"]


@resolves("card")
def card_action(state: State, action: Action) -> None:
    """What the card says; without a legal target it has no effect ([ANK 20220218])."""
    assert action.mode is not None
    if not action.targets_stand(state):
        return
    run(state, Block((*action.mode.cost.effects, *action.mode.effect.effects)), action.scope)

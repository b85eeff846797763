"""Powers of the imbued: one is got by an action (RB24, Appendix: Imbued Rules, 3)."""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.state import LIMBO, State
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves


@resolves("power")
def get_power(state: State, action: Action) -> None:
    """The power is placed on the imbued, which unlocks (RB24, Imbued, 3)."""
    if state.cards[action.card].region == LIMBO:
        assert action.mode is not None
        atoms.attach(state, action.card, action.acting)
        atoms.set_level(state, action.card, action.mode.key)
    atoms.unlock(state, action.acting)

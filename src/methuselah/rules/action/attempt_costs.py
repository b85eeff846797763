"""What a minion must burn to attempt an action, except hunts and actions to enter combat.

It is burned as the action is announced, not if that was cancelled ([LSJ 20090208]); who cannot burn
it attempts no such action ([ANK 20180327]). Reads the row `attempt cost`.
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Mode
from methuselah.engine.rows import none_in_force, total
from methuselah.engine.state import State
from methuselah.rules.action.action import Action

__all__ = ["affords_attempt", "pay_attempt"]

COST = "attempt cost"


def affords_attempt(state: State, option: Option) -> bool:
    """Whether the minion could burn what this action asks for beforehand."""
    if none_in_force(state, (COST,)):
        return True
    ways: tuple[Mode, ...] = ()
    if option.card != NOTHING:
        definition = state.definition(option.card)
        ways = definition.actions if option.verb == "use action" else definition.modes
    mode = next((way for way in ways if way.key == option.mode), None)
    kind = option.word if mode is None else mode.kind
    cost = total(state, COST, option.minion)
    return _is_free(kind, mode) or state.cards[option.minion].blood >= cost


def pay_attempt(state: State, action: Action) -> None:
    """Burn it, whatever becomes of the action."""
    if not none_in_force(state, (COST,)) and not _is_free(action.kind, action.mode):
        atoms.burn_blood(state, action.acting, total(state, COST, action.acting))


def _is_free(kind: str, mode: Mode | None) -> bool:
    """Hunts, and what makes minions enter combat."""
    fights = mode is not None and any(one.makes_fight for one in mode.effect.effects)
    return kind in ("hunt", "red list") or fights

"""Mending damage: blood first, then wounds, torpor or burning (R0, 5. Damage Resolution; traps K5).

Reads the row `wounded`. Latches (LOST, minion, points) on the action.
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.rows import found, latch
from methuselah.engine.state import READY, State
from methuselah.rules.combat.combat import Round
from methuselah.rules.terms.life import LOST
from methuselah.rules.torpor.going_to_torpor import is_falling, is_postponed

__all__ = ["mend", "record_loss"]


def mend(state: State, vampire: int, normal: int, aggravated: int) -> str:
    """Normal damage first; what cannot be mended wounds; a wounded vampire pays or burns."""
    ready = state.cards[vampire].region == READY
    staying = is_postponed(state, vampire)
    wounded = not ready or staying or is_falling(state, vampire) or found(state, "wounded", vampire)
    mended = atoms.burn_blood(state, vampire, normal)
    record_loss(state, vampire, mended)
    wounds = mended < normal
    if aggravated:
        free = 0 if wounded or wounds else state.setting.edition.free_aggravated
        wounds = True
        paid = atoms.burn_blood(state, vampire, aggravated - free)
        record_loss(state, vampire, paid)
        if paid < aggravated - free:
            return "burned"
    return "torpor" if wounds and ready and not staying else ""


def record_loss(state: State, minion: int, number: int) -> None:
    """The round remembers what a fighter lost to damage (Taste of Vitae)."""
    fight = state.frame(Round)
    if fight is not None and number:
        fight.lost = (*fight.lost, (minion, number))
    latch(state, "action", LOST, minion, number)

"""What a seat could do in the window that is open, whoever is asked first in it."""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.engine.state import State
from methuselah.engine.windows import offered
from methuselah.rules.combat.combat import Round
from methuselah.rules.combat.press import presses_of

__all__ = ["open_to"]


def open_to(state: State, window: str, seat: int) -> list[Option]:
    """Her options there. Presses are taken in turn: those that could follow what was pressed."""
    fight = state.frame(Round)
    if window != "press" or fight is None:
        return offered(state, window, seat)
    combat = fight.combat(state)
    fighters = [minion for minion in combat.fighters if state.controller(minion) == seat]
    return [option for minion in fighters for option in presses_of(state, combat, minion)]

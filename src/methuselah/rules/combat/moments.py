"""What waits for a moment in a round of combat, once or in each round (traps K1, K4c, K5e, K7).

Effects wait on the combat or on the round in rows `at MOMENT`: "before range", "drains" (with the
strikes that have no first strike, ordered against those that steal blood), "normal strikes" (with
the strikes that have no first strike, once a round), "press step", "end of round"; and, once, "this
strike" (as soon as the strike that put them there is resolved, with first strike before the others)
or "strike resolution" (all of the pair are resolved), "these strikes" (with those of this pair that
have no first strike). The last two happen whoever fell. On the combat, once, too: "next round", as
another round starts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.rows import due, due_once
from methuselah.engine.state import Frame, State
from methuselah.rules.combat.combat import Round

__all__ = [
    "AFTERWARDS",
    "BEFORE_RANGE",
    "DRAINS",
    "END_OF_ROUND",
    "NEXT_ROUND_STARTS",
    "NORMAL_STRIKES",
    "PRESS_STEP",
    "STRIKE_RESOLUTION",
    "THESE_STRIKES",
    "THIS_STRIKE",
    "Resolved",
    "come_due",
]

BEFORE_RANGE: Final = "before range"
DRAINS: Final = "drains"
NEXT_ROUND_STARTS: Final = "next round"
NORMAL_STRIKES: Final = "normal strikes"
PRESS_STEP: Final = "press step"
END_OF_ROUND: Final = "end of round"
THESE_STRIKES: Final = "these strikes"
THIS_STRIKE: Final = "this strike"
STRIKE_RESOLUTION: Final = "strike resolution"
AFTERWARDS: Final = (THIS_STRIKE, STRIKE_RESOLUTION)


def come_due(state: State, fight: Round, moment: str) -> None:
    """Push what waits for a moment of each round; what waits on the combat happens first.

    Damage that it inflicts joins that of the moment, if it is below on the stack.
    """
    due(state, fight, moment)
    due(state, fight.combat(state), moment)


@dataclass(slots=True)
class Resolved(Frame):
    """Strikes have resolved, their damage included: what was to follow does.

    last: no other strike of this pair is left; so it is when a fighter has fallen.
    """

    last: bool = False

    def step(self, state: State) -> None:
        """Each of them once, even where combat is over."""
        state.pop()
        fight = state.frame(Round)
        assert fight is not None
        over = self.last or not fight.combat(state).ready(state)
        for moment in reversed(AFTERWARDS if over else (THIS_STRIKE,)):
            due_once(state, fight, moment)

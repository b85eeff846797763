"""What is played as a minion burns another one: Soul Stealing and the like (traps K5d, D2).

Opens the window has_burned, if any card of the game is played in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.rows import latch
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import capacity, is_vampire
from methuselah.engine.windows import Window
from methuselah.rules.terms.sequencing import order

__all__ = ["HAS_BURNED", "WHO_BURNS", "Burned", "burned_now", "tell_burned"]

HAS_BURNED: Final = "has_burned"
"""The window."""
WHO_BURNS: Final = "burns a vampire with"
"""What the texts say that ask who has burned a vampire: latched on the turn, by whom and whom."""


@dataclass(slots=True)
class Burned(Frame):
    """A minion has burned another one, which is not in play any more.

    burner: the minion that did it; burned: the other; seat: who controlled that; capacity: that of
    a vampire, 0 of an ally; vampire: whether it was one.
    """

    at: str = "window"
    burner: int = NOTHING
    burned: int = NOTHING
    seat: int = NOBODY
    capacity: int = 0
    vampire: bool = False

    def do_window(self, state: State) -> None:
        """Whoever has something for it."""
        self.at = "done"
        state.push(Window(name=HAS_BURNED, order=order(state), rule="[LSJ 20090922]"))

    def do_done(self, state: State) -> None:
        """It is over."""
        state.pop()


def burned_now(state: State, burner: int, minion: int) -> tuple[int, ...]:
    """What there is to tell as one minion is about to burn another: nothing if nobody asks."""
    if burner in state.cards and burner != minion and is_asked_for(state, WHO_BURNS):
        latch(state, "turn", WHO_BURNS, burner, minion)
    if burner not in state.cards or burner == minion or not _is_played_in(state):
        return ()
    vampire = is_vampire(state, minion)
    size = capacity(state, minion) if vampire else 0
    return (burner, minion, state.controller(minion), size, int(vampire))


def tell_burned(state: State, told: tuple[int, ...]) -> None:
    """It has happened: cards may be played, unless the burner is gone, too."""
    if told and told[0] in state.cards:
        burner, burned, seat, size, vampire = told
        state.push(
            Burned(burner=burner, burned=burned, seat=seat, capacity=size, vampire=bool(vampire))
        )


def _is_played_in(state: State) -> bool:
    """Whether any card of the game is played then."""
    known = state.setting.asked
    if HAS_BURNED not in known:
        modes = (mode for one in state.setting.definitions for mode in one.modes)
        known[HAS_BURNED] = any(HAS_BURNED in mode.windows for mode in modes)
    return known[HAS_BURNED]

"""Going to torpor and being burned, as procedures that others may answer (traps K5c, K5d).

Leaving torpor is an action: see `basics` and `successes`. Opens the window torpor, in which the
vampire is still ready; what is used in it may save the minion.
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.journal import note
from methuselah.engine.state import TORPOR, Frame, State
from methuselah.engine.windows import Window
from methuselah.rules.sequencing import order
from methuselah.rules.trophies import award_trophies, is_red_list

__all__ = ["Falling", "burn_minion", "save", "send_to_torpor"]


@dataclass(slots=True)
class Falling(Frame):
    """A minion about to go to torpor or to be burned. saved: something replaced it."""

    at: str = "window"
    minion: int = NOTHING
    burning: bool = False
    by: int = NOTHING
    saved: bool = False

    def do_window(self, state: State) -> None:
        """K5c: replacements, the acting side first."""
        self.at = "commit"
        state.push(Window(name="torpor", order=order(state), rule="R0 Torpor"))

    def do_commit(self, state: State) -> None:
        """K5d: it happens, unless it was saved or is gone."""
        state.pop()
        if self.saved or self.minion not in state.cards:
            return
        if not self.burning:
            atoms.move_to_region(state, self.minion, TORPOR)
            return
        red = is_red_list(state, self.minion)
        note(state, "burns", card=self.minion, other=self.by)
        atoms.burn(state, self.minion)
        if red and self.by in state.cards:
            award_trophies(state, self.by)


def send_to_torpor(state: State, vampire: int) -> None:
    """A vampire goes to torpor with everything on it."""
    state.push(Falling(minion=vampire))


def burn_minion(state: State, minion: int, by: int = NOTHING) -> None:
    """A minion (or a retainer) is burned; `by`: the minion that did it."""
    state.push(Falling(minion=minion, burning=True, by=by))


def save(state: State) -> None:
    """It does not happen after all."""
    falling = state.frame(Falling)
    if falling is not None:
        falling.saved = True

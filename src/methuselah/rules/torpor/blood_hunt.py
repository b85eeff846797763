"""The blood hunt on a diablerist (R0, The Blood Hunt; traps D4 to D6).

The referendum is automatic and not an action; where the edition says that it is called, each
Methuselah may call it, the one with the impulse first, and only one does. Opens the window
hunt_passed, in which cards for a vampire that "would be burned" by a blood hunt answer. Reads the
row `no blood hunt` (subject: the diablerist); emits "blood hunt" (subject: the diablerist).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import found, latch
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import is_minion
from methuselah.engine.windows import Window
from methuselah.rules.politics.referendum_frame import Referendum, hunt_referendum
from methuselah.rules.terms.sequencing import order

__all__ = ["HUNTED", "BloodHunt", "call_blood_hunt", "save_from_hunt"]

HUNTED: Final = "burned by a blood hunt"
"""Latched on the action, with the vampire."""


@dataclass(slots=True)
class BloodHunt(Frame):
    """Whether a blood hunt is called on a diablerist, and its end if it is.

    saved: an effect has replaced the burning; asked: who has been asked to call it; options: how.
    """

    at: str = "called"
    hunted: int = NOTHING
    asked: tuple[int, ...] = ()
    options: tuple[Option, ...] = ()
    passed: bool = False
    saved: bool = False

    def do_called(self, state: State) -> None:
        """Whether anybody calls it, where it does not follow by itself (CRR II.C.9)."""
        if not state.setting.edition.hunt_is_called:
            self.at = "referendum"
            return
        left = [seat for seat in order(state) if seat not in self.asked]
        if not left or not is_minion(state, self.hunted):
            state.pop()
            return
        self.options = (Option("decline"), Option("call hunt", target=self.hunted))
        rule = "CRR II.C.9"
        ask(state, Decision(left[0], "call hunt", "hunt", self.options, self.hunted, rule))

    def answered(self, state: State, index: int) -> None:
        """She calls it, or the next one is asked."""
        assert state.pending is None
        seat = next(seat for seat in order(state) if seat not in self.asked)
        self.asked = (*self.asked, seat)
        if self.options[index].verb == "call hunt":
            note(state, "called the hunt", seat=seat, card=self.hunted)
            self.at = "referendum"
        self.options = ()

    def do_referendum(self, state: State) -> None:
        """D4: the referendum, with fixed terms."""
        self.at = "passed"
        state.push(hunt_referendum(state, self.hunted))

    def do_passed(self, state: State) -> None:
        """D5: it passed, and the vampire would be burned."""
        self.at = "burn"
        if not self.passed or not is_minion(state, self.hunted):
            state.pop()
            return
        note(state, "blood hunt", seat=state.controller(self.hunted), card=self.hunted)
        atoms.emit(state, "blood hunt", self.hunted)
        state.push(Window(name="hunt_passed", order=order(state), rule="[LSJ 20081203-2]"))

    def do_burn(self, state: State) -> None:
        """D6: the diablerist is burned."""
        state.pop()
        if not self.saved and is_minion(state, self.hunted):
            latch(state, "action", HUNTED, self.hunted)
            atoms.burn(state, self.hunted)

    def returned(self, state: State, child: Frame) -> None:
        """Hear how the referendum ended."""
        if isinstance(child, Referendum):
            self.passed = child.verdict == "passed"


def call_blood_hunt(state: State, diablerist: int) -> None:
    """Conduct the referendum, unless a blood hunt cannot be called on the vampire (R3 6.5.6)."""
    if is_minion(state, diablerist) and not found(state, "no blood hunt", diablerist):
        state.push(BloodHunt(hunted=diablerist))


def save_from_hunt(state: State) -> None:
    """Replace the burning of the hunted vampire by what the effect says."""
    hunt = state.frame(BloodHunt)
    assert hunt is not None
    hunt.saved = True
    for frame in reversed(state.stack):
        if frame is hunt:
            break
        if isinstance(frame, Window):
            frame.close()

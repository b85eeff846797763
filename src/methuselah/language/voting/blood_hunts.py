"""The words of blood hunts: who is hunted, whether there is one, a hunt that is cancelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.rows import found
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.language.voting.referendums import ReferendumIs
from methuselah.rules.politics.referendum_frame import referendum_in_progress
from methuselah.rules.torpor.blood_hunt import BloodHunt, call_blood_hunt, save_from_hunt

__all__ = [
    "HUNTED_VAMPIRE",
    "HUNT_ON_THIS",
    "ON_A_BLOOD_HUNT",
    "calls_blood_hunt",
    "cancels_hunt",
    "counts_as_blood_hunt",
    "huntable",
    "is_hunted",
]


@dataclass(frozen=True)
class Hunted(Which):
    """The vampire on which a blood hunt is called: while it would be burned by it."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """It, once the referendum has passed."""
        hunt = state.frame(BloodHunt)
        return () if hunt is None or hunt.hunted == NOTHING or not hunt.passed else (hunt.hunted,)


HUNTED_VAMPIRE: Final = Hunted()
"""The vampire on which a blood hunt was called; it is about to be burned by it."""
ON_A_BLOOD_HUNT: Final = ReferendumIs("blood hunt")
"""The referendum in progress is that of a blood hunt."""
HUNT_ON_THIS: Final = ReferendumIs("blood hunt on this")
"""The referendum in progress is that of a blood hunt on this vampire."""


@dataclass(frozen=True)
class CancelHunt(Effect):
    """The blood hunt that was called is cancelled: its vampire is not burned by it."""

    def run(self, state: State, me: Scope) -> None:
        """End the blood hunt without a burning."""
        if state.frame(BloodHunt) is not None:
            save_from_hunt(state)


def cancels_hunt() -> CancelHunt:
    """Cancel a blood hunt, once its referendum has passed: `at=("hunt_passed",)`."""
    return CancelHunt()


@dataclass(frozen=True)
class CallHunt(Effect):
    """A referendum is called to call a blood hunt, as if on a diablerist (RB24, The Blood Hunt)."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Hold it now, within the action."""
        for vampire in self.which.find(state, me)[:1]:
            call_blood_hunt(state, vampire)


def calls_blood_hunt(which: Which) -> CallHunt:
    """A referendum is called now to call a blood hunt on this vampire, without a diablerie."""
    return CallHunt(which)


@dataclass(frozen=True)
class CountsAsHunt(Effect):
    """The referendum of this political action is a blood hunt referendum, too, on those cards."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Write them on the referendum; it is still called by its vampire ([LSJ 20081202-2])."""
        referendum = referendum_in_progress(state)
        if referendum is not None:
            referendum.also_hunted = self.which.find(state, me)


def counts_as_blood_hunt(which: Which) -> CountsAsHunt:
    """Among the terms: this is a blood hunt referendum, too, on those minions."""
    return CountsAsHunt(which)


@dataclass(frozen=True)
class Huntable(Test):
    """A vampire on which a blood hunt can be called."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what bars it."""
        return not found(state, "no blood hunt", card)


huntable: Final = Huntable()
"""A blood hunt can be called on it."""


@dataclass(frozen=True)
class IsHunted(Effect):
    """A blood hunt has been called on a vampire: it is burned, unless it is saved from that."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """As after the referendum of a blood hunt that has passed."""
        for vampire in self.which.find(state, me)[:1]:
            state.push(BloodHunt(at="passed", hunted=vampire, passed=True))


def is_hunted(which: Which) -> IsHunted:
    """The referendum has called a blood hunt on it: it is burned (RB24, The Blood Hunt)."""
    return IsHunted(which)

"""The words of what is played as this minion burns another one: whose that was, how big."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.definitions import Amount, Condition
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.seats import EACH, Seats
from methuselah.rules.torpor.burned import Burned

__all__ = ["BURNED_CAPACITY", "burns"]


@dataclass(frozen=True)
class Burns(Condition):
    """This minion has just burned a vampire (or any minion), of one of those Methuselahs."""

    kind: Literal["vampire", "minion"]
    of: Seats = EACH

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what has just happened."""
        told = state.frame(Burned)
        if told is None or told.burner != me.minion:
            return False
        return (told.vampire or self.kind == "minion") and told.seat in self.of.find(state, me)


def burns(kind: Literal["vampire", "minion"], of: Seats = EACH) -> Burns:
    """In the window "has_burned": this minion has burned a "vampire" (or "minion") of those.

    In combat the opponent has, whatever burned it; outside of it who diablerizes it, inflicts the
    damage, or has come to burn it by a directed action ([LSJ 20090922], [ANK 20220507]).
    """
    return Burns(kind, of)


@dataclass(frozen=True)
class BurnedCapacity(Amount):
    """The capacity of the vampire that this minion has just burned, as it was."""

    def value(self, state: State, me: Scope) -> int:
        """Read what was told."""
        told = state.frame(Burned)
        return 0 if told is None else told.capacity


BURNED_CAPACITY: Final = BurnedCapacity()
"""The capacity of the vampire that this minion has just burned, as it was."""

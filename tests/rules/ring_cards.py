"""Cards written on the spot for fights in the ring: strikes, weapons, additional strikes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ring_talk import written

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Condition, Definition, Effect, Mode, Strike
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.which import OPPOSING
from methuselah.rules.combat.additional import gain_strikes
from methuselah.rules.combat.strike_effects import add_to_strike
from methuselah.rules.playing.as_played import AsPlayed

__all__ = [
    "DODGE",
    "ENDS",
    "SHOT",
    "Blood",
    "Cancel",
    "More",
    "PlaysAgainst",
    "blur",
    "borne",
    "card",
]

DODGE: Final = Strike("dodge")
ENDS: Final = Strike("ends")
SHOT: Final = Strike("damage", 2, ranged=True, gun=True)


@dataclass(frozen=True)
class Blood(Effect):
    """The opposing minion burns blood, or this one gains it."""

    number: int

    def run(self, state: State, me: Scope) -> None:
        """Do it."""
        if self.number < 0:
            (other,) = OPPOSING.find(state, me)
            atoms.burn_blood(state, other, -self.number)
        else:
            atoms.gain_blood(state, me.minion, self.number)


@dataclass(frozen=True)
class More(Effect):
    """The strike chosen does more damage."""

    number: int
    aggravated: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Add it."""
        add_to_strike(state, me.minion, self.number, aggravated=self.aggravated)


@dataclass(frozen=True)
class Gain(Effect):
    """Additional strikes."""

    number: int

    def run(self, state: State, me: Scope) -> None:
        """Gain them."""
        gain_strikes(state, me.minion, self.number)


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel the card being played."""

    def run(self, state: State, me: Scope) -> None:
        """Cancel it."""
        for frame in state.stack:
            if isinstance(frame, AsPlayed) and frame.card != me.card:
                frame.cancel(state, me.you, free=False)


@dataclass(frozen=True)
class PlaysAgainst(Condition):
    """The card being played is another Methuselah's."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at it."""
        frame = state.frame(AsPlayed)
        return frame is not None and frame.seat != me.you


def card(strike: Strike, name: str = "Roundhouse") -> Definition:
    """A strike card without cost or requirement."""
    return written(name, Mode(play="combat", windows=("strike",), by="combatant", strike=strike))


def borne(strike: Strike, name: str = ".44 Magnum") -> Definition:
    """A weapon."""
    use = Mode(key="strike", play="use", windows=("strike",), by="bearer", strike=strike)
    return written(name, uses=(use,))


def blur(number: int) -> Definition:
    """Additional strikes (limited)."""
    return written(
        "Pursuit",
        Mode(play="combat", windows=("additional",), by="combatant", effect=Block((Gain(number),))),
    )

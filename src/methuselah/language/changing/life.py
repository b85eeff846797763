"""The words of blood and life given back: as far as a minion's capacity or starting life goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Amount, Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import MORE_LIFE, is_vampire, life_of
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import TARGET

__all__ = [
    "adds_blood_or_life",
    "blood_at_most",
    "gains_starting_life",
    "hurt",
    "life_lost_by",
]


@dataclass(frozen=True)
class Hurt(Test):
    """An ally or retainer with less life than it started with."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its life with that of its start."""
        return not is_vampire(state, card) and state.cards[card].blood < life_of(state, card)


hurt: Final = Hurt()
"""With less life than it started with."""


@dataclass(frozen=True)
class AddLife(Effect):
    """Blood for a vampire, life for an ally: not more than the life with which it started."""

    amount: Number
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Take it from the bank."""
        for minion in self.to.find(state, me):
            points = number(self.amount, state, me)
            if not is_vampire(state, minion):
                points = min(points, life_of(state, minion) - state.cards[minion].blood)
            atoms.gain_blood(state, minion, points, me.card)


def adds_blood_or_life(amount: Number, to: Which = TARGET) -> AddLife:
    """Add N blood or life to a minion, not to exceed starting life."""
    return AddLife(amount, to)


@dataclass(frozen=True)
class BloodAtMost(Test):
    """A minion with so much blood or life, or less."""

    amount: Number

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its blood or life with the number."""
        return state.cards[card].blood <= number(self.amount, state, me)


def blood_at_most(amount: Number) -> Test:
    """With N or fewer blood or life: `ready(vampire, blood_at_most(3))`."""
    return BloodAtMost(amount)


@dataclass(frozen=True)
class LifeLost(Amount):
    """How much less life an ally or retainer has than it started with."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Of the first card that is found."""
        for card in self.which.find(state, me):
            return max(0, life_of(state, card) - state.cards[card].blood)
        return 0


def life_lost_by(which: Which) -> Amount:
    """The life that an ally or retainer lacks to its starting life."""
    return LifeLost(which)


@dataclass(frozen=True)
class GainStartingLife(Effect):
    """Allies and retainers that have just come get more life, which counts as starting life."""

    amount: Number
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Give it from the bank, and let the card remember it."""
        for card in self.to.find(state, me):
            points = number(self.amount, state, me)
            atoms.gain_blood(state, card, points, me.card)
            before = max(0, state.cards[card].note(MORE_LIFE))
            atoms.remember(state, card, MORE_LIFE, before + points)


def gains_starting_life(amount: Number, to: Which) -> GainStartingLife:
    """Of what was just recruited or employed: +N starting life."""
    return GainStartingLife(amount, to)

"""The words of damage before it is prevented: treated as normal, halved, even if prevented."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Condition, Effect, Mode, Node, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.names import Limit
from methuselah.language.reading.amounts import Number, number
from methuselah.language.ways import combat_card, use
from methuselah.rules.combat.damage import (
    ALL,
    BEFORE_PREVENTION,
    aggravated,
    current_victim,
    half_of_strike,
    soften,
)

__all__ = [
    "AGGRAVATED_STRIKES", "HALF_OF_STRIKE", "damage_before_prevention", "strike_as_normal",
    "treats_as_normal",
]  # fmt: skip

AGGRAVATED_STRIKES: Final = ("aggravated strike", "aggravated weapon", "aggravated gun")
"""Aggravated damage from the strikes of the opposing minion."""


def _kinds(of_strike: bool) -> tuple[str, ...]:
    """Aggravated damage of the opponent's strikes, or all of it."""
    return AGGRAVATED_STRIKES if of_strike else ("aggravated",)


@dataclass(frozen=True)
class FacingAggravated(Condition):
    """It is this minion's turn to prevent, and it is about to take aggravated damage."""

    of_strike: bool = False

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the damage."""
        victim = current_victim(state)
        if victim != me.minion or victim == NOTHING:
            return False
        return aggravated(state, victim, _kinds(self.of_strike)) > 0


@dataclass(frozen=True)
class TreatAsNormal(Effect):
    """Points of aggravated damage to this minion are treated as normal."""

    amount: Number
    of_strike: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Make so many points of the aggravated damage normal."""
        soften(state, me.minion, number(self.amount, state, me), _kinds(self.of_strike))


def treats_as_normal(amount: Number, *parts: Node, once: Limit) -> Mode:
    """Once each round or combat, the bearer can treat N aggravated damage as normal."""
    effect = TreatAsNormal(amount)
    parts = (FacingAggravated(), *parts, effect)
    return use(*parts, by="bearer", at=("prevent",), once=once, key="treat")


def strike_as_normal() -> Mode:
    """A combat card: all aggravated damage of the opposing minion's strike is treated as normal."""
    return combat_card(FacingAggravated(True), TreatAsNormal(ALL, True), at=("prevent",))


@dataclass(frozen=True)
class HalfOfStrike(Amount):
    """Half of the damage of the strike that this minion may prevent now, rounded up.

    Of what it was before prevention: twice half of it is all.
    """

    def value(self, state: State, me: Scope) -> int:
        """Look at the damage that is being resolved."""
        return half_of_strike(state, me.minion)


HALF_OF_STRIKE: Final = HalfOfStrike()
"""Half of the damage of the opposing minion's strike (rounded up), as it was before prevention."""


@dataclass(frozen=True)
class BeforePrevention(Amount):
    """The damage that minions have inflicted in this round, prevented or not.

    That of the surroundings and of retainers is nobody's ([ANK 20200925]).
    """

    which: Which
    aggravated: bool = False

    def value(self, state: State, me: Scope) -> int:
        """Sum what the round remembers."""
        fight = state.span("round")
        cards = self.which.find(state, me)
        return sum(
            int(key[2])
            for key in (() if fight is None else fight.used)
            if key[0] == BEFORE_PREVENTION and key[1] in cards
            if key[3] == "aggravated" or not self.aggravated
        )


def damage_before_prevention(which: Which, *, aggravated: bool = False) -> BeforePrevention:
    """The damage (or only the aggravated) that a minion inflicted this round, even if prevented."""
    return BeforePrevention(which, aggravated)

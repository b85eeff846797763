"""The words of the moments of a round: before range, normal strikes, press step, after strikes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from methuselah.engine.definitions import Amount, Block, Condition, Effect
from methuselah.engine.programs import run
from methuselah.engine.rows import latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import Add, add
from methuselah.language.choosing.waiting import put_off
from methuselah.language.names import known
from methuselah.language.reading.which import THIS
from methuselah.rules.combat.chosen import Chosen
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.damage import HARMLESS, STRUCK, Damage
from methuselah.rules.combat.moments import (
    BEFORE_RANGE,
    NEXT_ROUND_STARTS,
    STRIKE_RESOLUTION,
    THESE_STRIKES,
    THIS_STRIKE,
)

__all__ = [
    "JUST_HURT",
    "OPPOSING_SHOOTS",
    "ROUND_NUMBER",
    "WAS_DAMAGED",
    "WAS_STRUCK",
    "after_strike_resolution",
    "after_this_strike",
    "as_next_round_starts",
    "each_round",
    "returns_damage",
    "that_weapon_is_harmless",
    "this_round",
    "with_these_strikes",
]

RoundMoment: TypeAlias = Literal[
    "before range", "drains", "normal strikes", "press step", "end of round"
]
"""A moment that each round has once."""
MOMENTS: Final = dict.fromkeys(get_args(RoundMoment), "")


@dataclass(frozen=True)
class InRound(Effect):
    """Effects at a moment of each round of this combat, or of this round only."""

    moment: str
    effects: Block
    span: str

    def run(self, state: State, me: Scope) -> None:
        """Let them wait; where the moment is now, they happen in this round, too."""
        frame, fight = state.span(self.span), state.frame(Round)
        if frame is None:
            return
        put_off(frame, self.moment, self.effects, me, source=me.card)
        if self.moment == BEFORE_RANGE and fight is not None and fight.at == "range":
            run(state, self.effects, me)


def each_round(moment: RoundMoment, *effects: Effect) -> InRound:
    """Each round of this combat "before range", as "normal strikes" resolve (what moves blood then:
    "drains"), at the "press step".

    Damage joins that of the moment, at any range: `when(AT_CLOSE, ...)` if the text says so.
    """
    return InRound(known(moment, MOMENTS, "moment of a round"), Block(effects), "combat")


def this_round(moment: RoundMoment, *effects: Effect) -> InRound:
    """The same in this round only: during normal strike resolution, at the "end of round"."""
    return InRound(known(moment, MOMENTS, "moment of a round"), Block(effects), "round")


@dataclass(frozen=True)
class AsNextRoundStarts(Effect):
    """Effects that wait until another round of this combat starts; if none does, they are lost."""

    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Let them wait on the combat."""
        combat = state.frame(Combat)
        if combat is not None:
            put_off(combat, NEXT_ROUND_STARTS, self.effects, me, source=me.card)


def as_next_round_starts(*effects: Effect) -> AsNextRoundStarts:
    """If another round of combat starts, these effects happen then, once."""
    return AsNextRoundStarts(Block(effects))


@dataclass(frozen=True)
class JustHurt(Condition):
    """Damage was inflicted on this minion in this very moment, by whatever source."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the damage that is being resolved."""
        damage = state.frame(Damage)
        return damage is not None and me.minion in damage.hurt


@dataclass(frozen=True)
class WasStruck(Condition):
    """A strike of the opposing minion has successfully inflicted damage on this one this round."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the round remembers."""
        return latched(state, "round", STRUCK, me.minion)


@dataclass(frozen=True)
class WasDamaged(Condition):
    """Damage was successfully inflicted on this minion in this round, by whatever."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the round remembers."""
        return latched(state, "round", "damaged", me.minion)


WAS_DAMAGED: Final = WasDamaged()
"""Damage was successfully inflicted on this minion in this round, by whatever."""
WAS_STRUCK: Final = WasStruck()
"""The opposing minion's strike has inflicted damage on this minion this round."""
JUST_HURT: Final = JustHurt()
"""Damage is successfully inflicted on this minion now: in the window "damaged"."""


@dataclass(frozen=True)
class AfterStrikes(Effect):
    """Effects that wait for the end of "this strike", or of the whole "strike resolution"."""

    moment: str
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Let them wait in this round."""
        fight = state.frame(Round)
        if fight is not None:
            put_off(fight, self.moment, self.effects, me, source=me.card)


def after_this_strike(*effects: Effect) -> AfterStrikes:
    """Immediately after this strike resolves: with first strike, before the other one does.

    It stands among what the strike does, `hit` or `anyway`.
    """
    return AfterStrikes(THIS_STRIKE, Block(effects))


def after_strike_resolution(*effects: Effect) -> AfterStrikes:
    """After the current strike resolution, which it does not affect; not if none comes."""
    return AfterStrikes(STRIKE_RESOLUTION, Block(effects))


def with_these_strikes(*effects: Effect) -> AfterStrikes:
    """During the normal strike resolution of the strikes that are chosen now."""
    return AfterStrikes(THESE_STRIKES, Block(effects))


@dataclass(frozen=True)
class OpposingShoots(Condition):
    """The opposing minion has chosen to strike with a weapon that inflicts ranged damage."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at its strike."""
        strike = _strike_of_foe(state, me)
        return (
            strike is not None
            and strike.weapon
            and strike.strike.ranged
            and strike.strike.kind == "damage"
        )


OPPOSING_SHOOTS: Final = OpposingShoots()
"""The opposing minion strikes with a weapon that inflicts ranged damage."""


@dataclass(frozen=True)
class MakeHarmless(Effect):
    """The weapon with which the opposing minion strikes inflicts no damage this round."""

    def run(self, state: State, me: Scope) -> None:
        """By default a combat card is about the round in which it is played (R3 6.4.1)."""
        strike = _strike_of_foe(state, me)
        if strike is not None:
            latch(state, "round", HARMLESS, strike.card)


def that_weapon_is_harmless() -> MakeHarmless:
    """That weapon, with which the opposing minion strikes, inflicts no damage this round."""
    return MakeHarmless()


def _strike_of_foe(state: State, me: Scope) -> Chosen | None:
    """What the minion that fights this one has chosen."""
    fight, combat = state.frame(Round), state.frame(Combat)
    if fight is None or combat is None or me.minion not in combat.fighters:
        return None
    return fight.strike_of(combat.opponent(me.minion))


@dataclass(frozen=True)
class RoundNumber(Amount):
    """Which round of the combat it is: 1 for the first."""

    def value(self, state: State, me: Scope) -> int:
        """Read it from the combat in progress, 0 outside of one."""
        combat = state.frame(Combat)
        return 0 if combat is None else combat.number


ROUND_NUMBER: Final = RoundNumber()
"""The number of the round of combat: 1, and 1 more in each subsequent round."""


def returns_damage(*, aggravated: bool = False) -> Add:
    """During each strike resolution this round, the opposing minion takes as much environmental
    damage as it successfully inflicts on this minion."""
    return add("returns damage", to=THIS, until="round", word="aggravated" if aggravated else "")

"""Cards that effects bring into play from piles: nobody equips with them, employs or recruits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block, Effect, Mode, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import put_in_play
from methuselah.language.choosing.choices import Choose, Later
from methuselah.language.drawing.getting import Shuffle
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test, is_a, yours
from methuselah.language.reading.which import Those
from methuselah.pool import X_COST
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.costs import Cost, can_pay, cost_of, pay, purse
from methuselah.rules.playing.entering_play import put_into_play
from methuselah.rules.playing.offering import controls_named

__all__ = ["brings_into_play", "costs_at_most", "searches_for_gift", "searches_into_play"]


def half_cost(state: State, card: int) -> Cost:
    """Half of what is printed, rounded down; an X is 0 ([LSJ 20100204])."""
    face = state.definition(card).face
    blood, pool = face.blood_cost or 0, face.pool_cost or 0
    return Cost(0 if blood == X_COST else blood // 2, 0 if pool == X_COST else pool // 2)


@dataclass(frozen=True)
class CanBeGiven(Test):
    """Equipment that could be put on a vampire now, and half of its cost be paid."""

    to: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Requirements do not matter; the vampire pays blood, you pay pool ([LSJ 20040518])."""
        cost, face = half_cost(state, card), state.definition(card).face
        for minion in self.to.find(state, me):
            contests = face.unique and controls_named(state, state.controller(minion), face)
            pays = purse(state, minion) >= cost.blood and can_pay(
                state, me.you, minion, Cost(pool=cost.pool)
            )
            return pays and not contests and may_bear(state, minion, card)
        return False


@dataclass(frozen=True)
class Bestow(Effect):
    """Put the equipment found on a vampire, at its inferior level; half of its cost is paid."""

    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Pay and put it there: nobody equips with it."""
        for card in me.all("found"):
            for minion in self.to.find(state, me)[:1]:
                ways = [m for m in state.definition(card).modes if m.play == "equipment"]
                pay(state, me.you, minion, half_cost(state, card), card)
                put_into_play(state, card, minion, ways[0].key, state.controller(minion))


def searches_for_gift(to: Which) -> Effect:
    """Search your library for equipment and put it on a vampire, ignoring requirements: you pay
    half its pool cost, rounded down, and the vampire half its blood cost.
    """
    found = Those(("library",), (yours, is_a("equipment"), CanBeGiven(to)))
    choice = Later(Choose(found, name="found", least=0))
    return Block((choice, Bestow(to), Shuffle()))


@dataclass(frozen=True)
class BringIntoPlay(Effect):
    """Allies come into play from a pile; equipment and retainers on a minion, if one is said.

    At the basic level, whatever they require, and nothing is paid ([LSJ 20040518-2]). An ally may
    act at once, since nobody recruited it ([ANK 20180509]).
    """

    which: Which
    on: Which | None

    def run(self, state: State, me: Scope) -> None:
        """Each with its life, as printed."""
        hosts = (NOTHING,) if self.on is None else self.on.find(state, me)[:1]
        for card in self.which.find(state, me):
            ways = [mode for mode in state.definition(card).modes if mode.play in BROUGHT]
            if not ways or card in state.cards:
                continue
            for host in hosts:
                if host != NOTHING and not may_bear(state, host, card):
                    continue
                seat = me.you if host == NOTHING else state.controller(host)
                put_into_play(state, card, host, ways[0].key, seat)


def brings_into_play(which: Which, on: Which | None = None) -> BringIntoPlay:
    """They come into play from a pile, free: allies in your ready region, others on a minion."""
    return BringIntoPlay(which, on)


BROUGHT: Final = ("ally", "equipment", "retainer")
"""As what such a card could have been played."""


@dataclass(frozen=True)
class CostsAtMost(Test):
    """A library card with a printed cost, in blood or pool, of N or less; an X is 0."""

    amount: Number

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read it ([LSJ 20100204]); a card without a cost costs 0."""
        face = state.definition(card).face
        most = number(self.amount, state, me)
        costs = (face.blood_cost or 0, face.pool_cost or 0)
        return all((0 if cost == X_COST else cost) <= most for cost in costs)


def costs_at_most(amount: Number) -> Test:
    """A card that costs N or less blood or pool, as printed."""
    return CostsAtMost(amount)


@dataclass(frozen=True)
class CanComeIntoPlay(Test):
    """A card that lies in play by itself: she can pay for it, and would not contest herself."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Requirements do not matter ([ANK 20200810])."""
        face = state.definition(card).face
        ways = _ways_into_play(state, card)
        if not ways or (face.unique and controls_named(state, me.you, face)):
            return False
        return can_pay(state, me.you, NOTHING, _cost(state, me, card, ways[0]))


@dataclass(frozen=True)
class PutFoundInPlay(Effect):
    """Put the card found in play at its cost; nobody plays it."""

    def run(self, state: State, me: Scope) -> None:
        """Pay, and do what it says as it is put in play."""
        for card in me.all("found"):
            for way in _ways_into_play(state, card)[:1]:
                pay(state, me.you, NOTHING, _cost(state, me, card, way), card)
                put_in_play().run(state, Scope(me.you, card, NOTHING, way.key))


def _ways_into_play(state: State, card: int) -> list[Mode]:
    """The ways of a card that put it in play by itself."""
    return [mode for mode in state.definition(card).modes if mode.effect.effects == (ALONE,)]


def _cost(state: State, me: Scope, card: int, way: Mode) -> Cost:
    return cost_of(state, card, way, NOTHING, Scope(me.you, card, NOTHING))


ALONE: Final = put_in_play()


def searches_into_play(*tests: Test) -> Effect:
    """Search your library for such a card and put it in play, paying its cost, whatever it
    requires; the search may find nothing.
    """
    found = Those(("library",), (yours, *tests, CanComeIntoPlay()))
    choice = Later(Choose(found, name="found", least=0))
    return Block((choice, PutFoundInPlay(), Shuffle()))

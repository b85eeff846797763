"""The words of combats that follow another combat or the action, and of those called off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import is_ready
from methuselah.language.changing.effects import Add, add
from methuselah.language.reading.which import THIS
from methuselah.rules.action.action import AFTERWARDS, Action
from methuselah.rules.action.blocks import Blocked
from methuselah.rules.combat.combat import Combat, start_combat
from methuselah.rules.combat.queueing import PENDING, call_off, may_queue

__all__ = [
    "ABOUT_TO_FIGHT_ACTING",
    "BLOCKER_HAS_FOUGHT",
    "calls_off_combat",
    "each_round_at",
    "fights_after_action",
]


@dataclass(frozen=True)
class BlockerHasFought(Condition):
    """The combat just over was between the acting and the blocking minion; no other is queued.

    And the blocker is not on its way to torpor ([LSJ 20100604-1]).
    """

    def holds(self, state: State, me: Scope) -> bool:
        """Look at both, whatever has become of the acting one."""
        action = state.frame(Action)
        combat = state.frame(Combat)
        if action is None or combat is None or not may_queue(state):
            return False
        if set(combat.fighters) != {action.acting, action.attempt.blocker}:
            return False
        return is_ready(state, action.attempt.blocker) and not any(
            row.kind == "torpor postponed" and row.subject == action.attempt.blocker
            for row in combat.rows
        )


BLOCKER_HAS_FOUGHT: Final = BlockerHasFought()
"""The combat just over was with the blocking minion, who is ready; no other is queued."""


@dataclass(frozen=True)
class AboutToFightActing(Condition):
    """This minion is about to enter combat with the acting one: by blocking it, or otherwise."""

    def holds(self, state: State, me: Scope) -> bool:
        """A blocker before block resolution; else a fighter before combat ([LSJ 19991025])."""
        action = state.frame(Action)
        if action is None:
            return False
        blocked = state.frame(Blocked)
        if blocked is not None:
            return blocked.minion == me.minion and action.kind != "leave torpor"
        combat = state.frame(Combat)
        if combat is None or combat.at != "begin" or combat.cause == "block":
            return False
        return set(combat.fighters) == {action.acting, me.minion}


ABOUT_TO_FIGHT_ACTING: Final = AboutToFightActing()
"""This minion is about to enter combat with the acting minion, by blocking it or otherwise."""


@dataclass(frozen=True)
class CallOff(Effect):
    """The combat that is about to begin does not take place."""

    def run(self, state: State, me: Scope) -> None:
        """Call it off; a block that has not resolved blocks without a combat."""
        call_off(state)


def calls_off_combat() -> CallOff:
    """The combat that is about to begin does not."""
    return CallOff()


@dataclass(frozen=True)
class Fight(Effect):
    """Two minions enter combat, unless the action was ended."""

    acting: int
    opposing: int

    def run(self, state: State, me: Scope) -> None:
        """Begin the combat, unless the action was ended meanwhile."""
        action = state.frame(Action)
        if action is not None and action.outcome.verdict != "ended":
            start_combat(state, self.acting, self.opposing, cause="card")


@dataclass(frozen=True)
class FightAfterAction(Effect):
    """This minion enters combat with another after the resolution of the action.

    Until then no other combat can be queued ([LSJ 20021121]); there is none if the action ends
    prematurely ([LSJ 20090826]).
    """

    with_: Which

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action."""
        action = state.frame(Action)
        for other in self.with_.find(state, me) if action is not None else ():
            assert action is not None
            add_row(
                action,
                AFTERWARDS,
                subject=me.minion,
                source=me.card,
                word=PENDING,
                seat=me.you,
                effect=Block((Fight(me.minion, other),)),
            )


def fights_after_action(with_: Which) -> FightAfterAction:
    """After the action resolution, enter combat with."""
    return FightAfterAction(with_)


def each_round_at(place: str, to: Which = THIS) -> Add:
    """This action, while it is in combat, each round is at long (or close) range."""
    return add("range each round", to=to, word=place)

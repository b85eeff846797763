"""The words of combats that follow another combat or the action, and of those called off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import is_ready
from methuselah.language.changing.effects import Add, add
from methuselah.language.reading.which import THIS
from methuselah.rules.action.action import AFTERWARDS, Action
from methuselah.rules.action.blocked import Blocked
from methuselah.rules.combat.combat import (
    DEFAULT_RANGE,
    FIRST_RANGE,
    Combat,
    Round,
    start_combat,
)
from methuselah.rules.combat.queueing import PENDING, call_off, may_queue

__all__ = [
    "ABOUT_TO_FIGHT_ACTING",
    "ABOUT_TO_FIGHT_IT",
    "ACTING_HAS_FOUGHT_BLOCKER",
    "BLOCKER_HAS_FOUGHT",
    "FIGHTS_ACTING",
    "about_to_fight",
    "begins_rounds_at",
    "calls_off_combat",
    "each_round_at",
    "fights_after_action",
    "first_round_at",
]


def _has_fought(state: State, *, blocker: bool) -> bool:
    """Whether acting and blocking minion have just fought, and one of them can fight on."""
    action = state.frame(Action)
    combat = state.frame(Combat)
    if action is None or combat is None or not may_queue(state):
        return False
    if set(combat.fighters) != {action.acting, action.attempt.blocker}:
        return False
    minion = action.attempt.blocker if blocker else action.acting
    return is_ready(state, minion) and not any(
        row.kind == "torpor postponed" and row.subject == minion for row in combat.rows
    )


@dataclass(frozen=True)
class BlockerHasFought(Condition):
    """The combat just over was between the acting and the blocking minion; no other is queued.

    And the blocker is not on its way to torpor ([LSJ 20100604-1]).
    """

    def holds(self, state: State, me: Scope) -> bool:
        """Look at both, whatever has become of the acting one."""
        return _has_fought(state, blocker=True)


BLOCKER_HAS_FOUGHT: Final = BlockerHasFought()
"""The combat just over was with the blocking minion, who is ready; no other is queued."""


@dataclass(frozen=True)
class ActingHasFought(Condition):
    """The combat just over was between the acting and the blocking minion; no other is queued.

    And the acting minion is ready, and not on its way to torpor.
    """

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the acting minion, whatever has become of the blocker."""
        return _has_fought(state, blocker=False)


ACTING_HAS_FOUGHT_BLOCKER: Final = ActingHasFought()
"""The combat just over was with the acting minion, who is ready; no other is queued."""


@dataclass(frozen=True)
class AboutToFightActing(Condition):
    """This minion is about to enter combat with the acting one: by blocking it, or otherwise."""

    def holds(self, state: State, me: Scope) -> bool:
        """A blocker before block resolution; else a fighter before combat ([LSJ 19991025])."""
        action = state.frame(Action)
        return action is not None and action.acting in about_to_fight_it(state, me.minion)


ABOUT_TO_FIGHT_ACTING: Final = AboutToFightActing()
"""This minion is about to enter combat with the acting minion, by blocking it or otherwise."""


@dataclass(frozen=True)
class FightsActing(Condition):
    """This minion, of whom a change is read, opposes the acting minion in combat."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the combat in progress."""
        action, combat = state.frame(Action), state.frame(Combat)
        if action is None or combat is None or me.minion == action.acting:
            return False
        return {me.minion, action.acting} == set(combat.fighters)


FIGHTS_ACTING: Final = FightsActing()
"""Those of whom it is said oppose the acting minion in combat."""


@dataclass(frozen=True)
class AboutToFight(Condition):
    """This minion is about to enter combat with one of those, whichever of the two is acting."""

    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """By a block that has not resolved, or otherwise before combat ([LSJ 19991025])."""
        others = about_to_fight_it(state, me.minion)
        return any(self.which.fits(state, me, other) for other in others)


def about_to_fight_it(state: State, minion: int) -> tuple[int, ...]:
    """Who is about to enter combat with a minion: by a block, or as a combat begins."""
    action = state.frame(Action)
    blocked = state.frame(Blocked)
    if action is not None and blocked is not None:
        fighter = next(
            (f for f in (blocked.fighter, blocked.ambush) if f != NOTHING), action.acting
        )
        pair: tuple[int, ...] = ()
        if action.kind != "leave torpor":
            pair = (fighter, blocked.minion)
    else:
        combat = state.frame(Combat)
        begins = combat is not None and combat.at == "begin" and combat.cause != "block"
        pair = tuple(combat.fighters) if combat is not None and begins else ()
    return tuple(other for other in pair if other != minion) if minion in pair else ()


def about_to_fight(which: Which) -> AboutToFight:
    """This minion is about to enter combat with one of those: by a block, or otherwise."""
    return AboutToFight(which)


@dataclass(frozen=True)
class AboutToFightIt(Which):
    """The minion with which this one is about to enter combat."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The other one of the two."""
        return about_to_fight_it(state, me.minion)


ABOUT_TO_FIGHT_IT: Final = AboutToFightIt()
"""The minion with which this one is about to enter combat."""


@dataclass(frozen=True)
class CallOff(Effect):
    """The combat that is about to begin does not take place."""

    def changes_action(self) -> bool:
        """A combat of the acting minion."""
        return True

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


@dataclass(frozen=True)
class FirstRoundAt(Effect):
    """The first round of the combat that results from this block is at this range."""

    place: str

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action; an earlier effect on the range has priority ([PIB 20120214])."""
        action = state.frame(Action)
        if action is not None:
            add_row(action, FIRST_RANGE, subject=me.minion, source=me.card, word=self.place)


def first_round_at(place: str) -> FirstRoundAt:
    """As it blocks: the first round of the resulting combat is at close (or long) range."""
    return FirstRoundAt(place)


@dataclass(frozen=True)
class BeginRoundsAt(Effect):
    """Each round of this combat begins at that range, this one at once; maneuvers may change it."""

    place: Literal["close", "long"]

    def run(self, state: State, me: Scope) -> None:
        """Unless an effect has set the range of this round (G00127)."""
        combat, fight = state.frame(Combat), state.frame(Round)
        if combat is None or fight is None:
            return
        add_row(combat, DEFAULT_RANGE, subject=me.minion, source=me.card, word=self.place)
        if not fight.range_set:
            fight.range = self.place


def begins_rounds_at(place: Literal["close", "long"]) -> BeginRoundsAt:
    """This combat, each round defaults to long (or close) range: at once, and before maneuvers."""
    return BeginRoundsAt(place)


def each_round_at(place: str, to: Which = THIS) -> Add:
    """This action, while it is in combat, each round is at long (or close) range."""
    return add("range each round", to=to, word=place)

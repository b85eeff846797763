"""Who acts: by permission, in the place of another, as an ally; what an action came through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import (
    LOCKED_ACTOR,
    Amount,
    Block,
    Condition,
    Effect,
    Which,
)
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.actions.course import AtMoment
from methuselah.language.changing.effects import add
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import THIS
from methuselah.language.ways import DURING_ACTION
from methuselah.rules.action.action import Action
from methuselah.rules.action.blocked import resolve_block_with
from methuselah.rules.action.permissions import (
    change_acting,
    is_capable,
    is_for_any_minion,
    takes_action,
)
from methuselah.rules.combat.combat import ENDED, ROUND, start_combat
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.terms.life import LOST
from methuselah.rules.turn.contests import would_contest_herself

__all__ = [
    "CAPABLE",
    "ENDED_COMBAT_EARLY",
    "FOR_ANY_MINION",
    "LOCKED",
    "UNRESOLVED",
    "after_resolution",
    "becomes_acting",
    "bleeds_at_most",
    "blocked_by",
    "blood_lost_in_action",
    "combat_rounds",
    "could_be_on",
    "could_have",
    "could_have_instead",
    "fight_each_other",
    "locks_and_fights_blocker",
    "takes_an_action",
]

LOCKED: Final = LOCKED_ACTOR
"""`by=LOCKED`: an action that only a locked minion takes."""


UNRESOLVED: Final = (*DURING_ACTION, "blocked")
"""While the action has not begun to resolve, be it blocked or not ([LSJ 20010803])."""


@dataclass(frozen=True)
class TakesAnAction(Effect):
    """A minion takes one action now, in whosever minion phase it is."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which of its actions the minion takes."""
        for minion in self.which.find(state, me):
            takes_action(state, me.you, minion)


def takes_an_action(which: Which = THIS) -> TakesAnAction:
    """It takes an action now, in any Methuselah's minion phase; that may be lost."""
    return TakesAnAction(which)


@dataclass(frozen=True)
class Capable(Condition):
    """This minion could perform the action in progress, with all that was used during it."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the rules."""
        return is_capable(state, me.minion)


CAPABLE: Final = Capable()
"""This minion is capable of performing the action, and all that was used could be used with it."""


@dataclass(frozen=True)
class BecomesActing(Effect):
    """Unlock the acting minion and lock this one: the action continues with it as acting minion."""

    def run(self, state: State, me: Scope) -> None:
        """Make this minion the acting one of the action in progress."""
        change_acting(state, me.minion)


def becomes_acting() -> BecomesActing:
    """This minion takes over the action; the former acting minion unlocks."""
    return BecomesActing()


@dataclass(frozen=True)
class FightsInstead(Effect):
    """Instead of resolving the block, this minion and the blocking one lock and enter combat."""

    def run(self, state: State, me: Scope) -> None:
        """The action is blocked all the same; its acting minion does not fight."""
        resolve_block_with(state, me.minion)


def locks_and_fights_blocker() -> FightsInstead:
    """This minion, not the acting one, locks and enters combat with the blocking minion; the action
    is still blocked.
    """
    return FightsInstead()


@dataclass(frozen=True)
class FightEachOther(Effect):
    """Two minions enter combat with each other; the first one goes first in it."""

    first: Which
    second: Which

    def run(self, state: State, me: Scope) -> None:
        """Begin it, if both are ready."""
        for first in self.first.find(state, me):
            for second in self.second.find(state, me):
                start_combat(state, first, second, cause="action")


def fight_each_other(first: Which, second: Which) -> FightEachOther:
    """They enter combat with each other; the first one goes first."""
    return FightEachOther(first, second)


@dataclass(frozen=True)
class ForAnyMinion(Condition):
    """The action costs no blood and requires no vampire, clan or Discipline."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the rules."""
        return is_for_any_minion(state)


FOR_ANY_MINION: Final = ForAnyMinion()
"""The action costs no blood and requires neither a vampire nor a clan or Discipline."""


# -- what an action brings with it, however it ends -----------------------------------------------


@dataclass(frozen=True)
class AfterResolution(Announced):
    """What follows the resolution of an action, even a blocked one: it is there from the start."""

    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action."""
        AtMoment("after resolution", self.effects).run(state, me)


def after_resolution(*effects: Effect) -> AfterResolution:
    """After resolution, even if the action is blocked ([ANK 20220331])."""
    return AfterResolution(Block(effects))


@dataclass(frozen=True)
class BleedsAtMost(Announced):
    """However much the bleed is, no more pool is bled with this action."""

    most: int

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action."""
        add("most bled", self.most).run(state, me)


def bleeds_at_most(most: int) -> BleedsAtMost:
    """If more pool would be bled with this action, ignore the excess."""
    return BleedsAtMost(most)


# -- what the action has come through -------------------------------------------------------------


@dataclass(frozen=True)
class BlockedBy(Condition):
    """The action was blocked by a minion that passes one of these tests, wherever it is now."""

    tests: tuple[Test, ...]

    def holds(self, state: State, me: Scope) -> bool:
        """Look at who blocked it last."""
        action = state.frame(Action)
        if action is None or action.outcome.verdict != "blocked":
            return False
        return any(test.passes(state, me, action.blocked_by) for test in self.tests)


def blocked_by(*tests: Test) -> BlockedBy:
    """Only usable if the action was blocked by such a minion: this or that."""
    return BlockedBy(tests)


@dataclass(frozen=True)
class SoMuch(Amount):
    """Counted over the whole action: "rounds" of combat, "blood" lost by some minions."""

    what: str
    which: Which = THIS

    def value(self, state: State, me: Scope) -> int:
        """Count what is latched on the action."""
        action = state.frame(Action)
        used = () if action is None else action.used
        if self.what == "rounds":
            return used.count((ROUND,))
        minions = self.which.find(state, me)
        return sum(int(key[2]) for key in used if key[0] == LOST and key[1] in minions)


def combat_rounds() -> SoMuch:
    """The rounds of combat during this action."""
    return SoMuch("rounds")


def blood_lost_in_action(which: Which = THIS) -> SoMuch:
    """The blood that it has lost during this action: damage, stolen or burned, but not costs."""
    return SoMuch("blood", which)


@dataclass(frozen=True)
class EndedCombat(Condition):
    """This minion has ended a combat before its press step during this action."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the action."""
        return latched(state, "action", ENDED, me.minion)


ENDED_COMBAT_EARLY: Final = EndedCombat()
"""This minion has ended combat before the press step during this action."""


# -- what it takes from others --------------------------------------------------------------------


def _could_bear(state: State, minion: int, card: int) -> bool:
    record = state.cards.get(card)  # None in a pile
    return (record is None or record.parent != minion) and may_bear(state, minion, card)


@dataclass(frozen=True)
class CouldBeOn(Test):
    """A card that one of those minions could have on it, and does not have."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what is on them, and at what each may have."""
        return any(_could_bear(state, minion, card) for minion in self.which.find(state, me))


def could_be_on(which: Which) -> CouldBeOn:
    """A card that one of those could have on it."""
    return CouldBeOn(which)


@dataclass(frozen=True)
class CouldHave(Test):
    """A card that this minion could have on it, and does not have."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what is on it."""
        return _could_bear(state, me.minion, card)


could_have: Final = CouldHave()
"""A card that this minion could have on it: "a minion can have only one vehicle"."""


@dataclass(frozen=True)
class CouldHaveInstead(Test):
    """A card that this minion could have in the place of some on it, contesting none of yours."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Burn those on a copy of the game, and look."""
        after = state.clone()
        for other in self.which.find(state, me):
            atoms.burn(after, other)
        return may_bear(after, me.minion, card) and not would_contest_herself(after, me.you, card)


def could_have_instead(which: Which) -> CouldHaveInstead:
    """A card that this minion could have in the place of those on it, contesting none of yours."""
    return CouldHaveInstead(which)

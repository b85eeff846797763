"""What a card promises for later: if the action is blocked, in each round, during this action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.definitions import Block, Condition, Effect, Strike, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced
from methuselah.language.combat.fighting import BlockGrant
from methuselah.language.names import GRANTS, Gift, Window, known
from methuselah.language.reading.which import THIS
from methuselah.rules.action.action import Action
from methuselah.rules.combat import promises  # noqa: F401  (registers what is used later)
from methuselah.rules.combat.combat import FIRST_ROUND, Combat, Round
from methuselah.rules.combat.grants import grant
from methuselah.rules.combat.press import press
from methuselah.rules.combat.promises import ONCE, PROMISED
from methuselah.rules.combat.range import maneuver

__all__ = [
    "grants_each_round",
    "if_blocked",
    "if_blocked_may",
    "if_blocked_strikes",
    "if_it_blocks_nobody_strikes",
    "if_it_blocks_strikes",
    "maneuvers_now",
    "may_during_action",
    "may_during_phase",
    "may_this_round",
    "may_this_turn",
    "presses_to_continue_now",
]


PROMISABLE: Final = dict.fromkeys((*PROMISED, "anytime", "during action"), "")
"""The windows in which what a card promised can be used."""


def _promised(window: str) -> str:
    remedy = f"Windows of promises: {', '.join(PROMISABLE)}."
    return known(window, PROMISABLE, "window of a promise", remedy)


def if_blocked(kind: Gift, *, first_round: bool = False, to: Which = THIS) -> BlockGrant:
    """If this action is blocked, this minion has it in the resulting combat: "maneuver", ..."""
    known(kind, GRANTS, "promise for a combat")
    return BlockGrant(kind, first_round, to)


@dataclass(frozen=True)
class IfBlockedMay(Announced):
    """If this action is blocked, the minion may have effects in the first round of the combat."""

    window: str
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action; each combat that results from a block reads it as it begins."""
        action = state.frame(Action)
        if action is not None:
            add_row(
                action,
                "block grant",
                FIRST_ROUND,
                subject=me.minion,
                source=me.card,
                word="may " + self.window,
                seat=me.you,
                effect=self.effects,
            )


def if_blocked_may(window: Window, *effects: Effect) -> IfBlockedMay:
    """If this action is blocked, it may have these in that window of the first round."""
    return IfBlockedMay(_promised(window), Block(effects))


@dataclass(frozen=True)
class MayDuringAction(Effect):
    """During this action (phase, round), the minion may have effects in a window, once or often."""

    window: str
    effects: Block
    when: Condition | None = None
    once: bool = False
    span: str = "action"
    who: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Put it on the duration."""
        frame = state.span(self.span)
        if frame is None:
            return
        for minion in self.who.find(state, me):
            add_row(
                frame,
                "may " + self.window,
                ONCE if self.once else 0,
                subject=minion,
                source=me.card,
                when=self.when,
                seat=me.you,
                effect=self.effects,
            )


def may_during_action(
    window: Window | Literal["anytime", "during action"],
    *effects: Effect,
    when: Condition | None = None,
    once: bool = False,
    who: Which = THIS,
) -> MayDuringAction:
    """During this action `who` can burn blood to get intercept, and the like: "this minion"."""
    return MayDuringAction(_promised(window), Block(effects), when, once, who=who)


def may_during_phase(
    window: Window | Literal["anytime"], *effects: Effect, when: Condition | None = None
) -> MayDuringAction:
    """Once more in this phase, it can be unlocked, and the like; at "anytime" in it."""
    return MayDuringAction(_promised(window), Block(effects), when, once=True, span="phase")


def may_this_turn(
    window: Window | Literal["anytime"],
    *effects: Effect,
    when: Condition | None = None,
    who: Which = THIS,
) -> MayDuringAction:
    """Once this turn, `who` can burn blood to unlock, and the like: "this minion" in them."""
    return MayDuringAction(_promised(window), Block(effects), when, True, "turn", who)


def may_this_round(window: Window, *effects: Effect) -> MayDuringAction:
    """Once this round, it can burn blood to maneuver at "range" or to "press", and the like."""
    return MayDuringAction(_promised(window), Block(effects), once=True, span="round")


@dataclass(frozen=True)
class ManeuversNow(Effect):
    """This minion maneuvers, while range is determined; only to get to a range, if one is said."""

    only: Literal["", "close", "long"] = ""

    def run(self, state: State, me: Scope) -> None:
        """To the other range."""
        maneuver(state, me.minion)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it would not lead away from that range."""
        fight = state.frame(Round)
        return fight is not None and fight.range != self.only


def maneuvers_now(only: Literal["", "close", "long"] = "") -> ManeuversNow:
    """An additional maneuver (to that range), as what `may_this_round("range", ...)` allows."""
    return ManeuversNow(only)


@dataclass(frozen=True)
class ContinuesNow(Effect):
    """This minion presses to continue combat, in the press step."""

    def run(self, state: State, me: Scope) -> None:
        """Press."""
        press(state, me.minion)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether combat would not continue anyway."""
        combat = state.frame(Combat)
        return combat is not None and not combat.goes_on


def presses_to_continue_now() -> ContinuesNow:
    """A press, only to continue combat, as what `may_this_round("press", ...)` allows."""
    return ContinuesNow()


@dataclass(frozen=True)
class EachRound(Effect):
    """Something optional in each round of this combat, this one included."""

    kind: str
    amount: int = 1

    def run(self, state: State, me: Scope) -> None:
        """Give it for this round and promise it for the next ones."""
        combat = state.span("combat")
        if combat is None:
            return
        grant(state, self.kind, me.minion, self.amount, source=me.card)
        add_row(
            combat,
            "round grant",
            self.amount,
            subject=me.minion,
            source=me.card,
            word=self.kind,
        )


def grants_each_round(kind: Gift, amount: int = 1) -> EachRound:
    """It can prevent 1 damage each round, and the like."""
    known(kind, GRANTS, "promise for a combat")
    return EachRound(kind, amount)


@dataclass(frozen=True)
class IfItBlocks(Effect):
    """For the first round of the combat that results if this minion blocks, at each block again.

    Without a strike that it can use in that round, neither fighter can strike in it.
    """

    strike: Strike | None = None

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action; combat reads it as it begins."""
        action = state.frame(Action)
        if action is not None:
            add_row(
                action,
                "block grant to both" if self.strike is None else "block grant",
                FIRST_ROUND,
                subject=me.minion,
                source=me.card,
                word="no strike" if self.strike is None else "given strike",
                effect=self.strike,
            )


@dataclass(frozen=True)
class IfBlocked(IfItBlocks):
    """The same for the combat that results if this minion is blocked."""


def if_it_blocks_strikes(strike: Strike) -> IfItBlocks:
    """If this vampire blocks, they can strike so during the first round."""
    return IfItBlocks(strike)


def if_blocked_strikes(strike: Strike) -> IfBlocked:
    """If this action is blocked, they can strike so during the first round."""
    return IfBlocked(strike)


def if_it_blocks_nobody_strikes() -> IfItBlocks:
    """If this vampire blocks, neither combatant can strike during the first round."""
    return IfItBlocks()

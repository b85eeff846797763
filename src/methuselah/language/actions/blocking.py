"""The words of block attempts: who cannot block, who pays for it, attempts that come to nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Block, Condition, Effect, Which
from methuselah.engine.programs import run
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import Add, add, burn_blood
from methuselah.language.choosing.choices import each, one_of, way, when
from methuselah.language.choosing.waiting import put_off
from methuselah.language.names import Moment, RowKind
from methuselah.language.reading.amounts import blood_of
from methuselah.language.reading.conditions import at_least, both, fits
from methuselah.language.reading.qualities import Test, vampire
from methuselah.language.reading.qualities import minion as any_minion
from methuselah.language.reading.seats import controller_of
from methuselah.language.reading.which import BLOCKER, THIS, on
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.blocked import HAS_BLOCKED
from methuselah.rules.action.blocks import (
    can_block,
    cancel_attempt,
    intercept,
    resign_attempt,
    resolve_unblocked,
)
from methuselah.rules.action.coteries import join_attempt
from methuselah.rules.terms.blocked_bleeds import bleed_was_blocked, forget_blocked_bleeds

__all__ = [
    "INTERCEPT_NOW",
    "MISSING_STEALTH",
    "NO_BLEED_BLOCKED",
    "able_to_join",
    "blocks_together",
    "cancels_attempt",
    "cannot_block",
    "failed_to_block",
    "looks_for_blocked_bleeds",
    "pays_to_block",
    "reduces_stealth_to_0",
    "resolves_unblocked",
    "unless_it_blocks",
]


@dataclass(frozen=True)
class InterceptNow(Amount):
    """The intercept that this minion has, as it is now."""

    def value(self, state: State, me: Scope) -> int:
        """Read it."""
        return intercept(state, me.minion)


INTERCEPT_NOW: Final = InterceptNow()
"""The intercept of this minion as it is now."""


@dataclass(frozen=True)
class MissingStealth(Amount):
    """What the action's stealth lacks to be 1 greater than the blocking minion's intercept."""

    def value(self, state: State, me: Scope) -> int:
        """0 while nobody attempts to block."""
        action = state.frame(Action)
        if action is None or action.attempt.blocker == NOTHING:
            return 0
        return max(0, intercept(state, action.attempt.blocker) + 1 - stealth(state, action))


MISSING_STEALTH: Final = MissingStealth()
"""How much stealth makes 1 more than the intercept of the minion that attempts to block."""


@dataclass(frozen=True)
class FailedToBlock(Test):
    """A minion that has attempted to block the action in progress, and failed."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the action."""
        action = state.frame(Action)
        return action is not None and card in action.tried


failed_to_block: Final = FailedToBlock()
"""A minion that has attempted to block the action in progress, and failed."""


@dataclass(frozen=True)
class AbleToJoin(Test):
    """A minion that could attempt to block this action now, together with the one attempting it."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the rules of blocking."""
        action = state.frame(Action)
        return action is not None and can_block(state, action, card)


able_to_join: Final = AbleToJoin()
"""A minion that could attempt to block this action now, alone or together with another."""


@dataclass(frozen=True)
class BlockTogether(Effect):
    """This minion and another attempt to block together: the sum of their intercept counts.

    If they succeed, both lock, and their controller chooses which of them is the blocking minion.
    """

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Attempt it; this minion may be attempting already."""
        for partner in self.which.find(state, me)[:1]:
            join_attempt(state, me.minion, partner)


def blocks_together(which: Which) -> BlockTogether:
    """This minion and that one attempt to block together, with the sum of their intercept."""
    return BlockTogether(which)


def cannot_block(*tests: Test) -> Add:
    """Such minions cannot block this action: `cannot_block(vampire, younger_than_acting)`."""
    return add("cannot block", when=fits(THIS, on(*tests)))


@dataclass(frozen=True)
class ResignAttempt(Effect):
    """The block attempt is resigned: it fails, and another one may be made."""

    def run(self, state: State, me: Scope) -> None:
        """End the attempt as failed, so that others are asked whether they block."""
        resign_attempt(state)


@dataclass(frozen=True)
class PayOrResign(Effect):
    """Such a minion, if it attempts already, pays now or resigns and pays nothing.

    [LSJ 20031121-2]
    """

    blood: int
    which: Which
    life: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Its controller chooses, where it has the blood, or as an ally the life if that counts."""
        if not fits(BLOCKER, self.which).holds(state, me):
            return
        resigns = ResignAttempt()
        demand = when(
            both(
                fits(BLOCKER, on(any_minion if self.life else vampire)),
                at_least(blood_of(BLOCKER), self.blood),
            ),
            one_of(way(burn_blood(self.blood, BLOCKER)), way(resigns)),
            otherwise=(resigns,),
        )
        run(state, Block((each(controller_of(BLOCKER), demand),)), me)


def pays_to_block(blood: int, *tests: Test, life: bool = False) -> Block:
    """Such minions must burn N blood to attempt to block this action, or to go on attempting it;
    allies cannot, but where `life` counts ("1 blood or life").
    """
    those = on(*tests)
    kind: RowKind = "block cost or life" if life else "block cost"
    cost = add(kind, blood, when=fits(THIS, those))
    return Block((cost, PayOrResign(blood, those, life)))


@dataclass(frozen=True)
class CancelAttempt(Effect):
    """The block attempt in progress is cancelled: it has not failed, and may be made again."""

    def run(self, state: State, me: Scope) -> None:
        """Take the attempt back; its minion may attempt again."""
        cancel_attempt(state)


def cancels_attempt() -> CancelAttempt:
    """The block attempt is cancelled, which is not a failure."""
    return CancelAttempt()


@dataclass(frozen=True)
class ResolveUnblocked(Effect):
    """The block that would succeed does not happen; the action resolves ([RTR 20080808])."""

    def run(self, state: State, me: Scope) -> None:
        """Let the action go on to its resolution."""
        resolve_unblocked(state)


def resolves_unblocked() -> ResolveUnblocked:
    """The action resolves as if unblocked instead of being blocked."""
    return ResolveUnblocked()


@dataclass(frozen=True)
class NoStealth(Effect):
    """What stealth there is is taken away; the minion can still add to it ([RTR 20030519])."""

    def changes_action(self) -> bool:
        """It is the stealth of the acting minion."""
        return True

    def run(self, state: State, me: Scope) -> None:
        """Take it away for this action; less than none stays as it is."""
        action = state.frame(Action)
        have = 0 if action is None else stealth(state, action)
        if action is not None and have > 0:
            add_row(action, "stealth", -have, source=me.card, seat=me.you)


def reduces_stealth_to_0() -> NoStealth:
    """Reduce the acting minion's stealth to 0."""
    return NoStealth()


@dataclass(frozen=True)
class UnlessItBlocks(Effect):
    """Effects at a moment of the action, unless a minion blocks it from now on ([ANK 20230319])."""

    which: Which
    effects: Block
    moment: str = "after resolution"

    def run(self, state: State, me: Scope) -> None:
        """Remember how often it has blocked before."""
        action = state.frame(Action)
        for minion in self.which.find(state, me):
            if action is not None:
                before = action.used.count((HAS_BLOCKED, minion))
                effect = Block((HasNotBlocked(minion, before, self.effects),))
                put_off(action, self.moment, effect, me, source=me.card)


@dataclass(frozen=True)
class HasNotBlocked(Effect):
    """Effects if a minion still in play has blocked the action no more than it had before."""

    minion: int
    before: int
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Count its blocks."""
        action = state.frame(Action)
        if action is None or self.minion not in state.cards:
            return  # it may have left with its Methuselah meanwhile
        if action.used.count((HAS_BLOCKED, self.minion)) <= self.before:
            run(state, self.effects, me)


def unless_it_blocks(
    which: Which, *effects: Effect, moment: Moment = "after resolution"
) -> UnlessItBlocks:
    """If it does not block this action from now on, after (or `moment="resolution"`: as) it
    resolves. [ANK 20230319]
    """
    return UnlessItBlocks(which, Block(effects), moment)


@dataclass(frozen=True)
class ForgetBlockedBleeds(Effect):
    """From now on NO_BLEED_BLOCKED holds, until a bleed is blocked."""

    def run(self, state: State, me: Scope) -> None:
        """What was blocked before does not count."""
        forget_blocked_bleeds(state)


@dataclass(frozen=True)
class NoBleedBlocked(Condition):
    """No bleed was blocked this turn since `looks_for_blocked_bleeds` was said."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the turn."""
        return not bleed_was_blocked(state)


NO_BLEED_BLOCKED: Final = NoBleedBlocked()
"""No bleed was blocked this turn, since `looks_for_blocked_bleeds` if that was said."""


def looks_for_blocked_bleeds() -> ForgetBlockedBleeds:
    """Only bleeds blocked from now on end what lasts while NO_BLEED_BLOCKED."""
    return ForgetBlockedBleeds()

"""What happens to the action in progress, to the turn and the phase: its course.

Ending, redirecting or barring an action, attempting to block it, effects that wait for a moment
of it; marks for the rest of a turn; transfers as a price.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.journal import note
from methuselah.engine.rows import add_row, latch, latched, unlatch
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, State
from methuselah.engine.traits import is_minion, is_ready, is_vampire
from methuselah.language.choosing.choices import Announced
from methuselah.language.choosing.waiting import put_off
from methuselah.language.names import MOMENTS, SPANS, Duration, Moment, known
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import ACTING, THIS
from methuselah.rules.action.action import Action
from methuselah.rules.action.blocked import Blocked
from methuselah.rules.action.blocks import attempt, continue_unblocked, fail_attempt
from methuselah.rules.action.types import bar_repeat
from methuselah.rules.playing.as_played import NEXT_REDIRECTION, AsPlayed
from methuselah.rules.playing.costs import LIFE_COST
from methuselah.rules.torpor.diablerie import DIABLERIE
from methuselah.rules.turn.influence import spend_transfers, transfers_left
from methuselah.rules.turn.master import master_actions, use_master_action

__all__ = [
    "at_moment",
    "attempts_to_block",
    "cancels_card",
    "continues_unblocked",
    "costs_blood",
    "costs_life",
    "costs_pool",
    "end_action",
    "fails_attempt",
    "locks_failed_blockers",
    "mark",
    "master_action",
    "may_repeat",
    "no_repeat",
    "out_of_turn_master",
    "redirect_bleed",
    "skips_next_unlock",
    "spares_blocker",
    "takes_action_card_back",
    "transfers",
    "voids_next_redirection",
]


@dataclass(frozen=True)
class AtMoment(Effect):
    """Effects that wait for a moment of the action."""

    moment: str
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put them on the action."""
        frame = state.span("action")
        if frame is not None:
            put_off(frame, self.moment, self.effects, me, source=me.card)


def at_moment(moment: Moment, *effects: Effect) -> AtMoment:
    """Later in this action: "blocked", "successful bleed", "after resolution", ..."""
    known(moment, MOMENTS, "moment of an action")
    return AtMoment(moment, Block(effects))


@dataclass(frozen=True)
class Redirect(Effect):
    """Change the target of the bleed: blocks are reopened (R0, Detailed course, C.2)."""

    known_as: ClassVar[str] = "redirects"

    to: Seats

    def changes_action(self) -> bool:
        """It is the acting minion that bleeds somebody else ([LSJ 20010621])."""
        return True

    def run(self, state: State, me: Scope) -> None:
        """Aim the bleed at that Methuselah and let hers be asked for blocks."""
        action = state.frame(Action)
        seats = self.to.find(state, me)
        if action is not None and seats:
            action.change_target(state, seats[0])


def redirect_bleed(to: Seats) -> Redirect:
    """The bleed is directed at somebody else now."""
    return Redirect(to)


@dataclass(frozen=True)
class VoidsNextRedirection(Effect):
    """The next card that would change the target of this bleed is cancelled as it is played."""

    def run(self, state: State, me: Scope) -> None:
        """Until the action is over."""
        action = state.span("action")
        if action is not None:
            add_row(action, NEXT_REDIRECTION, source=me.card)


def voids_next_redirection() -> VoidsNextRedirection:
    """The next card that would change the target of this bleed is cancelled as it is played."""
    return VoidsNextRedirection()


@dataclass(frozen=True)
class NoRepeat(Effect):
    """Those cannot perform the same action again this turn ([LSJ 20070709])."""

    which: Which

    def changes_action(self) -> bool:
        """It is about the acting minion."""
        return True

    def run(self, state: State, me: Scope) -> None:
        """Bar it until the turn is over."""
        action = state.frame(Action)
        for minion in () if action is None else self.which.find(state, me):
            assert action is not None
            bar_repeat(state, action, minion)


@dataclass(frozen=True)
class MayRepeat(Effect):
    """The minion may play an action card of this name again this turn."""

    def run(self, state: State, me: Scope) -> None:
        """Forget that it has; the card is in play by now, or burned."""
        name = state.definition(me.card).face.name
        unlatch(state, "turn", "action card", me.minion, name)


def may_repeat() -> MayRepeat:
    """It can perform the action of this card again this turn."""
    return MayRepeat()


def no_repeat(which: Which = ACTING) -> NoRepeat:
    """Not the same action again this turn."""
    return NoRepeat(which)


@dataclass(frozen=True)
class LocksFailedBlockers(Effect):
    """Minions that attempt to block and fail from now on are locked before resolution."""

    def run(self, state: State, me: Scope) -> None:
        """Remember how many had failed before ([LSJ 20020101])."""
        action = state.frame(Action)
        if action is not None:
            effect = Block((LockTried(len(action.tried)),))
            add_row(action, "at resolution", source=me.card, seat=me.you, effect=effect)


@dataclass(frozen=True)
class LockTried(Effect):
    """Lock the minions whose attempts failed, but for the first few."""

    after: int

    def run(self, state: State, me: Scope) -> None:
        """Lock each minion whose attempt failed, after the first few."""
        action = state.frame(Action)
        for minion in () if action is None else action.tried[self.after :]:
            if is_minion(state, minion):
                atoms.lock(state, minion)


def locks_failed_blockers() -> LocksFailedBlockers:
    """Whoever attempts to block and fails becomes locked."""
    return LocksFailedBlockers()


@dataclass(frozen=True)
class Attempt(Effect):
    """A minion attempts to block the action."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Begin the attempt, if it may block at all."""
        action = state.frame(Action)
        for minion in self.which.find(state, me):
            if action is not None and action.attempt.blocker != minion:
                attempt(state, minion)


def attempts_to_block(which: Which = THIS) -> Attempt:
    """Attempt to block."""
    return Attempt(which)


@dataclass(frozen=True)
class FailAttempt(Effect):
    """The block attempt in progress fails; its minion cannot attempt to block this action again."""

    def run(self, state: State, me: Scope) -> None:
        """End the attempt as failed, if one is in progress."""
        fail_attempt(state)


def fails_attempt() -> FailAttempt:
    """That attempt fails, and the minion cannot attempt to block this action again."""
    return FailAttempt()


@dataclass(frozen=True)
class SparesBlocker(Effect):
    """The minion that blocks does not lock for this block: something else is locked instead."""

    def run(self, state: State, me: Scope) -> None:
        """Only this block: another one in the same action locks again."""
        block = state.frame(Blocked)
        if block is not None:
            block.spared = True


def spares_blocker() -> SparesBlocker:
    """The blocking minion is not locked for this block."""
    return SparesBlocker()


@dataclass(frozen=True)
class ContinueUnblocked(Effect):
    """The action continues as if it had not been blocked."""

    def run(self, state: State, me: Scope) -> None:
        """Go on with the action as after declined blocks, if it can be continued."""
        if self.possible(state, me):
            continue_unblocked(state)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether its own minion was blocked, and its card is where it went ([LSJ 20070808-1]).

        Not after a combat in which diablerie was committed (R3 6.2.4).
        """
        action = state.frame(Action)
        if action is None or action.acting != me.minion:
            return False
        if state.frame(Blocked) is not None:
            return is_ready(state, me.minion)
        if action.outcome.verdict != "blocked" or latched(state, "combat", DIABLERIE):
            return False
        if action.from_hand and action.card not in state.seats[state.owner(action.card)].ash_heap:
            return False
        return is_ready(state, me.minion) or action.kind == "leave torpor"


def continues_unblocked() -> ContinueUnblocked:
    """The action continues as if unblocked."""
    return ContinueUnblocked()


@dataclass(frozen=True)
class SpendMasterAction(Effect):
    """Use a master phase action, as a price."""

    def run(self, state: State, me: Scope) -> None:
        """Count one master phase action of yours as used."""
        use_master_action(state, me.you)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one left."""
        return master_actions(state, me.you) > 0


def master_action() -> SpendMasterAction:
    """Use a master phase action."""
    return SpendMasterAction()


@dataclass(frozen=True)
class SpendOutOfTurn(Effect):
    """Use what an out-of-turn master card uses, as a price (RB24, Out-of-turn)."""

    def run(self, state: State, me: Scope) -> None:
        """A master phase action of your next master phase is gone."""
        turn_atoms.owe_master(state, me.you)

    def possible(self, state: State, me: Scope) -> bool:
        """In another's turn, and no second one before your next master phase."""
        return me.you != state.active and not state.seats[me.you].owes_master


def out_of_turn_master() -> SpendOutOfTurn:
    """Use a master phase action of your next master phase, out of turn."""
    return SpendOutOfTurn()


@dataclass(frozen=True)
class ActionCost(Announced):
    """What an action that a card in play allows costs: paid when it succeeds (R0, Costs)."""

    blood: int

    def run(self, state: State, me: Scope) -> None:
        """Write the blood down, to be paid as the action succeeds."""
        me.env["blood cost"] = self.blood

    def possible(self, state: State, me: Scope) -> bool:
        """Whether the minion has as much blood."""
        return is_vampire(state, me.minion) and state.cards[me.minion].blood >= self.blood

    def takes(self, state: State, me: Scope) -> tuple[int, int]:
        """This blood."""
        return self.blood, 0


def costs_blood(number: int) -> ActionCost:
    """An action that costs N blood."""
    return ActionCost(number)


@dataclass(frozen=True)
class LifeCost(Announced):
    """What an action of an ally costs in life, if it succeeds."""

    life: int

    def run(self, state: State, me: Scope) -> None:
        """The action finds it among what was announced."""
        me.env[LIFE_COST] = self.life

    def possible(self, state: State, me: Scope) -> bool:
        """Whether the ally has as much life; the last one, too ([LSJ 20080512])."""
        return not is_vampire(state, me.minion) and state.cards[me.minion].blood >= self.life

    def takes(self, state: State, me: Scope) -> tuple[int, int]:
        """This life."""
        return self.life, 0


def costs_life(number: int) -> LifeCost:
    """An action of an ally that costs N life."""
    return LifeCost(number)


@dataclass(frozen=True)
class PoolCost(Announced):
    """What an action that a card in play allows costs in pool, if it succeeds."""

    pool: int

    def run(self, state: State, me: Scope) -> None:
        """The action finds it among what was announced."""
        me.env["pool cost"] = self.pool

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is enough."""
        return state.seats[me.you].pool >= self.pool

    def takes(self, state: State, me: Scope) -> tuple[int, int]:
        """This pool."""
        return 0, self.pool


def costs_pool(number: int) -> PoolCost:
    """An action that costs N pool."""
    return PoolCost(number)


@dataclass(frozen=True)
class SpendTransfers(Effect):
    """Spend transfers, as a price."""

    amount: int

    def run(self, state: State, me: Scope) -> None:
        """Count so many transfers of this influence phase as used."""
        spend_transfers(state, me.you, self.amount)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there are enough left."""
        return transfers_left(state, me.you) >= self.amount


def transfers(amount: int) -> SpendTransfers:
    """Use N transfers."""
    return SpendTransfers(amount)


@dataclass(frozen=True)
class Mark(Effect):
    """Mark cards for the rest of the turn ("only one hunting ground each turn"), or of `until`."""

    name: str
    which: Which
    until: str = "turn"

    def run(self, state: State, me: Scope) -> None:
        """Put the mark on each card until that is over."""
        for card in self.which.find(state, me):
            latch(state, self.until, "mark", self.name, card)


def mark(name: str, which: Which, until: Duration = "turn") -> Mark:
    """Mark until the turn is over.

    Or until that of `until` is, "referendum".
    """
    known(until, SPANS, "duration")
    return Mark(name, which, until)


@dataclass(frozen=True)
class SkipUnlock(Effect):
    """A minion does not unlock as normal during its next unlock phase."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Let it remember that; one that was burned meanwhile has none to come."""
        for minion in self.which.find(state, me):
            if minion in state.cards:
                atoms.remember(state, minion, "stays locked", 1)


def skips_next_unlock(which: Which = THIS) -> SkipUnlock:
    """It stays locked in its next unlock phase."""
    return SkipUnlock(which)


@dataclass(frozen=True)
class EndAction(Effect):
    """The action ends: "ended" shuts it at once, "failed" still has a window after it."""

    verdict: str

    def changes_action(self) -> bool:
        """It ends the action."""
        return True

    def run(self, state: State, me: Scope) -> None:
        """End the action in progress with this verdict."""
        action = state.frame(Action)
        if action is not None:
            action.end(state, self.verdict)


@dataclass(frozen=True)
class TakeActionCardBack(Effect):
    """The action card played for the action returns to the hand of "you" (acting) or "owner"."""

    to: str

    def run(self, state: State, me: Scope) -> None:
        """From limbo, where it is until the action is resolved."""
        action = state.frame(Action)
        record = None if action is None or not action.from_hand else state.cards.get(action.card)
        if action is not None and record is not None and record.region == LIMBO:
            seat = state.owner(action.card) if self.to == "owner" else action.seat
            note(state, "took in hand", seat=seat, card=action.card)
            atoms.to_pile(state, action.card, "hand", seat=seat)


def takes_action_card_back(to: Literal["you", "owner"] = "you") -> TakeActionCardBack:
    """If an action card was played, it returns to your hand or its owner's, who discards down."""
    return TakeActionCardBack(to)


def end_action(verdict: str = "ended") -> EndAction:
    """End the action: "ended" and "failed" unsuccessfully, "blocked" without block resolution."""
    return EndAction(verdict)


@dataclass(frozen=True)
class CancelCard(Effect):
    """Cancel the card that is being played; `free`: its cost is not paid."""

    known_as: ClassVar[str] = "cancels"

    free: bool

    def run(self, state: State, me: Scope) -> None:
        """Cancel it; what it would have done does not happen (G00155)."""
        playing = state.frame(AsPlayed)
        if playing is not None:
            playing.cancel(state, me.you, free=self.free)


def cancels_card(*, free: bool = False) -> CancelCard:
    """Cancel a card as it is played."""
    return CancelCard(free)

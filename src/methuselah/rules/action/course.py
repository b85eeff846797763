"""The course of an action, from announcement to end (R0, Summary and Detailed course; traps A).

One frame, `Action`. Block attempts are in `blocks`, the basic actions in `types`. Reads the
rows `stealth`, `bleed`, `hunt`, `unblockable`, `cannot act`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.definitions import TORPID_ACTORS, Block, Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Program, ask, run
from methuselah.engine.rows import due, latch, rows_of, total, unlatch
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, READY, TORPOR, Frame, State
from methuselah.engine.windows import VERBS, Window, offered
from methuselah.rules.action.resolutions import RESOLUTIONS
from methuselah.rules.playing.card import AsPlayed, replace_card, tell_played
from methuselah.rules.playing.costs import CONVICTIONS, action_cost, can_pay, pay_what_you_can
from methuselah.rules.playing.hand import release_all
from methuselah.rules.playing.help_with_costs import Paying, may_be_helped
from methuselah.rules.playing.qualifying import qualifies
from methuselah.rules.terms.sequencing import action_order, order
from methuselah.rules.torpor.going_to_torpor import burn_lifeless

__all__ = ["ACTED", "AFTERWARDS", "ONCE_A_TURN", "Action", "inherent_stealth", "stealth"]

ONCE_A_TURN: Final = ("bleed", "political")
"""The kinds of action that a minion takes once each turn, in whatever form (R0)."""
DIRECTED: Final = "(D)"
"""What the text of a card says of an action that is directed."""
ACTED: Final = "acted"
"""Latched on the phase for each action that was not cancelled as it was announced."""
AFTERWARDS: Final = "at after resolution"
"""The rows of what an action brings about after its resolution (Daring the Dawn)."""


@dataclass(slots=True)
class Action(Frame):
    """One action of one minion.

    kind: "bleed", "hunt", "equip", "employ", "recruit", "political", "leave torpor", "rescue",
    "diablerie", "become anarch", "power", "burn imbued" or "card"; acting: the minion; seat: its
    controller, the acting Methuselah; card: the action card (in limbo) or the card in play that
    allows the action;
    scope: what was chosen when it was announced; targets: the other Methuselahs at whom it is
    directed, clockwise; bled: whom a bleed burns pool of; declined: who blocks no more until
    the target changes; aimed_home: it is directed at what her own, which nobody may block where the
    edition says so; blocker: the minion of the attempt in progress; blocking: who controlled
    it then; partner: who attempts it together with the blocker; posing: a card in play that is
    considered a minion during this attempt; tried: minions whose attempt failed; leaned: the
    stealth of its own that the acting minion needed for that; verdict: "", "successful",
    "blocked", "failed", "ended", "cancelled" or "fizzled" ([RTR 20180719]); amount: the pool
    that a successful bleed came to, the blood that a hunt gained, or how far a referendum
    passed; burned: the pool that was burned for a bleed; called: the political action card that
    was played to call its referendum, once it is in the ash heap; helped: others have been
    asked to help to pay.
    """

    span: ClassVar[str] = "action"
    shown: ClassVar[tuple[str, ...]] = (
        "kind",
        "acting",
        "seat",
        "card",
        "targets",
        "bled",
        "blocker",
        "blocked_by",
        "verdict",
    )

    at: str = "announce"
    kind: str = "card"
    acting: int = NOTHING
    seat: int = NOBODY
    card: int = NOTHING
    mode: Mode | None = None
    from_hand: bool = False
    scope: Scope = field(default_factory=Scope)
    targets: tuple[int, ...] = ()
    bled: int = NOBODY
    inherent: int = 0
    declined: tuple[int, ...] = ()
    aimed_home: bool = False
    blocker: int = NOTHING
    blocking: int = NOBODY
    posing: int = NOTHING
    partner: int = NOTHING
    blocked_by: int = NOTHING
    tried: tuple[int, ...] = ()
    leaned: int = 0
    combats: int = 0
    verdict: str = ""
    successful_bleed: bool = False
    passed: bool = False
    amount: int = 0
    burned: int = 0
    resolved: bool = False
    called: int = NOTHING
    helped: bool = False
    asked: tuple[Option, ...] = ()

    def step(self, state: State) -> None:
        """Do the next step; what was a minion for an attempt only is none after it."""
        if self.posing != NOTHING and self.at not in ("attempt", "compare"):
            RESOLUTIONS["attempt over"](state, self)
        Frame.step(self, state)

    # -- A1, A2: announcement ------------------------------------------------------------

    def do_announce(self, state: State) -> None:
        """Choose everything that can be chosen (R0, 1. Announce the Action)."""
        if self.from_hand and not qualifies(state, self.seat, self.card, self.acting):
            return
        self.at = "aim"
        if self.from_hand:
            atoms.set_aside(state, self.card)
        if self.mode is not None:
            run(state, self.mode.announce, self.scope)

    def do_aim(self, state: State) -> None:
        """The action is directed at those whose things it targets; its card may be cancelled."""
        if self.kind == "bleed" and "bled" in self.scope.env:
            self.bled = self.scope.one("bled")
        self.aim(state)
        note(
            state,
            "announced",
            seat=self.seat,
            card=self.acting,
            other=self.card,
            word=self.kind,
            seats=self.targets,
        )
        self.at = "lock"
        if self.from_hand:
            self.at = "played"
            state.push(self._as_played())

    def _as_played(self) -> AsPlayed:
        assert self.mode is not None
        return AsPlayed(card=self.card, seat=self.seat, minion=self.acting, mode=self.mode)

    def do_played(self, state: State) -> None:
        """The action card was not cancelled: it is replaced before anything else is played."""
        assert self.mode is not None
        name = state.definition(self.card).face.name
        latch(state, "turn", "action card", self.acting, name)
        replace_card(state, self.seat, self.card, self.mode.replace)
        tell_played(state, self.card, self.mode, self.acting)
        if not self.ask_for_help(state):
            self.do_lock(state)

    def ask_for_help(self, state: State) -> bool:
        """Whether others may help to pay for the card: as it is announced and as it is paid."""
        self.at = "lock" if self.at == "played" else self.at
        if not self.from_hand or not may_be_helped(state):
            return False
        assert self.mode is not None
        state.push(
            Paying(
                card=self.card,
                mode=self.mode,
                seat=self.seat,
                minion=self.acting,
                scope=self.scope,
                late=self.helped,
                is_action=True,
            )
        )
        return True

    def do_cancelled(self, state: State) -> None:
        """A2: the minion does not lock and may try the same card again; the card is replaced."""
        assert self.mode is not None
        replace_card(state, self.seat, self.card, "")
        tell_played(state, self.card, self.mode, self.acting)
        self.do_finish(state)

    def do_lock(self, state: State) -> None:
        """Lock the acting minion. It bleeds and takes a political action once each turn."""
        self.at = "announced"
        if self.acting_lost(state):
            return
        if self.kind in ONCE_A_TURN:
            latch(state, "turn", self.kind, self.acting)
        latch(state, "turn", "took", self.acting, self.kind)
        latch(state, "phase", ACTED)
        latch(state, "turn", ACTED)
        atoms.lock(state, self.acting)

    def impulse(self, state: State) -> tuple[int, ...]:
        """Acting Methuselah, targets or prey and predator, others (RB24, Sequencing)."""
        return action_order(state, self.seat, self.targets)

    def aim(self, state: State) -> None:
        """Read at whom the action is directed from who controls its targets (R3 6.2.2.1).

        Political actions are always undirected (R0, Who May Attempt to Block).
        """
        if self.kind == "political":
            return
        seats = {self.bled} if self.kind == "bleed" else set()
        target = self.scope.env.get("target", ())
        for card in target if isinstance(target, tuple) else (target,):
            if isinstance(card, int) and card in state.cards:
                seats.add(state.controller(card))
        aimed = self.scope.env.get("aimed", ())
        for seat in aimed if isinstance(aimed, tuple) else (aimed,):
            if isinstance(seat, int):
                seats.add(seat)
        self.targets = tuple(s for s in state.clockwise(self.seat)[1:] if s in seats)
        if state.setting.edition.own_target_unblocked:
            directed = self.card != NOTHING and DIRECTED in state.definition(self.card).face.text
            self.aimed_home = directed and seats == {self.seat}

    def do_announced(self, state: State) -> None:
        """The window for what is used as the action is announced (A3)."""
        self.at = "open"
        if self.acting_lost(state):
            return
        atoms.emit(state, "announces", self.acting)
        state.push(Window(name="announced", order=order(state), rule="R0 Summary 1"))

    # -- A4 to A8: blocks are in `blocks` -------------------------------------------------

    def do_open(self, state: State) -> None:
        """A. There is no current block attempt (R0, Detailed course of an action)."""
        self.at = "unblocked"
        self.blocker = self.partner = NOTHING
        if self.acting_lost(state):
            return
        state.push(Window(name="action", order=order(state), rule="R0 Detailed course, A"))

    def listens(self, window: str) -> bool:
        """Who passes while there is no attempt declines to block."""
        return window == "action"

    def passed_by(self, state: State, window: Frame, seat: int) -> None:
        """Passing while there is no attempt declines to block for good (A.3)."""
        if seat != self.seat and seat not in self.declined:
            self.declined = (*self.declined, seat)

    def do_attempt(self, state: State) -> None:
        """B. There is an ongoing block attempt: all pass, then it is compared."""
        self.at = "compare"
        first = order(state)
        if state.setting.edition.blocker_first:
            first = state.around(self.blocking, (self.seat,))
        state.push(Window(name="attempt", order=first, rule="R0 Detailed course, B"))

    def do_compare(self, state: State) -> None:
        """Stealth against intercept; `blocks` decides."""
        if not self.acting_lost(state):
            RESOLUTIONS["block attempt"](state, self)

    def do_unblocked(self, state: State) -> None:
        """C. Blocks have been declined by all: one more loop (A8')."""
        self.at = "about_to_succeed"
        if self.acting_lost(state):
            return
        state.push(Window(name="declined", order=order(state), rule="R0 Detailed course, C"))

    def change_target(self, state: State, seat: int) -> None:
        """Redirect a bleed: blocks are reopened and everyone's decline is wiped (A.3, C.2)."""
        self.bled = seat
        self.aim(state)
        self.declined = ()
        note(state, "redirected", seat=seat, card=self.acting)
        self.reopen(state)

    def reopen(self, state: State) -> None:
        """Go back to A as soon as the effect that says so is done."""
        self.at = "open"
        for frame in reversed(state.stack):
            if frame is self:
                break
            if isinstance(frame, Window):
                frame.close()

    def do_about_to_succeed(self, state: State) -> None:
        """The last window: "would be successful" (A8'')."""
        self.at = "resolve"
        if self.acting_lost(state):
            return
        state.push(Window(name="would_succeed", order=order(state), rule="[LSJ 19980105]"))

    # -- A9, A10: resolution --------------------------------------------------------------

    def do_resolve(self, state: State) -> None:
        """Failed-block penalties, then the cost, then the effect (R0, 3. Resolve the Action)."""
        self.at = "after_resolution"
        if self.acting_lost(state):
            return
        self.resolved = True
        self.verdict = "successful"
        self.at = "pay_cost"
        due(state, self, "resolution")

    def do_pay_cost(self, state: State) -> None:
        """The cost is paid on success; what cannot be paid in full leaves it without effect."""
        if not self.helped:
            self.helped = True
            if self.ask_for_help(state):
                return
        self.at = "after_resolution"
        cost = action_cost(state, self)
        if not can_pay(state, self.seat, self.acting, cost):
            pay_what_you_can(state, self.seat, self.acting, cost)
            self.fizzle(state, "cost")
            return
        pay_what_you_can(state, self.seat, self.acting, cost)
        if self.is_from_torpor and state.cards[self.acting].region != TORPOR:
            self.fizzle(state, "target")  # it has left torpor meanwhile ([ANK 20220218])
            return
        if self.card_was_lost(state):
            self.fizzle(state, "card")
            return
        RESOLUTIONS["requirements"](state, self)
        if self.verdict == "fizzled":
            return
        note(state, "succeeded", seat=self.seat, card=self.acting, word=self.kind)
        RESOLUTIONS[self.kind](state, self)

    def card_was_lost(self, state: State) -> bool:
        """Whether a card on a minion allowed it this action, and is not there ([RTR 19960221])."""
        if self.from_hand or self.mode is None or self.mode.by != "bearer":
            return False
        if self.card in self.scope.all(CONVICTIONS):
            return False  # it was the cost
        record = state.cards.get(self.card)
        return record is None or self.acting not in (self.card, record.parent)

    def fizzle(self, state: State, why: str) -> None:
        """Successful without effect: the cost or the target is not there ([ANK 20220218])."""
        self.verdict = "fizzled"
        note(state, "fizzled", seat=self.seat, card=self.acting, word=why)

    def acting_lost(self, state: State) -> bool:
        """End the action where its minion can no longer be acting (G00116)."""
        if not self.is_moot(state):
            return False
        self.end(state, "ended")
        return True

    def is_moot(self, state: State) -> bool:
        """Before resolution an action needs its minion: ready, or in torpor and leaving it."""
        if self.verdict:
            return False
        record = state.cards.get(self.acting)
        if state.setting.edition.theft_ends_action and self.was_stolen(state):
            return True
        region = "" if record is None else record.region
        return region != READY and not (region == TORPOR and self.is_from_torpor)

    @property
    def is_from_torpor(self) -> bool:
        """Whether it is the action of a vampire in torpor: to leave it, or by a card for such."""
        by = "" if self.mode is None else self.mode.by
        return self.kind == "leave torpor" or by in TORPID_ACTORS

    def was_stolen(self, state: State) -> bool:
        """Whether its Methuselah has lost control of the acting minion."""
        record = state.cards.get(self.acting)
        return record is not None and record.controller != self.seat

    def end(self, state: State, verdict: str) -> None:
        """The action does not go on: "ended" shuts it at once (Obedience, Mirror Walk), "failed"
        still has what comes after resolution ([RTR 20180719]).
        """
        self.verdict = verdict
        self.at = "after_resolution" if verdict == "failed" else "ended"
        note(state, "action " + verdict, seat=self.seat, card=self.acting)
        for frame in reversed(state.stack):
            if frame is self:
                break
            if isinstance(frame, Window):
                frame.close()

    # -- A12, A13: after resolution, end --------------------------------------------------

    def do_after_resolution(self, state: State) -> None:
        """A12, after every combat: what waited for it must happen before others have the impulse.

        The acting Methuselah may use what is usable now before any of it ([PIB 20150915]).
        """
        if burn_lifeless(state):
            return
        waiting = tuple(row for row in self.rows if row.kind == AFTERWARDS)
        if not waiting:
            self.at = "after_window"
            return
        options = [Option("resolve", card=row.source, minion=row.subject) for row in waiting]
        if not state.seats[self.seat].out:
            options += offered(state, "after_resolution", self.seat)
        self.asked = tuple(options)
        ask(state, Decision(self.seat, "window", "after_resolution", self.asked))

    def answered(self, state: State, index: int) -> None:
        """Let one of the effects that waited happen, or use something before it."""
        option = self.asked[index]
        self.asked = ()
        if option.verb != "resolve":
            VERBS[option.verb](state, "after_resolution", self.seat, option)
            return
        waiting = [row for row in self.rows if row.kind == AFTERWARDS]
        row = waiting[index]
        self.rows = tuple(other for other in self.rows if other is not row)
        assert isinstance(row.effect, Block)
        run(state, row.effect, Scope(row.seat, row.source, row.subject))

    def do_after_window(self, state: State) -> None:
        """The window for cards usable after resolution."""
        self.at = "finish"
        state.push(Window(name="after_resolution", order=order(state), rule="[LSJ 19981028]"))

    def do_ended(self, state: State) -> None:
        """No window; what was to follow does where resolution was reached ([ANK 20220331]).

        Where it was not, the minion may take the same action again ([ANK 20210124]).
        """
        self.at = "finish"
        if self.blocked_by != NOTHING or self.resolved:
            due(state, self, "after resolution")
        else:
            self._allow_again(state)

    def _allow_again(self, state: State) -> None:
        """It counts as taken, but not against repeating it."""
        if self.kind in ONCE_A_TURN:
            unlatch(state, "turn", self.kind, self.acting)
        if self.from_hand:
            name = state.definition(self.card).face.name
            unlatch(state, "turn", "action card", self.acting, name)
        elif self.mode is not None and self.card != NOTHING:
            unlatch(state, "turn", "in play", self.acting, self.card, self.mode.key)

    def do_finish(self, state: State) -> None:
        """What was to happen at its end, however it has ended."""
        self.at = "close"
        due(state, self, "end")

    def do_close(self, state: State) -> None:
        """Durations of the action end with this frame; the card in limbo goes to its pile."""
        record = state.cards.get(self.card) if self.from_hand else None
        if record is not None and record.region == LIMBO:
            atoms.to_pile(state, self.card, "ash_heap")
        note(state, "action over", seat=self.seat, card=self.acting, word=self.verdict)
        RESOLUTIONS["action over"](state, self)
        state.pop()
        if self.acting in state.cards and any(row.kind == "type" for row in self.rows):
            atoms.drain_excess(state, self.acting)
        for moment in state.setting.edition.drawn_after_action:
            release_all(state, moment)

    def returned(self, state: State, child: Frame) -> None:
        """Hear choices from the announcement, and cancellation of the action card."""
        if isinstance(child, Program):
            self.scope.env = child.scope.env
        elif isinstance(child, AsPlayed) and child.cancelled:
            self.verdict = "cancelled"
            self.at = "cancelled"


def stealth(state: State, action: Action) -> int:
    """The acting minion's stealth: inherent in the action, its own, and what was added."""
    return action.inherent + total(state, "stealth", action.acting)


def inherent_stealth(state: State, minion: int) -> int:
    """The stealth that a minion has of itself and of cards in play: it is nobody else's."""
    added = sum(row.value for row in rows_of(state, "stealth", minion))
    return total(state, "stealth", minion) - added

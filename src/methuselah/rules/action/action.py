"""An action: what it is, at whom it is directed, and how far it has come (R0, Summary).

`course` has the steps of one frame, `Action`. Reads the rows `stealth`, `bleed`, `hunt`,
`unblockable`, `cannot act`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.definitions import TORPID_ACTORS, Block, Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Program, run
from methuselah.engine.records import record
from methuselah.engine.rows import rows_of, total
from methuselah.engine.scope import Scope
from methuselah.engine.state import PERMANENT, READY, TORPOR, Frame, State
from methuselah.engine.windows import VERBS, Window
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.costs import Cost, announced_cost, as_action, cost_of
from methuselah.rules.terms.sequencing import action_order

__all__ = [
    "ACTED",
    "AFTERWARDS",
    "FREELY",
    "ONCE_A_TURN",
    "UNFORCED",
    "Action",
    "action_cost",
    "inherent_stealth",
    "stealth",
    "steps",
]

ONCE_A_TURN: Final = ("bleed", "political")
"""The kinds of action that a minion takes once each turn, in whatever form (R0)."""
DIRECTED: Final = "(D)"
"""What the text of a card says of an action that is directed."""
ACTED: Final = "acted"
"""Latched on the phase for each action that was not cancelled as it was announced."""
UNFORCED: Final = "acted freely"
"""Latched on the turn for each such action that was not mandatory, if a card asks for it."""
FREELY: Final = "non-mandatory actions"
"""What the texts say that ask for it."""
COST_BLOOD: Final = "cost blood"
"""Latched on an action for which blood was paid."""
COSTING_BLOOD: Final = "action costing blood"
"""What the texts say that ask for it."""
AFTERWARDS: Final = "at after resolution"
"""The rows of what an action brings about after its resolution (Daring the Dawn)."""


@record
class Attempt:
    """A block attempt in progress.

    blocker: the minion that attempts; blocking: who controlled it then; posing: a card in play that
    is considered a minion during this attempt; partner: who attempts it together with the blocker.
    """

    blocker: int = NOTHING
    blocking: int = NOBODY
    posing: int = NOTHING
    partner: int = NOTHING


@record
class Outcome:
    """What an action has come to.

    verdict: "", "successful", "blocked", "failed", "ended", "cancelled" or "fizzled" ([RTR
    20180719]); successful_bleed: it was a bleed of 1 or more; passed: its referendum has; amount:
    the pool that a successful bleed came to, the blood that a hunt gained, or how far a referendum
    passed; burned: the pool that was burned for a bleed; resolved: resolution was reached; called:
    the political action card that was played to call its referendum, once it is in the ash heap.
    """

    verdict: str = ""
    successful_bleed: bool = False
    passed: bool = False
    amount: int = 0
    burned: int = 0
    resolved: bool = False
    called: int = NOTHING


NO_ATTEMPT: Final = Attempt()
NOT_OVER: Final = Outcome()


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
    edition says so; attempt: the block attempt in progress; blocked_by: who has blocked it; tried:
    minions whose attempt failed; leaned: the stealth of its own that the acting minion needed for
    that; outcome: what it has come to; helped: others have been asked to help to pay;
    cancelled_by: who cancelled its card.
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

    parts: ClassVar[tuple[str, ...]] = ("attempt", "outcome")

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
    attempt: Attempt = NO_ATTEMPT
    blocked_by: int = NOTHING
    tried: tuple[int, ...] = ()
    leaned: int = 0
    outcome: Outcome = NOT_OVER
    helped: bool = False
    cancelled_by: int = NOBODY
    asked: tuple[Option, ...] = ()

    @property
    def blocker(self) -> int:
        """The minion that attempts to block now."""
        return self.attempt.blocker

    @property
    def blocking(self) -> int:
        """Who controlled that minion as it began."""
        return self.attempt.blocking

    @property
    def partner(self) -> int:
        """Who attempts it together with the blocker."""
        return self.attempt.partner

    @property
    def verdict(self) -> str:
        """How the action has ended, "" while it goes on."""
        return self.outcome.verdict

    @property
    def amount(self) -> int:
        """The pool, blood or votes that it came to."""
        return self.outcome.amount

    def step(self, state: State) -> None:
        """Do the next step; what was a minion for an attempt only is none after it."""
        if self.attempt.posing != NOTHING and self.at not in ("attempt", "compare"):
            self.stand_down(state)
        STEPS[self.at](state, self)

    def stand_down(self, state: State) -> None:
        """The attempt is over, whatever came of it: the card is no minion any more."""
        card = self.attempt.posing
        self.attempt = replace(self.attempt, posing=NOTHING)
        record = state.cards.get(card)
        if record is None or record.region not in (READY, TORPOR):
            return
        atoms.burn_blood(state, card, record.blood)
        atoms.become(state, card, None)
        atoms.move_to_region(state, card, PERMANENT)

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

    def listens(self, window: str) -> bool:
        """Who passes while there is no attempt declines to block."""
        return window == "action"

    def passed_by(self, state: State, window: Frame, seat: int) -> None:
        """Passing while there is no attempt declines to block for good (A.3)."""
        if seat != self.seat and seat not in self.declined:
            self.declined = (*self.declined, seat)

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

    def targets_stand(self, state: State) -> bool:
        """Whether there is a legal target still, else the action fizzles; those that are legal no
        more are skipped ([RTR 20080808]), on the table as in the piles.
        """
        if self.mode is None:
            return True
        if not self.mode.announce.stands(state, self.scope):
            self.fizzle(state, "target")
            return False
        self.mode.announce.skip_fallen(state, self.scope)
        return True

    def come_to(self, verdict: str) -> None:
        """This is how it ends."""
        self.outcome = replace(self.outcome, verdict=verdict)

    def fizzle(self, state: State, why: str) -> None:
        """Successful without effect: the cost or the target is not there ([ANK 20220218])."""
        self.come_to("fizzled")
        note(state, "fizzled", seat=self.seat, card=self.acting, word=why)

    def acting_lost(self, state: State) -> bool:
        """End the action where its minion can no longer be acting (G00116)."""
        if not self.is_moot(state):
            return False
        self.end(state, "ended")
        return True

    def is_moot(self, state: State) -> bool:
        """Before resolution an action needs its minion: ready, or in torpor and leaving it."""
        if self.outcome.verdict:
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
        self.come_to(verdict)
        self.at = "after_resolution" if verdict == "failed" else "ended"
        note(state, "action " + verdict, seat=self.seat, card=self.acting)
        for frame in reversed(state.stack):
            if frame is self:
                break
            if isinstance(frame, Window):
                frame.close()

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

    def returned(self, state: State, child: Frame) -> None:
        """Hear choices from the announcement, and cancellation of the action card."""
        if isinstance(child, Program):
            self.scope.env = child.scope.env
        elif isinstance(child, AsPlayed) and child.cancelled:
            self.cancelled_by = child.cancelled_by
            self.come_to("cancelled")
            self.at = "cancelled"


Step = Callable[[State, Action], None]

STEPS: Final[dict[str, Step]] = {}
"""For each step of an action what it does: `course` registers them."""


def steps(name: str) -> Callable[[Step], Step]:
    """Register a step of an action."""

    def register(step: Step) -> Step:
        STEPS[name] = step
        return step

    return register


def stealth(state: State, action: Action) -> int:
    """The acting minion's stealth: inherent in the action, its own, and what was added."""
    return action.inherent + total(state, "stealth", action.acting)


def inherent_stealth(state: State, minion: int) -> int:
    """The stealth that a minion has of itself and of cards in play: it is nobody else's."""
    added = sum(row.value for row in rows_of(state, "stealth", minion))
    return total(state, "stealth", minion) - added


def action_cost(state: State, action: Action) -> Cost:
    """What a successful action costs: its card, its kind (leaving torpor: 2 blood), or nothing."""
    if action.from_hand:
        assert action.mode is not None
        cost = cost_of(state, action.card, action.mode, action.acting, action.scope)
    else:
        cost = announced_cost(action.scope)
    return as_action(state, action.acting, action.kind, cost)

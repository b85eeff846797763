"""The referendum of a successful political action, and of a blood hunt (R0, Politics; traps R).

Terms, the window before votes, polling, the tally, the effects. Votes are in `votes`. Opens the
windows before_referendum, before_votes and polling. Reads the rows `passes automatically`
(subject: the minion that calls the referendum) and `next referendum passes` (on the game or the
turn; its seat: whose vampire calls it, NOBODY: anyone's); puts rows `cannot play` with the words
"action modifier" and "reaction" on the referendum of a blood hunt (R0, The Blood Hunt).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, cast

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Program, run
from methuselah.engine.rows import add_row, due, found
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, Frame, State
from methuselah.engine.traits import is_ready
from methuselah.engine.windows import Window
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.politics.votes import (
    Cast,
    Grant,
    cast_forced,
    cast_together,
    referendum_in_progress,
    tally,
)
from methuselah.rules.terms.sequencing import order

if TYPE_CHECKING:
    from methuselah.rules.action.course import Action

__all__ = [
    "PROMISE",
    "Referendum",
    "cancel_referendum",
    "fail_referendum",
    "hunt_referendum",
    "pass_automatically",
]

PROMISE: Final = "next referendum passes"
"""The row of a promise for the next referendum, on the game or on the turn."""


@dataclass(slots=True)
class Referendum(Frame):
    """One referendum.

    kind: "political" or "blood hunt"; caller: the Methuselah who calls it and calling her
    vampire (nobody calls a blood hunt, [TOM 19950921]); card: the political action card, or the
    card in play that allows the action; scope: the terms; hunted: the diablerist; casts,
    grants: votes cast and gained; abstaining: minions forced to abstain; bound: minions whose
    votes were forced to a side; automatic: it passes without votes; losses: the pool that each
    Methuselah lost by its effect; verdict: "passed", "failed" or "cancelled"; margin: by how many
    votes it passed, 0 for an automatic pass.
    """

    span: ClassVar[str] = "referendum"
    shown: ClassVar[tuple[str, ...]] = ("kind", "caller", "calling", "card", "hunted", "verdict")

    at: str = "call"
    kind: str = "political"
    caller: int = NOBODY
    calling: int = NOTHING
    card: int = NOTHING
    from_hand: bool = False
    mode: Mode | None = None
    scope: Scope = field(default_factory=Scope)
    hunted: int = NOTHING
    casts: tuple[Cast, ...] = ()
    grants: tuple[Grant, ...] = ()
    abstaining: tuple[int, ...] = ()
    bound: tuple[tuple[int, str], ...] = ()
    automatic: bool = False
    losses: tuple[int, ...] = ()
    verdict: str = ""
    margin: int = 0

    def do_call(self, state: State) -> None:
        """R0: the last moment before the referendum ([LSJ 20080201])."""
        self.at = "terms"
        if self.kind == "political":
            window = Window(name="before_referendum", order=order(state), rule="[LSJ 20080201]")
            state.push(window)

    def do_terms(self, state: State) -> None:
        """R1: the caller sets the terms; nothing may be used before that ([RTR 20040501])."""
        self.at = "before_votes"
        if self.kind == "political" and not is_ready(state, self.calling):
            self.drop(state)
            return
        note(
            state,
            "referendum",
            seat=self.caller,
            card=self.calling if self.hunted == NOTHING else self.hunted,
            other=self.card,
            word=self.kind,
        )
        self.automatic = _take_promises(state, self)
        if self.mode is not None:
            run(state, self.mode.terms, self.scope)

    def drop(self, state: State) -> None:
        """Without the acting minion the action ends and no referendum is held ([LSJ 20060902])."""
        self.verdict = "cancelled"
        self.at = "finish"
        action = _action(state)
        if action is not None:
            action.end(state, "ended")

    def do_before_votes(self, state: State) -> None:
        """R2: effects used before votes and ballots are cast. None if it passes by itself."""
        called = self.calling in state.cards
        if self.automatic or (called and found(state, "passes automatically", self.calling)):
            self.decide(state, "passed", 0)
            return
        self.at = "polling"
        state.push(Window(name="before_votes", order=order(state), rule="R0 Politics, 2"))

    def do_polling(self, state: State) -> None:
        """R3: votes are cast in any order until all are done."""
        self.at = "tally"
        state.push(Window(name="polling", order=order(state), rule="R0 Politics, 2"))

    def do_tally(self, state: State) -> None:
        """R4: more votes for than against, or it fails; a tie fails. What waited for it happens."""
        cast_forced(state, self)
        cast_together(state)
        votes_for, votes_against = tally(state)
        margin = votes_for - votes_against
        self.decide(state, "passed" if margin > 0 else "failed", max(0, margin))
        due(state, self, "tallied")

    def decide(self, state: State, verdict: str, margin: int) -> None:
        """Settle the result, which the action remembers."""
        self.at = "resolve"
        self.verdict = verdict
        self.margin = margin
        note(state, "tallied", seat=self.caller, card=self.card, number=margin, word=verdict)
        action = _action(state) if self.kind == "political" else None
        if action is not None:
            action.passed = verdict == "passed"
            action.amount = margin

    def do_resolve(self, state: State) -> None:
        """R5: the effects of a referendum that passed, as one step; oustings follow it."""
        self.at = "effect_over"
        self.losses = tuple(seat.pool_lost for seat in state.seats)
        if self.verdict == "passed" and self.mode is not None:
            run(state, self.mode.passes, self.scope)

    def do_effect_over(self, state: State) -> None:
        """What happens "if the referendum passes" comes after its effect ([LSJ 20090115-2])."""
        self.at = "finish"
        before = zip(state.seats, self.losses, strict=True)
        self.losses = tuple(seat.pool_lost - lost for seat, lost in before)
        if self.verdict == "passed":
            due(state, self, "passed")

    def do_finish(self, state: State) -> None:
        """The card that was played is in the ash heap, and answers to a referendum come now."""
        self.leave_card(state)
        if self.calling in state.cards and self.verdict in ("passed", "failed"):
            atoms.emit(state, "referendum " + self.verdict, self.calling, self.margin)
        state.pop()

    def leave_card(self, state: State) -> None:
        """The political action card goes to the ash heap; what follows the action finds it there.

        A card that its own effect put elsewhere stays where it is.
        """
        action = _action(state) if self.from_hand else None
        if action is None or self.card not in state.cards:
            return
        if state.cards[self.card].region == LIMBO:
            action.called = self.card
            atoms.to_pile(state, self.card, "ash_heap")

    def returned(self, state: State, child: Frame) -> None:
        """Hear the terms."""
        if isinstance(child, Program):
            self.scope.env = child.scope.env

    def leave_polling(self, state: State) -> None:
        """Close the windows that this referendum has opened."""
        for frame in reversed(state.stack):
            if frame is self:
                break
            if isinstance(frame, Window):
                frame.close()


def _action(state: State) -> Action | None:
    """The action that the referendum belongs to."""
    return cast("Action | None", state.span("action"))


def _take_promises(state: State, referendum: Referendum) -> bool:
    """Whether the next referendum was promised to pass; that is this one, so the promise is kept.

    A blood hunt is called by nobody ([TOM 19950921]).
    """
    if referendum.kind != "political":
        return False
    kept = False
    for frame in state.stack:
        left = tuple(
            row
            for row in frame.rows
            if row.kind != PROMISE or row.seat not in (NOBODY, referendum.caller)
        )
        if len(left) != len(frame.rows):
            frame.rows = left
            kept = True
    return kept


def fail_referendum(state: State) -> None:
    """Make the referendum fail at once: whatever polling is left is skipped."""
    _decide_at_once(state, "failed")


def pass_automatically(state: State) -> None:
    """Make the referendum pass at once, by no votes: whatever polling is left is skipped."""
    _decide_at_once(state, "passed")


def _decide_at_once(state: State, verdict: str) -> None:
    referendum = referendum_in_progress(state)
    if referendum is not None and not referendum.verdict:
        referendum.decide(state, verdict, 0)
        referendum.leave_polling(state)


def cancel_referendum(state: State) -> None:
    """Cancel the referendum at any time before the tally: no result, nothing tallied."""
    referendum = referendum_in_progress(state)
    if referendum is None or referendum.verdict:
        return
    referendum.verdict = "cancelled"
    referendum.at = "finish"
    note(state, "cancelled the referendum", seat=referendum.caller, card=referendum.card)
    referendum.leave_polling(state)


def draws_later(state: State, referendum: Referendum) -> Referendum:
    """In some editions no card is replaced before what the referendum belongs to is over."""
    until = state.setting.edition.referendum_draws
    if until and state.span(until) is not None:
        add_row(referendum, "replaces later", word=until)
    return referendum


def hunt_referendum(state: State, diablerist: int) -> Referendum:
    """The referendum of a blood hunt: fixed terms, and no action modifiers or reactions."""
    referendum = Referendum(kind="blood hunt", hunted=diablerist)
    add_row(referendum, "cannot play", word="action modifier")
    add_row(referendum, "cannot play", word="reaction")
    return draws_later(state, referendum)


@resolves("political")
def call_referendum(state: State, action: Action) -> None:
    """A successful political action calls its referendum (R0, The Referendum).

    One that lists no referendum calls another card's by its effect.

    Terms that cannot be chosen any more leave the action without effect (G00158).
    """
    mode = action.mode
    assert mode is not None
    if not mode.passes:
        run(state, mode.effect, action.scope)
        return
    scope = action.scope.copy()
    if not mode.terms.possible(state, scope):
        action.fizzle(state, "terms")
        return
    called = Referendum(
        caller=action.seat,
        calling=action.acting,
        card=action.card,
        from_hand=action.from_hand,
        mode=mode,
        scope=scope,
    )
    state.push(draws_later(state, called))

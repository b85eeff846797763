"""The referendum of a successful political action, and of a blood hunt (R0, Politics; traps R).

Terms, the window before votes, polling, the tally, the effects. Votes are in `votes`. Opens the
windows before_referendum, before_votes and polling. Reads the row `passes automatically`
(subject: the minion that calls the referendum); puts rows `cannot play` with the words "action
modifier" and "reaction" on the referendum of a blood hunt (R0, The Blood Hunt).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, cast

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Program, run
from methuselah.engine.rows import add_row, found
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import is_ready
from methuselah.engine.windows import Window
from methuselah.rules.resolutions import resolves
from methuselah.rules.sequencing import order
from methuselah.rules.votes import Cast, Grant, cast_forced, referendum_in_progress, tally

if TYPE_CHECKING:
    from methuselah.rules.action import Action

__all__ = ["Referendum", "cancel_referendum", "hunt_referendum", "pass_automatically"]


@dataclass(slots=True)
class Referendum(Frame):
    """One referendum.

    kind: "political" or "blood hunt"; caller: the Methuselah who calls it and calling her
    vampire (nobody calls a blood hunt, [TOM 19950921]); card: the political action card, or the
    card in play that allows the action; scope: the terms; hunted: the diablerist; casts,
    grants: votes cast and gained; abstaining: minions forced to abstain; bound: minions whose
    votes were forced to a side; verdict: "passed", "failed" or "cancelled"; margin: by how many
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
        if self.calling in state.cards and found(state, "passes automatically", self.calling):
            self.decide(state, "passed", 0)
            return
        self.at = "polling"
        state.push(Window(name="before_votes", order=order(state), rule="R0 Politics, 2"))

    def do_polling(self, state: State) -> None:
        """R3: votes are cast in any order until all are done."""
        self.at = "tally"
        state.push(Window(name="polling", order=order(state), rule="R0 Politics, 2"))

    def do_tally(self, state: State) -> None:
        """R4: more votes for than against, or it fails; a tie fails."""
        cast_forced(state, self)
        votes_for, votes_against = tally(state)
        margin = votes_for - votes_against
        self.decide(state, "passed" if margin > 0 else "failed", max(0, margin))

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
        self.at = "finish"
        if self.verdict == "passed" and self.mode is not None:
            run(state, self.mode.passes, self.scope)

    def do_finish(self, state: State) -> None:
        """What is said to happen after a referendum called by a vampire answers now."""
        if self.calling in state.cards and self.verdict in ("passed", "failed"):
            atoms.emit(state, "referendum " + self.verdict, self.calling, self.margin)
        state.pop()

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


def cancel_referendum(state: State) -> None:
    """Cancel the referendum at any time before the tally: no result, nothing tallied."""
    referendum = referendum_in_progress(state)
    if referendum is None or referendum.verdict:
        return
    referendum.verdict = "cancelled"
    referendum.at = "finish"
    note(state, "cancelled the referendum", seat=referendum.caller, card=referendum.card)
    referendum.leave_polling(state)


def pass_automatically(state: State) -> None:
    """Make the referendum pass at once, by no votes: whatever polling is left is skipped."""
    referendum = referendum_in_progress(state)
    if referendum is None or referendum.verdict:
        return
    referendum.decide(state, "passed", 0)
    referendum.leave_polling(state)


def hunt_referendum(diablerist: int) -> Referendum:
    """The referendum of a blood hunt: fixed terms, and no action modifiers or reactions."""
    referendum = Referendum(kind="blood hunt", hunted=diablerist)
    add_row(referendum, "cannot play", word="action modifier")
    add_row(referendum, "cannot play", word="reaction")
    return referendum


@resolves("political")
def call_referendum(state: State, action: Action) -> None:
    """A successful political action calls its referendum (R0, The Referendum).

    Terms that cannot be chosen any more leave the action without effect (G00158).
    """
    mode = action.mode
    assert mode is not None
    scope = action.scope.copy()
    if not mode.terms.possible(state, scope):
        action.fizzle(state, "terms")
        return
    state.push(
        Referendum(
            caller=action.seat,
            calling=action.acting,
            card=action.card,
            from_hand=action.from_hand,
            mode=mode,
            scope=scope,
        )
    )

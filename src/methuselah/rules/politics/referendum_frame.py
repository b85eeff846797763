"""What a referendum is, of a political action or of a blood hunt (R0, Politics; traps R).

The frame, and how it can end before its time; `referendum` has its steps, votes are in `votes`.
Reads the row `next referendum passes` (on the game or the turn; its seat: whose vampire calls it,
NOBODY: anyone's); puts rows `cannot play` with the words
"action modifier" and "reaction" on the referendum of a blood hunt (R0, The Blood Hunt).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, cast

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Program
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.engine.windows import Window
from methuselah.rules.action.action import Action

__all__ = [
    "PROMISE",
    "UNCAST",
    "Referendum",
    "call_off_referendum",
    "cancel_referendum",
    "fail_referendum",
    "hunt_referendum",
    "is_to_come",
    "pass_automatically",
]

PROMISE: Final = "next referendum passes"
"""The row of a promise for the next referendum, on the game or on the turn."""


UNCAST: Final = "votes of counters"
"""The rows of a referendum with votes for it that nobody casts."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The votes and ballots of one source, as they were cast. `seat` cast them."""

    kind: str
    card: int
    seat: int
    word: str
    number: int
    ballots: int = 0


@dataclass(frozen=True, slots=True)
class Grant:
    """Votes gained during a referendum, by a minion or by a Methuselah from a card.

    only: "against" where they are votes against the referendum and count nowhere else.
    """

    number: int
    minion: int = NOTHING
    seat: int = NOBODY
    source: int = NOTHING
    only: str = ""


@dataclass(slots=True)
class Referendum(Frame):
    """One referendum.

    kind: "political" or "blood hunt"; caller: the Methuselah who calls it and calling her
    vampire (nobody calls a blood hunt, [TOM 19950921]); card: the political action card, or the
    card in play that allows the action; scope: the terms; hunted: the diablerist; also_hunted:
    whom a political action hunts that calls a blood hunt referendum; casts,
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
    also_hunted: tuple[int, ...] = ()
    casts: tuple[Cast, ...] = ()
    grants: tuple[Grant, ...] = ()
    abstaining: tuple[int, ...] = ()
    bound: tuple[tuple[int, str], ...] = ()
    automatic: bool = False
    losses: tuple[int, ...] = ()
    verdict: str = ""
    margin: int = 0

    def decide(self, state: State, verdict: str, margin: int) -> None:
        """Settle the result, which the action remembers."""
        self.at = "resolve"
        self.verdict = verdict
        self.margin = margin
        note(state, "tallied", seat=self.caller, card=self.card, number=margin, word=verdict)
        action = action_of(state) if self.kind == "political" else None
        if action is not None:
            passed = verdict == "passed"
            action.outcome = replace(action.outcome, passed=passed, amount=margin)

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

    def step(self, state: State) -> None:
        """Do the next step."""
        STEPS[self.at](state, self)


Step = Callable[[State, Referendum], None]

STEPS: Final[dict[str, Step]] = {}
"""For each step of a referendum what it does: `referendum` registers them."""


def steps(name: str) -> Callable[[Step], Step]:
    """Register a step of a referendum."""

    def register(step: Step) -> Step:
        STEPS[name] = step
        return step

    return register


def referendum_in_progress(state: State) -> Referendum | None:
    """The referendum being conducted, or None."""
    return cast("Referendum | None", state.span("referendum"))


def action_of(state: State) -> Action | None:
    """The action that the referendum belongs to."""
    return cast("Action | None", state.span("action"))


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


def cancel_referendum(state: State, by: int) -> None:
    """A Methuselah cancels the referendum, before the tally: no result, nothing tallied.

    Emits "referendum cancelled" (subject: the vampire that called it, number: who cancels it).
    """
    referendum = referendum_in_progress(state)
    if referendum is None or referendum.verdict:
        return
    referendum.verdict = "cancelled"
    referendum.at = "cancelled"
    note(state, "cancelled the referendum", seat=referendum.caller, card=referendum.card)
    referendum.leave_polling(state)
    atoms.emit(state, "referendum cancelled", referendum.calling, by)


def is_to_come(state: State) -> bool:
    """Whether a political action has succeeded and its referendum has not begun."""
    referendum = referendum_in_progress(state)
    return referendum is not None and referendum.at == "terms"


def call_off_referendum(state: State) -> None:
    """The referendum that is to come is not conducted, and the action ends ([LSJ 20060902])."""
    referendum = referendum_in_progress(state)
    if referendum is not None and is_to_come(state):
        referendum.at = "dropped"


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

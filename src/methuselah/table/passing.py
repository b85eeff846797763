"""Passing without pain, and without telling: windows asked of all at once, stops, hold.

At a table of several people a window is opened to all seats that are publicly eligible in it
(`eligible.py`), whatever their hands hold. Each may pass or act at once; what they decided is
carried out in the order of impulse. Where a seat does not stop, it passes when a beat is over,
and no window closes before that beat: speed tells nothing. Nothing here knows a clock: whoever
runs the table says what time it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, PASS, Decision, Option
from methuselah.engine.state import State
from methuselah.engine.windows import Window
from methuselah.rules.combat.strikes import about_to_choose, ask_at_once
from methuselah.wording.wrong import Wrong

__all__ = [
    "ALONE",
    "CHOICE",
    "SEVERAL",
    "STEPS",
    "STOPS",
    "Gathering",
    "Wishes",
    "asked_as",
    "group_of",
    "open_choice",
    "open_window",
    "stop_of",
    "whose_turn",
]

STEPS: Final = "phases"
"""The windows that are steps of a turn."""
GROUPS: Final = {
    "plays": (
        "as_played",
        "announced",
        "paying",
        "would_block",
        "as_strike_chosen",
        "strike_declared",
    ),
    "blocks": ("action", "attempt", "blocked", "declined", "would_succeed", "diablerie", "oust"),
    "after": ("after_resolution", "after_combat"),
    "votes": ("before_votes", "polling", "before_hunt", "hunt_passed"),
    STEPS: ("unlock", "master", "minion", "influence", "discard"),
}
"""Windows by what they are about; all others belong to combat."""
COMBAT: Final = "combat"
CHOICE: Final = "strike"
"""The choice of a strike: it is asked like a window, but none passes it for her."""
TURNS: Final = ("mine", "prey", "predator", "others")
STOPS: Final = tuple(f"{group} {turn}" for group in (*GROUPS, COMBAT) for turn in TURNS)
"""Every stop: a group of windows in somebody's turn."""
OWN_TURN: Final = f"{STEPS} mine"
"""Nobody sleeps through her own turn: this stop stays."""
ALONE: Final = frozenset(STOPS)
"""Among programs a person stops wherever there is something for her to do."""
SEVERAL: Final = frozenset(
    {OWN_TURN, *(f"{group} {turn}" for group in ("blocks", "votes") for turn in TURNS)}
)
"""With other people she stops where most is decided, and wherever something concerns her."""


@dataclass(frozen=True)
class Wishes:
    """How a seat wants to be asked. stops: where the table waits for it; full: it is asked in
    every window that it may be eligible in; hold: it is asked in the next one.
    """

    stops: frozenset[str] = ALONE
    full: bool = False
    hold: bool = False

    def stopping(self, stops: Iterable[str]) -> Wishes:
        """The same with other stops. Raises ValueError for what is none."""
        wanted = frozenset(stops)
        unknown = sorted(wanted - set(STOPS))
        if unknown:
            raise Wrong("no-stop", stop=unknown[0])
        return replace(self, stops=wanted | {OWN_TURN})


def group_of(window: str) -> str:
    """The group that a window belongs to."""
    for group, windows in GROUPS.items():
        if window in windows:
            return group
    return COMBAT


def whose_turn(state: State, seat: int) -> str:
    """Whose turn it is, as this seat sees it."""
    if state.active == seat:
        return "mine"
    if state.active == state.predator(seat):
        return "predator"
    return "prey" if state.active == state.prey(seat) else "others"


def stop_of(state: State, window: str, seat: int) -> str:
    """The stop that a window belongs to for a seat now."""
    return f"{group_of(window)} {whose_turn(state, seat)}"


# -- a window that is open to all at once -------------------------------------------------------


def open_window(state: State) -> Window | None:
    """The window that is about to ask its first seat, if the table stands at one."""
    top = state.stack[-1]
    if not isinstance(top, Window) or top.at != "impulse" or top.passed or not top.order:
        return None
    return None if state.stack[-2].is_moot(state) else top


def asked_as(state: State, seat: int) -> State:
    """A copy in which the impulse of the open window has come to a seat, all before it passing.

    A seat that can do nothing is asked too, with nothing to do but pass. So is one whose minion
    is about to choose its strike, though it may have but one.
    """
    copy = state.clone()
    window = copy.stack[-1]
    if isinstance(window, Window):
        window.ask_at_once(copy, seat)
    else:
        ask_at_once(copy, about_to_choose(copy))
    return copy


def open_choice(state: State) -> int:
    """The seat whose minion is about to choose its strike, NOBODY for none.

    Whether there is a choice depends on a hand: at a table of several people she is asked in
    either case, and everybody waits for her.
    """
    minion = about_to_choose(state)
    return NOBODY if minion == NOTHING else state.controller(minion)


@dataclass
class Gathering:
    """A window that several seats are asked in at once.

    states: for each person asked the state with her question; stopped: those that the table waits
    for; answers: what each has decided so far; closes: the time at which the others have passed.
    """

    window: str
    order: tuple[int, ...]
    states: dict[int, State]
    stopped: set[int]
    closes: float
    answers: dict[int, Option] = field(default_factory=dict)

    def question(self, seat: int) -> Decision | None:
        """What a seat is asked, None if nothing or if it has answered."""
        if seat not in self.states or seat in self.answers:
            return None
        return self.states[seat].pending

    def answer(self, seat: int, index: int) -> None:
        """A seat's decision; it stands until somebody before it in order does something."""
        decision = self.question(seat)
        if decision is None:
            raise Wrong("not-asked")
        if not 0 <= index < len(decision.options):
            raise Wrong("option", n=len(decision.options))
        self.answers[seat] = decision.options[index]

    def leave(self, seat: int) -> None:
        """This window is closed for a seat: nobody waits for it."""
        self.states.pop(seat, None)
        self.stopped.discard(seat)

    def awaited(self) -> list[int]:
        """Those whom everybody waits for, in order."""
        return [s for s in self.order if s in self.stopped and s not in self.answers]

    def is_over(self, now: float) -> bool:
        """Whether it can be carried out: somebody acts and all before her pass, or all pass."""
        for seat in self.order:
            given = self.answers.get(seat)
            if given is not None and given.verb != "pass":
                return True
            if (
                given is None
                and seat in self.states
                and (seat in self.stopped or now < self.closes)
            ):
                return False
        return now >= self.closes

    def decided(self, decision: Decision) -> int | None:
        """The answer gathered for this decision, None if there is none that it still allows."""
        if decision.kind not in ("window", CHOICE) or decision.window != self.window:
            return None
        if decision.seat not in self.states:
            return None
        option = self.answers.get(decision.seat, PASS)
        return decision.options.index(option) if option in decision.options else None

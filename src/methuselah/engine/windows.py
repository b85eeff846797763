"""The one mechanism of timing windows (RB24 and R3 1.6.1.5, Sequencing).

The seat that is first in order has the impulse; whoever uses an effect sends the impulse back
to the first; the window closes when all pass in a row. Rules say which window opens and in
which order of seats; the registries below say what can be used in it. A window that nobody can
use asks nobody: the journal notes it with who was in it. A window whose frame says that it is
moot (`Frame.is_moot`) closes as soon as the impulse goes on. In a window that is among the
`round_robin` of the edition whoever uses an effect keeps the impulse until she passes it on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine.decisions import PASS, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.state import Frame, State

__all__ = [
    "OFFERS",
    "VERBS",
    "Glance",
    "Offer",
    "Perform",
    "Window",
    "offered",
    "offers",
    "offers_everywhere",
    "performs",
    "whose_turn",
]


@dataclass(slots=True)
class Window(Frame):
    """One timing window in progress.

    name: which window; order: the seats in order of impulse; place: who has it; passed: how
    many have passed in a row. If the frame below `listens`, it hears of each pass by
    `passed_by(state, window, seat)`.
    """

    shown: ClassVar[tuple[str, ...]] = ("name", "order")

    at: str = "impulse"
    name: str = ""
    order: tuple[int, ...] = ()
    place: int = 0
    passed: int = 0
    asked: bool = False
    options: tuple[Option, ...] = ()
    rule: str = ""

    def do_impulse(self, state: State) -> None:
        """Ask the next seat that can do something; close when all have passed."""
        below = state.stack[-2]
        if below.is_moot(state):
            self.close()
        if self.passed < len(self.order):
            seats, sighted = in_sight(state, self.name)
            try:
                self._pass_on(state, seats, sighted, below)
            finally:
                state.look_away()
            if state.pending is not None or state.stack[-1] is not self:
                return
        if not self.asked:
            note(state, "window passed over", word=self.name, secret=True, seats=self.order)
        state.pop()

    def _pass_on(self, state: State, seats: int, sighted: Sighted, below: Frame) -> None:
        """Pass for whoever can do nothing, until one is asked who can, or the window is passed.

        From one seat to the next nothing changes but by what the frame below does when it hears
        of a pass: so long what was worked out for one seat is remembered for the next.
        """
        order = self.order
        listens = below.listens(self.name)
        if not seats and not listens:
            self.passed = len(order)
        while self.passed < len(order):
            seat = order[self.place]
            if seats >> seat & 1 and not state.seats[seat].out:
                state.look()
                options = _enumerated(state, self.name, seat, sighted)
                if options:
                    self.asked = True
                    self.options = (PASS, *options)
                    decision = Decision(seat, "window", self.name, self.options, rule=self.rule)
                    state.pending = decision
                    return
            self.passed += 1
            self.place = (self.place + 1) % len(order)
            if listens:
                state.look_away()
                below.passed_by(state, self, seat)
                if state.stack[-1] is not self:
                    return

    def ask_at_once(self, state: State, seat: int) -> None:
        """Ask a seat as if all before it had passed, though it may have nothing to do but pass."""
        self.place = self.passed = self.order.index(seat)
        self.asked = True
        self.options = (PASS, *offered(state, self.name, seat))
        state.pending = Decision(seat, "window", self.name, self.options, rule=self.rule)

    def _pass(self, state: State, seat: int) -> None:
        self.passed += 1
        self.place = (self.place + 1) % len(self.order)
        below = state.stack[-2]
        if below.listens(self.name):
            below.passed_by(state, self, seat)

    def answered(self, state: State, index: int) -> None:
        """Pass, or use something and give the impulse back to the first in order."""
        option = self.options[index]
        self.options = ()
        seat = self.order[self.place]
        if option is PASS or option.verb == "pass":
            self._pass(state, seat)
            return
        self.passed = 0
        if self.name not in state.setting.edition.round_robin:
            self.place = 0
        VERBS[option.verb](state, self.name, seat, option)

    def close(self) -> None:
        """Close the window as soon as it runs again: what was awaited has happened."""
        self.passed = len(self.order)


Offer = Callable[[State, str, int], Iterable[Option]]
"""(state, window, seat) to the options of that seat in that window."""
Glance = Callable[[State, str], int]
"""(state, window) to the seats that may have something there, as bits: what it misses is lost."""
Perform = Callable[[State, str, int, Option], None]
"""(state, window, seat, option): carry out an option."""

OFFERS: Final[dict[str, list[tuple[Glance, Offer]]]] = {}
"""For each window the functions that enumerate what a seat may do in it, each after a glance."""
EVERYWHERE: Final[list[tuple[Glance, Offer]]] = []
"""What is offered in every window, before what is offered in one."""
VERBS: Final[dict[str, Perform]] = {}
"""For each verb of an option the function that does it."""

Sighted = list[tuple[int, Offer]]
"""What may be offered in a window now, each with the seats to which, as bits."""


def everybody(state: State, window: str) -> int:
    """All seats: whoever offers something without saying to whom asks them all."""
    return -1


def whose_turn(state: State, window: str) -> int:
    """Only the active Methuselah."""
    return 1 << state.active if state.active >= 0 else 0


def offers(*windows: str, to: Glance = everybody) -> Callable[[Offer], Offer]:
    """Register a function that enumerates options in these windows; `to` finds for whom."""

    def register(offer: Offer) -> Offer:
        for window in windows:
            OFFERS.setdefault(window, []).append((to, offer))
        return offer

    return register


def offers_everywhere(glance: Glance) -> Callable[[Offer], Offer]:
    """Register a function that enumerates options in every window, after a glance."""

    def register(offer: Offer) -> Offer:
        EVERYWHERE.append((glance, offer))
        return offer

    return register


def performs(verb: str) -> Callable[[Perform], Perform]:
    """Register the function that carries out the options with a verb."""

    def register(perform: Perform) -> Perform:
        assert verb not in VERBS, verb
        VERBS[verb] = perform
        return perform

    return register


def in_sight(state: State, window: str) -> tuple[int, Sighted]:
    """The seats for which a glance finds something in a window, as bits, and what may be offered
    to whom.
    """
    found = 0
    sighted: Sighted = []
    for glance, offer in EVERYWHERE:
        seats = glance(state, window)
        if seats:
            found |= seats
            sighted.append((seats, offer))
    if window in OFFERS:
        for glance, offer in OFFERS[window]:
            seats = glance(state, window)
            if seats:
                found |= seats
                sighted.append((seats, offer))
    return found, sighted


def offered(state: State, window: str, seat: int) -> list[Option]:
    """Everything a seat may do in a window, beside passing."""
    began = state.look()
    try:
        return _enumerated(state, window, seat, in_sight(state, window)[1])
    finally:
        if began:
            state.look_away()


def _enumerated(state: State, window: str, seat: int, sighted: Sighted) -> list[Option]:
    """The options of a seat, of what a glance has found that could be offered to it."""
    options: list[Option] = []
    for seats, offer in sighted:
        if seats >> seat & 1:
            options.extend(offer(state, window, seat))
    return options

"""Who is asked when at a live table: windows open to several people at once, stops, hold.

`table/passing.py` says what a gathering is; here it meets the clock, the seats of people and the
wishes that their pages send. Among programs a person is asked as the engine asks, less the stops
that she has switched off; with full control, or with other people, in every window in which she
is publicly eligible.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from methuselah.engine.decisions import NOBODY, Decision
from methuselah.engine.state import State
from methuselah.table.consequences import harmless_pass
from methuselah.table.eligible import eligible
from methuselah.table.misplays import steps_to_come
from methuselah.table.passing import (
    ALONE,
    CHOICE,
    SEVERAL,
    Gathering,
    Wishes,
    asked_as,
    open_choice,
    open_window,
    stop_of,
)
from methuselah.table.seats import Due, Table, concerns
from methuselah.wording.wrong import Wrong

__all__ = ["BEAT", "Pacer", "Pacing"]

BEAT: Final = 1.2
"""Seconds for which a window stands open at a table of several people, whatever they hold."""


@dataclass(frozen=True)
class Pacing:
    """What a page must know beside the state. state: with the question of its seat; at: the
    number of that question; together: it is asked with others; closes: milliseconds after which
    she passes, 0 if she is waited for; awaited: the seats that the table waits for.
    """

    state: State
    at: int
    together: bool = False
    closes: int = 0
    awaited: tuple[int, ...] = ()
    wishes: Wishes = field(default_factory=Wishes)
    passed_for: int = 0


class Pacer:
    """Opens windows to several people and carries out what they decided."""

    def __init__(self, table: Table, people: Sequence[int]) -> None:
        """Nothing is open yet."""
        self.table = table
        self.people = tuple(people)
        self.several = len(self.people) > 1
        self.wishes = {seat: Wishes(SEVERAL if self.several else ALONE) for seat in self.people}
        self.stood_in: set[int] = set()
        self.gathering: Gathering | None = None
        self.beat = BEAT
        self.clock: Callable[[], float] = time.monotonic
        self._opened = self._times_back = 0
        self._numbers: dict[int, tuple[tuple[object, ...], int]] = {}
        self._carried: Gathering | None = None
        self._through: tuple[object, ...] = ()
        table.game.halts = self._halts
        table.settles, table.heard = self.settled, self.heard

    # -- opening -----------------------------------------------------------------------------

    def _halts(self, state: State) -> bool:
        opening = self._opening(state)
        if opening is None or self._place(state) == self._through:
            return False
        window, order = opening
        return any(self._is_asked(state, window, seat) for seat in order)

    def _opening(self, state: State) -> tuple[str, tuple[int, ...]] | None:
        """The window that is about to open, and to whom in which order."""
        window = open_window(state)
        if window is not None:
            return window.name, window.order
        seat = open_choice(state) if self.several else NOBODY
        return None if seat == NOBODY else (CHOICE, (seat,))

    def _is_asked(self, state: State, window: str, seat: int) -> bool:
        """Decided by what all can see, and by what she herself asked for beforehand."""
        wishes = self.wishes.get(seat)
        if (
            seat in self.stood_in
            or wishes is None
            or not (self.several or wishes.full or wishes.hold)
        ):
            return False
        if window == CHOICE:
            return True
        if self.table.game.closed_for(seat, window):
            return False
        if not eligible(state, window, seat):
            return False
        if seat not in self.table.orders or wishes.full or wishes.hold:
            return True
        decision = asked_as(state, seat).pending
        return decision is None or self.table.ordered(decision) is None

    @staticmethod
    def _place(state: State) -> tuple[object, ...]:
        """Which opening of which window this is."""
        return (state.answers, len(state.journal), len(state.stack))

    def open(self) -> Gathering:
        """Ask all who are eligible in the window that the table stands at."""
        state = self.table.state
        opening = self._opening(state)
        assert opening is not None
        window, order = opening
        asked = [seat for seat in order if self._is_asked(state, window, seat)]
        self._opened += 1
        self.gathering = Gathering(
            window,
            order,
            {seat: asked_as(state, seat) for seat in asked},
            {seat for seat in asked if self._stops(state, window, seat)},
            self.clock() + (self.beat if self.several else 0),
        )
        return self.gathering

    def _stops(self, state: State, window: str, seat: int) -> bool:
        wishes = self.wishes[seat]
        if window == CHOICE or wishes.full or wishes.hold:
            return True
        return stop_of(state, window, seat) in wishes.stops or concerns(state, seat)

    def carry_out(self) -> bool:
        """Let the rules go on with what was decided, if enough was; whether they did."""
        gathering = self.gathering
        if gathering is None or not gathering.is_over(self.clock()):
            return False
        self._carried, self.gathering = gathering, None
        self._through = self._place(self.table.state)
        self.table.game.go_on()
        return True

    def answer(self, seat: int, index: int) -> None:
        """What a seat decides in the open window; holding is over."""
        assert self.gathering is not None
        self.gathering.answer(seat, index)
        self.wishes[seat] = replace(self.wishes[seat], hold=False)

    def forfeit(self, seat: int, step: str) -> None:
        """She who is asked has nothing for the steps before this one; the open window is one."""
        asked = self.asked(seat)
        if asked is None or step not in steps_to_come(asked):
            raise Wrong("no-such-step")
        self.table.forfeit(seat, step)
        if self.gathering is not None:
            self.gathering.leave(seat)

    def asked(self, seat: int) -> State | None:
        """The state in which a seat is asked something now, None if it is not."""
        gathering, state = self.gathering, self.table.state
        if gathering is not None:
            return gathering.states[seat] if gathering.question(seat) is not None else None
        return state if state.pending is not None and state.pending.seat == seat else None

    def wish(self, seat: int, wishes: Wishes) -> None:
        """A seat wants to be asked otherwise from now on, in the window that is open too."""
        self.wishes[seat] = wishes
        gathering = self.gathering
        if gathering is not None and seat in gathering.states:
            if self._stops(self.table.state, gathering.window, seat):
                gathering.stopped.add(seat)
            else:
                gathering.stopped.discard(seat)

    def leave(self, seat: int) -> None:
        """A program answers for a seat from now on, when its turn comes, as programs do."""
        self.stood_in.add(seat)
        if self.gathering is not None:
            self.gathering.leave(seat)

    def forget(self) -> None:
        """The table has gone back: what was open is open no more."""
        self.gathering = self._carried = None
        self._through = ()
        self._times_back += 1

    # -- answering for people ------------------------------------------------------------------

    def settled(self, decision: Decision) -> Due | None:
        """The answer to a person's decision that is already given."""
        carried = self._carried
        if carried is not None:
            index = carried.decided(decision)
            if index is not None:
                return Due(decision, index=index, by_hand=decision.seat in carried.answers)
        ordered = self.table.by_order(decision)
        if ordered is not None:
            return ordered
        index = self._skipped(decision)
        if index is not None:
            return Due(decision, index=index, passed=True)
        wishes = self.wishes[decision.seat]
        return None if wishes.full or wishes.hold else self.table.needless(decision)

    def heard(self, decision: Decision, index: int) -> None:
        """Somebody answers: whoever acts opens the window again, and early answers are void."""
        if decision.options[index].verb != "pass":
            self._carried = None

    def _skipped(self, decision: Decision) -> int | None:
        """The pass of a seat that does not stop here, if nothing concerns it."""
        wishes = self.wishes[decision.seat]
        if decision.kind != "window" or wishes.full or wishes.hold:
            return None
        state = self.table.state
        if stop_of(state, decision.window, decision.seat) in wishes.stops:
            return None
        if concerns(state, decision.seat):
            return None
        return harmless_pass(state, decision)

    # -- what pages see ------------------------------------------------------------------------

    def at(self, seat: int) -> int:
        """The number of what a seat is asked now, or was last: it counts her own questions alone,
        so that it says nothing of what others are asked, which their hands decide.
        """
        last, number = self._numbers.get(seat, ((), 0))
        asked = self._question(seat)
        if asked and asked != last:
            number += 1
            self._numbers[seat] = asked, number
        return number

    def _question(self, seat: int) -> tuple[object, ...]:
        """What tells a seat's question from all others, () where nothing is asked of her."""
        gathering, pending = self.gathering, self.table.state.pending
        if gathering is not None:
            asked = gathering.question(seat) is not None
            return ("open", self._times_back, self._opened) if asked else ()
        asked = pending is not None and pending.seat == seat
        return ("asked", self._times_back, len(self.table.game.log)) if asked else ()

    def pacing(self, seat: int) -> Pacing:
        """What the page of a seat must know."""
        state, gathering = self.table.state, self.gathering
        wishes = self.wishes.get(seat, Wishes())
        passed = self.table.passed_for.get(seat, 0)
        if gathering is None:
            awaited = () if state.pending is None else (state.pending.seat,)
            return Pacing(state, self.at(seat), False, 0, awaited, wishes, passed)
        asked = gathering.question(seat) is not None
        left = 0
        if asked and seat not in gathering.stopped:
            left = max(1, round((gathering.closes - self.clock()) * 1000))
        return Pacing(
            gathering.states[seat] if asked else state,
            self.at(seat),
            asked,
            left,
            tuple(gathering.awaited()),
            wishes,
            passed,
        )

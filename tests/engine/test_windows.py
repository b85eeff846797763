"""The impulse: who has it, when it restarts, when a window closes (RB24, Sequencing)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

import pytest

from methuselah.engine import atoms
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import PASS, Decision, Option, Result
from methuselah.engine.state import Frame, State
from methuselah.engine.windows import OFFERS, VERBS, Window, offered, offers, performs
from small_state import Asking, SmallState

WINDOW = "test window"


@pytest.fixture(autouse=True)
def effects() -> Iterator[None]:
    """Seats 0 and 1 may each burn pool once in the window; 2 may do nothing."""

    @offers(WINDOW)
    def burns(state: State, window: str, seat: int) -> list[Option]:
        return [Option("test burn", seat=seat)] if seat < 2 and state.seats[seat].pool == 30 else []

    @performs("test burn")
    def burn(state: State, window: str, seat: int, option: Option) -> None:
        atoms.burn_pool(state, option.seat, 1)

    @performs("test ask")
    def ask(state: State, window: str, seat: int, option: Option) -> None:
        state.push(Asking(seat=seat))

    yield
    del OFFERS[WINDOW], VERBS["test burn"], VERBS["test ask"]


@dataclass
class Opens(Frame):
    """Opens the window and hears who passes in it."""

    attentive: ClassVar[bool] = True

    order: tuple[int, ...] = (0, 1, 2)
    heard: tuple[int, ...] = ()
    open: bool = False

    def step(self, state: State) -> None:
        """Open it once."""
        if self.open:
            state.pop()
            return
        self.open = True
        state.push(Window(name=WINDOW, order=self.order))

    def passed_by(self, state: State, window: Frame, seat: int) -> None:
        """Remember who passed."""
        self.heard = (*self.heard, seat)


@dataclass
class Talk:
    """Who was asked, in turn."""

    state: State
    asked: list[int] = field(default_factory=list)

    def says(self, index: int) -> None:
        """The seat that is asked answers."""
        decision = advance(self.state)
        assert isinstance(decision, Decision)
        self.asked.append(decision.seat)
        answer(self.state, index)


def opened(order: tuple[int, ...] = (0, 1, 2)) -> tuple[Talk, Opens]:
    state = SmallState().build()
    frame = Opens(order=order)
    state.push(frame)
    return Talk(state), frame


PASSES, USES = 0, 1


def test_all_pass_in_order_and_the_window_closes() -> None:
    talk, frame = opened()
    talk.says(PASSES)
    talk.says(PASSES)
    assert isinstance(advance(talk.state), Result)
    assert talk.asked == [0, 1]
    assert frame.heard == (0, 1, 2)


def test_a_use_gives_the_impulse_back_to_the_first() -> None:
    talk, frame = opened()
    talk.says(PASSES)
    talk.says(USES)
    talk.says(PASSES)
    assert isinstance(advance(talk.state), Result)
    assert talk.asked == [0, 1, 0]
    assert frame.heard == (0, 0, 1, 2)
    assert [seat.pool for seat in talk.state.seats] == [30, 29, 30]


def test_the_first_keeps_the_impulse_after_her_own_use() -> None:
    talk, _ = opened(order=(1, 0, 2))
    talk.says(USES)
    talk.says(PASSES)
    assert isinstance(advance(talk.state), Result)
    assert talk.asked == [1, 0]


def test_a_seat_out_of_the_game_is_not_asked() -> None:
    talk, frame = opened()
    talk.state.edit_seat(0).out = True
    talk.says(PASSES)
    advance(talk.state)
    assert talk.asked == [1]
    assert frame.heard == (0, 1, 2)


def test_a_window_that_nobody_can_use_asks_nobody_and_says_so_to_no_seat() -> None:
    talk, frame = opened()
    for seat in (0, 1):
        talk.state.edit_seat(seat).pool = 29
    assert isinstance(advance(talk.state), Result)
    assert frame.heard == (0, 1, 2)
    lines = [line for line in talk.state.journal if line.what == "window passed over"]
    assert [(line.word, line.seats, line.secret) for line in lines] == [(WINDOW, (0, 1, 2), True)]


def test_a_window_in_which_somebody_was_asked_was_not_passed_over() -> None:
    talk, _ = opened()
    talk.says(PASSES)
    talk.says(PASSES)
    advance(talk.state)
    assert not [line for line in talk.state.journal if line.what == "window passed over"]


def test_closing_a_window_ends_it_though_somebody_could_act() -> None:
    talk, _ = opened()
    advance(talk.state)
    window = talk.state.frame(Window)
    assert window is not None
    window.close()
    talk.says(PASSES)
    assert isinstance(advance(talk.state), Result)
    assert talk.asked == [0]


def test_a_use_may_ask_before_the_impulse_goes_on() -> None:
    offers(WINDOW)(
        lambda state, window, seat: [Option("test ask")] if seat == 1 and state.turn == 3 else []
    )
    talk, _ = opened()
    talk.says(PASSES)
    talk.says(2)
    decision = advance(talk.state)
    assert isinstance(decision, Decision) and (decision.seat, decision.kind) == (1, "small")
    talk.says(0)
    assert talk.asked == [0, 1, 1]
    after = advance(talk.state)
    assert isinstance(after, Decision) and after.seat == 0


def test_passing_is_the_first_option_and_is_not_among_what_is_offered() -> None:
    talk, _ = opened()
    decision = advance(talk.state)
    assert isinstance(decision, Decision)
    assert decision.options == (PASS, *offered(talk.state, WINDOW, 0))


def test_a_verb_has_one_meaning() -> None:
    with pytest.raises(AssertionError):
        performs("test burn")(lambda state, window, seat, option: None)

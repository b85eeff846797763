"""Running a game to its next decision."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from methuselah.engine import advance as running
from methuselah.engine.advance import advance, answer
from methuselah.engine.state import Frame, State
from small_state import SmallState, vampire


@dataclass
class Circle(Frame):
    """A procedure that never asks and never ends."""

    def do_here(self, state: State) -> None:
        self.at = "there"

    def do_there(self, state: State) -> None:
        self.at = "here"


def table() -> State:
    small = SmallState()
    small.put(0, vampire("Ana"), "ready", 3)
    return small.build()


def test_rules_that_run_in_a_circle_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the frame in the message, so that a run of games goes on without this one."""
    monkeypatch.setattr(running, "MOST_STEPS", 50)
    state = table()
    state.push(Circle(at="here"))
    with pytest.raises(RuntimeError, match="nobody is asked: Circle at"):
        advance(state)


def test_an_answer_where_nothing_is_asked_is_refused() -> None:
    """Nothing changes."""
    state = table()
    with pytest.raises(ValueError, match="nothing is asked"):
        answer(state, 0)
    assert state.answers == 0

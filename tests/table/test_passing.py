"""Windows that are open to several people at once: who is asked, and in which order it counts."""

from __future__ import annotations

import pytest

from dealt_game import dealt, play
from methuselah.engine.decisions import PASS, Option
from methuselah.engine.determinize import determinize
from methuselah.engine.windows import OFFERS
from methuselah.table.eligible import eligible
from methuselah.table.game import Game
from methuselah.table.passing import (
    OWN_TURN,
    SEVERAL,
    STOPS,
    Gathering,
    Wishes,
    asked_as,
    group_of,
    open_window,
    whose_turn,
)
from methuselah.table.questions import WINDOWS


@pytest.mark.parametrize("seed", [2, 5])
def test_who_can_do_something_is_publicly_eligible(seed: int) -> None:
    """Law 6: nobody has an option where all can see that she has none."""
    state = dealt(seed=seed, turn_limit=200)
    play(state, 1, seed=seed)
    seen = 0
    for step in range(300):
        decision = state.pending
        if decision is None:
            break
        if decision.kind == "window":
            assert eligible(state, decision.window, decision.seat), decision
            seen += 1
        play(state, 1, seed=seed + step)
    assert seen > 50


@pytest.mark.parametrize("answers", [40, 160, 300])
def test_hidden_cards_change_nothing_about_who_is_asked(answers: int) -> None:
    """Law 7: whatever the others hold, the same seats are eligible in the same windows."""
    state = dealt(seed=4, turn_limit=200)
    play(state, answers, seed=9)
    for viewer in range(len(state.seats)):
        other = determinize(state, viewer, 3)
        for window in sorted(WINDOWS):
            if window in OFFERS or window not in ("unlock", "master", "discard"):
                for seat in range(len(state.seats)):
                    if seat != viewer:
                        assert eligible(other, window, seat) == eligible(state, window, seat)


def test_every_window_belongs_to_a_group_with_stops() -> None:
    """A stop is a group of windows in somebody's turn; one's own phases always stop."""
    groups = {stop.split()[0] for stop in STOPS}
    assert {group_of(window) for window in WINDOWS} <= groups
    assert OWN_TURN in SEVERAL
    assert Wishes().stopping([]).stops == {OWN_TURN}
    with pytest.raises(ValueError, match="doomsday"):
        Wishes().stopping(["doomsday mine"])


def test_whose_turn_it_is_is_said_from_each_seat() -> None:
    """Between two, the other is the predator first."""
    state = dealt(seed=1)
    play(state, 0)
    active = state.active
    assert whose_turn(state, active) == "mine"
    assert whose_turn(state, state.prey(active)) == "predator"
    assert whose_turn(state, state.predator(active)) == "prey"


def gathering(closes: float = 1.0) -> tuple[Gathering, list[int]]:
    """A game halted at a window, and a gathering of all its seats, of which the first stops."""
    game = Game(dealt(seed=3).setting, dealt(seed=3), [])
    game.halts = lambda state: open_window(state) is not None
    game.take(0)
    while not game.halted:
        game.take(0)
    window = open_window(game.state)
    assert window is not None
    order = list(window.order)
    states = {seat: asked_as(game.state, seat) for seat in order}
    return Gathering(window.name, window.order, states, {order[0]}, closes), order


def test_all_pass_only_when_the_beat_is_over() -> None:
    """However quickly all have passed."""
    open_to_all, order = gathering()
    for seat in order:
        open_to_all.answer(seat, 0)
    assert not open_to_all.is_over(0.9)
    assert open_to_all.is_over(1.0)


def test_the_seat_that_stops_is_waited_for_and_the_others_are_not() -> None:
    """The beat passes for those who do not stop."""
    open_to_all, order = gathering()
    assert open_to_all.awaited() == [order[0]]
    assert not open_to_all.is_over(60)
    open_to_all.answer(order[0], 0)
    assert open_to_all.is_over(60)
    with pytest.raises(ValueError, match="Nothing is asked"):
        open_to_all.answer(order[0], 0)


def test_who_acts_waits_for_those_before_her_and_not_for_those_after() -> None:
    """The order of impulse decides, not the speed."""
    open_to_all, order = gathering()
    play_something = Option("play", 1)
    open_to_all.answers[order[1]] = play_something
    assert not open_to_all.is_over(0.5)
    open_to_all.answer(order[0], 0)
    assert open_to_all.is_over(0.0)
    early, order = gathering()
    early.answers[order[0]] = play_something
    assert early.is_over(0.0)


def test_an_early_answer_counts_only_in_its_window_and_while_it_is_an_option() -> None:
    """Else the seat is asked again."""
    open_to_all, order = gathering()
    decision = open_to_all.question(order[0])
    assert decision is not None
    open_to_all.answers[order[0]] = PASS
    assert open_to_all.decided(decision) == 0
    open_to_all.answers[order[0]] = Option("play", 999)
    assert open_to_all.decided(decision) is None
    open_to_all.window = "elsewhere"
    assert open_to_all.decided(decision) is None

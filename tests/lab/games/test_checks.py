"""The checks of self-play find what is wrong: each is shown a fault of its own."""

from __future__ import annotations

import pytest

from dealt_game import dealt, play, setting
from kernel_form import pure_only
from methuselah.engine import knowledge
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.lab.games import playing
from methuselah.lab.games.checks import followers, look, replayed, saved
from methuselah.lab.games.seating import Table
from methuselah.players import RandomPlayer

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")


def in_the_middle() -> State:
    state = dealt(seed=3, turn_limit=200)
    play(state, 150, seed=4)
    return state


def names(state: State) -> set[str]:
    return {name for name, _ in look(state, 9)}


def test_a_sound_game_has_nothing_wrong() -> None:
    """All checks at one moment, and copies that are taken along."""
    state = in_the_middle()
    assert look(state, 9) == []
    copies = followers(state)
    for _ in range(25):
        answer(state, 0)
        advance(state)
        assert [wrong for copy in copies for wrong in copy.take(0, state)] == []
    assert [copy.left for copy in copies] == [0, 0]


def test_pool_from_nowhere_is_found() -> None:
    """The journal does not know of it."""
    state = in_the_middle()
    state.edit_seat(2).pool += 1
    assert names(state) == {"counters"}


def test_a_lost_card_is_found() -> None:
    """It is in no place any more."""
    state = in_the_middle()
    owner = state.edit_seat(1)
    owner.library = owner.library[1:]
    assert "invariants" in names(state)


def test_a_vampire_above_its_capacity_is_found() -> None:
    """Excess must have drained."""
    state = in_the_middle()
    while not any(seat.ready for seat in state.seats):
        play(state, 20)
    vampire = next(card for seat in state.seats for card in seat.ready)
    state.edit(vampire).blood = 30
    assert "counters" in names(state)


def test_a_copy_that_goes_another_way_is_found() -> None:
    """The follower differs from the game in one pool."""
    state = in_the_middle()
    copy = followers(state)[0]
    copy.state.edit_seat(0).pool -= 1
    copy.left = 1
    answer(state, 0)
    advance(state)
    assert [name for name, _ in copy.take(0, state)] == ["clone and continue"]


@pure_only
def test_a_view_of_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw everything, the views would change with the cards."""
    monkeypatch.setattr("methuselah.engine.views.sees", lambda state, seat, card: True)
    assert not knowledge.sees(in_the_middle(), 0, in_the_middle().seats[1].hand[0])
    assert names(in_the_middle()) == {"views"}


def test_another_log_leads_to_another_state() -> None:
    """One answer less."""
    state = dealt(seed=3)
    log = play(state, 150, seed=4)
    assert replayed(setting(3), log, state) == []
    assert [name for name, _ in replayed(setting(3), log[:-1], state)] == ["replay"]


def test_a_table_that_does_not_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many decisions it is given up, with the command that plays it again."""
    monkeypatch.setattr(playing, "MOST_DECISIONS", 40)
    outcome = playing.play(Table(8, 5, ("random",), STARTERS, 200))
    assert [problem.kind for problem in outcome.problems] == ["stuck"]
    assert "--seed 8" in outcome.problems[0].command


def test_a_state_that_recurs_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a turn that goes on and on, the same state twice is enough."""
    watch = playing.Watch(0, 1)
    monkeypatch.setattr(playing, "LONG_TURN", 2)
    state = in_the_middle()
    assert [watch.recurs(state) for _ in range(4)] == [False, False, False, True]


def test_an_error_of_a_player_is_a_problem_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is no option."""

    def wrong(self: RandomPlayer, state: State, decision: Decision) -> int:
        return len(decision.options)

    monkeypatch.setattr(RandomPlayer, "choose", wrong)
    outcome = playing.play(Table(8, 5, ("random",), STARTERS, 200))
    assert [problem.check for problem in outcome.problems] == ["error"]
    assert "is not an option" in outcome.problems[0].detail


def test_a_whole_game_is_saved_with_its_journal() -> None:
    """In the middle and at the end."""
    state = in_the_middle()
    assert state.journal
    assert saved(state) == []
    play(state, 10_000)
    assert state.result is not None
    assert saved(state) == []

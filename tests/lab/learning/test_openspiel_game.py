"""The OpenSpiel game: its basic tests, clones, histories, observations, resampling."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra `learn` is not installed")

import numpy as np
import pyspiel

from methuselah.lab.learning.openspiel_game import MethuselahGame, Observer


def game(**changes: Any) -> Any:
    """A short game."""
    return pyspiel.load_game("methuselah", {"turns": 20, "deals": 20, **changes})


def dealt(seed: int = 3, answers: int = 0, **changes: Any) -> Any:
    """A state after so many answers at random."""
    state = game(**changes).new_initial_state()
    state.apply_action(seed)
    chance = random.Random(seed)
    for _ in range(answers):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_open_spiel_finds_nothing_wrong(players: int) -> None:
    """Random games to the end; a state is saved and read back on the way."""
    short = game(players=players, turns=4)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)


def test_a_clone_goes_its_own_way() -> None:
    """The answers to a clone change nothing in the game that it was made from."""
    state = dealt(answers=40)
    copy = state.clone()
    assert str(copy) == str(state)
    assert copy.history() == state.history()
    before = str(state)
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before != str(copy)
    state.apply_action(state.legal_actions()[-1])
    assert str(state) == str(copy)


def test_the_history_leads_to_the_same_state() -> None:
    """A saved state is its history: seed and answers."""
    state = dealt(answers=30)
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, read = pyspiel.deserialize_game_and_state(saved)
    assert str(read) == str(state)
    assert read.legal_actions() == state.legal_actions()


def test_returns_are_victory_points_at_the_end() -> None:
    """Nothing before; half a point for whoever is left at the time limit, one for each prey."""
    state = dealt(answers=10)
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == list(state.episode.points)
    assert sum(state.returns()) in (1.0, 2.0)


def test_resampling_changes_nothing_that_the_seat_sees() -> None:
    """For search over information sets: hidden cards are dealt again, her view stays."""
    state = dealt(answers=60)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert str(other) != str(state)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    here, there = Observer(), Observer()
    here.set_from(state, player)
    there.set_from(other, player)
    assert np.array_equal(here.tensor, there.tensor)
    assert here.dict["action_mask"].sum() == len(state.legal_actions())


def test_the_chance_of_a_seed_is_the_same_for_all() -> None:
    """The only chance node is the first."""
    state = game().new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 1 / 20) for seed in range(20)]
    state.apply_action(0)
    assert not state.is_chance_node()


def test_an_action_is_said_in_words() -> None:
    """The index, and what the option says."""
    state = dealt(answers=5)
    player = state.current_player()
    words = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert words[0].startswith("0. ")
    assert len(set(words)) == len(words)


def test_decks_and_seats_are_parameters() -> None:
    """Whole decks of the standard format, five seats."""
    names = "Malkavian;Nosferatu;Toreador;Tremere;Ventrue"
    made = MethuselahGame({"players": 5, "decks": names, "form": "standard"})
    assert made.bout.decks == tuple(names.split(";"))
    assert made.num_players() == 5
    assert made.max_utility() == 5.0

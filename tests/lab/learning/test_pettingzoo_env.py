"""The PettingZoo environment: its own tests, rewards, who is out."""

from __future__ import annotations

import warnings
from functools import partial

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `learn` is not installed")

from pettingzoo.test import api_test, seed_test

from methuselah.lab.learning.episodes import Bout
from methuselah.lab.learning.pettingzoo_env import MethuselahEnv, env
from methuselah.players.learned.features import Shapes, TooMany


def play(table: MethuselahEnv, seed: int) -> dict[str, float]:
    """A game at random; what each agent was given in all."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    given = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        given[agent] += reward
        if terminated or truncated:
            table.step(None)
        else:
            table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return given


@pytest.mark.parametrize("seats", [2, 3])
def test_pettingzoo_finds_nothing_wrong(seats: int) -> None:
    """`api_test`; that observations are dictionaries and may be 0 is what it warns of."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(bout=Bout(seats=seats)), num_cycles=300)


def test_the_same_seed_plays_the_same_game() -> None:
    """`seed_test`: reset with a seed, and every step after it."""
    seed_test(partial(env, bout=Bout(seats=2)), num_cycles=100)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_given_in_all_is_the_victory_points(seats: int) -> None:
    """Whoever was ousted before the others is no agent any more."""
    table = MethuselahEnv(Bout(seats=seats))
    given = play(table, 4)
    assert tuple(given.values()) == table.episode.points
    assert sum(given.values()) > 0
    assert not table.agents


def test_an_index_beyond_the_options_is_refused() -> None:
    """The raw environment raises; in its wrappers the game ends at a loss."""
    table = MethuselahEnv(Bout())
    table.reset(seed=1)
    with pytest.raises(ValueError, match="is not an option: choose from 0 to"):
        table.step(len(table.episode.decision.options))  # type: ignore[union-attr]
    wrapped = env()
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(Shapes().options - 1)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_too_many_options_are_one_clear_message() -> None:
    """With two rows for options the first larger question is refused, with the remedy."""
    table = MethuselahEnv(Bout(), Shapes(options=2))
    with pytest.raises(TooMany, match=r"the arrays have 2 rows for them. .* Shapes\(options="):
        play(table, 1)


def test_the_table_in_words_names_the_options() -> None:
    """Render mode "ansi": the question and its answers."""
    table = MethuselahEnv(Bout(), render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert "is asked" in told
    assert "  1. " in told

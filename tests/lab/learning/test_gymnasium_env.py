"""The Gymnasium environment of one seat: its own checker, rewards, opponents."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `learn` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

from methuselah.lab.learning.episodes import Bout
from methuselah.lab.learning.gymnasium_env import ILLEGAL, SeatEnv

NAME = "methuselah.lab.learning.gymnasium_env:methuselah/Seat-v0"


def play(table: SeatEnv, seed: int) -> float:
    """A game at random; the sum of its rewards."""
    seen, _ = table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    given, over = 0.0, False
    while not over:
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, terminated, truncated, _ = table.step(action)
        given += reward
        over = terminated or truncated
    return given


def test_gymnasium_finds_nothing_wrong() -> None:
    """`check_env`, which takes illegal actions too; unbounded boxes are what it warns of."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(NAME, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_the_seat_is_given_is_its_victory_points(seat: int | None) -> None:
    """Her own seat is the one chosen, or turns with the seed."""
    table = SeatEnv(Bout(), seat=seat)
    for seed in (3, 4):
        assert play(table, seed) == table.episode.points[table.seat]
        assert table.seat == (seed % 2 if seat is None else seat)


def test_the_game_ends_for_her_when_she_is_ousted() -> None:
    """At three seats the others may go on; she is told that it is over."""
    table = SeatEnv(Bout(seats=3), seat=0)
    ousted = [seed for seed in range(6) if not play(table, seed) and table.episode.is_out(0)]
    assert ousted
    with pytest.raises(ValueError, match="Reset the environment"):
        table.step(0)


def test_she_alone_is_asked_and_an_illegal_index_changes_nothing() -> None:
    """The mask is hers at every step; -1 for an index beyond it."""
    table = SeatEnv(Bout(), opponents=("heuristic",))
    seen, info = table.reset(seed=5)
    for _ in range(12):
        assert table.episode.decision is not None
        assert table.episode.decision.seat == info["seat"]
        before = table.episode.decision
        seen, reward, terminated, truncated, info = table.step(191)
        assert (reward, terminated, truncated, info["illegal"]) == (ILLEGAL, False, False, True)
        assert table.episode.decision is before
        seen, *_, info = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not info["illegal"]


def test_who_cannot_sit_down_is_refused() -> None:
    """Before anything is dealt."""
    with pytest.raises(ValueError, match="is no player"):
        SeatEnv(opponents=("nobody",))
    with pytest.raises(ValueError, match="seats 0 to 1"):
        SeatEnv(seat=2)

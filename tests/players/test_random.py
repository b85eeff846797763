"""The random player: any option, evenly, and the same ones for the same seed."""

from __future__ import annotations

import pytest

from dealt_game import dealt
from methuselah.engine.decisions import Decision, Option
from methuselah.players import PLAYERS, RandomPlayer, player_named

DECISION = Decision(0, "choose", "choose", tuple(Option("do", number=n) for n in range(4)))


def answers(seed: int, many: int = 400) -> list[int]:
    player = RandomPlayer(0, seed)
    state = dealt()
    return [player.choose(state, DECISION) for _ in range(many)]


def test_every_option_comes_up_about_as_often() -> None:
    """400 answers to a question with four options."""
    given = answers(7)
    assert all(70 <= given.count(option) <= 130 for option in range(4))


def test_the_same_seed_answers_the_same() -> None:
    """And another one does not."""
    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


def test_players_are_found_by_name() -> None:
    """A name that nobody has is refused with those that there are."""
    assert isinstance(player_named("random", 0, 1), RandomPlayer)
    assert {"random", "heuristic"} <= set(PLAYERS)
    with pytest.raises(ValueError, match='"chess" is no player. There are: .*random'):
        player_named("chess", 0, 1)

"""Who can sit down: terminal, bots (random, heuristic, search, learned), remote.

A player sees its seat's view and answers decisions; it never touches the state.
"""

from methuselah.players.base import (
    LEVELS,
    PLAYERS,
    Player,
    look_at_player,
    player_named,
    player_names,
    with_budget,
)
from methuselah.players.heuristic import HeuristicPlayer
from methuselah.players.learned import learned
from methuselah.players.random import RandomPlayer
from methuselah.players.search import SearchPlayer

__all__ = [
    "LEVELS",
    "PLAYERS",
    "HeuristicPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "learned",
    "look_at_player",
    "player_named",
    "player_names",
    "with_budget",
]

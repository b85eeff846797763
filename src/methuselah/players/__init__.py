"""Who can sit down: terminal, bots (random, heuristic, search, learned), remote.

A player sees its seat's view and answers decisions; it never touches the state.
"""

from methuselah.players.base import PLAYERS, Player, look_at_player, player_named, with_budget
from methuselah.players.heuristic import HeuristicPlayer
from methuselah.players.random import RandomPlayer

__all__ = [
    "PLAYERS",
    "HeuristicPlayer",
    "Player",
    "RandomPlayer",
    "look_at_player",
    "player_named",
    "with_budget",
]

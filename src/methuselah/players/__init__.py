"""Who can sit down: terminal, bots (random, heuristic, search, learned), remote.

A player sees its seat's view and answers decisions; it never touches the state.
"""

from methuselah.players.base import PLAYERS, Player, player_named
from methuselah.players.heuristic import HeuristicPlayer
from methuselah.players.random import RandomPlayer

__all__ = ["PLAYERS", "HeuristicPlayer", "Player", "RandomPlayer", "player_named"]

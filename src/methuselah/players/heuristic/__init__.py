"""The heuristic player: small functions that score options, one module for each kind of them."""

from methuselah.players.heuristic.player import HeuristicPlayer, advised

__all__ = ["HeuristicPlayer", "advised"]

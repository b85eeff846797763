"""Players that were trained: what they see as numbers, how they weigh it, and who sits down.

`features` needs NumPy (the extra `learn`), `network` and `player` need PyTorch (the extra
`train`); nothing of it is imported before somebody asks for it.
"""

from methuselah.players.base import Player, reads_as

__all__ = ["learned"]


@reads_as("learned")
def learned(seat: int, seed: int, file: str) -> Player:
    """The player of a file, which `methuselah lab train` has left."""
    from methuselah.players.learned.player import LearnedPlayer

    return LearnedPlayer(seat, seed, file)

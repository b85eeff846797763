"""The search player: what may happen is played out before it decides."""

from methuselah.players.search.player import SearchPlayer

__all__ = ["SearchPlayer"]

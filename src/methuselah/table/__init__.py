"""One running game: seats, clocks, standing orders, rewinds, chat and deals.

The engine knows the game; the table knows the people and programs that play it.
"""

from methuselah.table.game import Game
from methuselah.table.record import Record
from methuselah.table.replay import replay, verify

__all__ = ["Game", "Record", "replay", "verify"]

"""The terminal: a table drawn by Textual, and a plain line mode for pipes and screen readers."""

from methuselah.players.sitting import sit_down, watch
from methuselah.players.terminal.plain import PlainTable

__all__ = ["PlainTable", "sit_down", "watch"]

"""The terminal: a table drawn by Textual, and a plain line mode for pipes and screen readers."""

from methuselah.players.terminal.plain import PlainTable
from methuselah.players.terminal.sitting import sit_down, watch

__all__ = ["PlainTable", "sit_down", "watch"]

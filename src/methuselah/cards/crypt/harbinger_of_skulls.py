"""Harbingers of Skulls."""

from methuselah.language import (
    card,
    static,
)

card(
    "Byzar (G6)",
    static("outlives burning", 3),
    text="45e129",
)

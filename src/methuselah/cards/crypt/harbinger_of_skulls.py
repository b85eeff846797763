"""Harbingers of Skulls."""

from methuselah.language import (
"""Harbinger of Skulls vampires."""

from methuselah.language import (
    YOU,
    card,
    static,
)

card(
    "Byzar (G6)",
    static("outlives burning", 3),
    text="45e129",
    "Agaitas, The Scholar of Antiquities (G2)",
    static("draws from prey", who=YOU),
    text="d209bc",
)

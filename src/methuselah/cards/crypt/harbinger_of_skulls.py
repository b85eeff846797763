"""Harbingers of Skulls."""

from methuselah.language import (
    YOU,
    card,
    static,
)

card(
    "Agaitas, The Scholar of Antiquities (G2)",
    static("draws from prey", who=YOU),
    text="d209bc",
)

card(
    "Byzar (G6)",
    static("outlives burning", 3),
    text="45e129",
)

"""Gangrel vampires."""

from methuselah.language import card, static

card(
    "Basilia (G1)",
    static("aggravated strikes", word="hand"),
    text="e92816",
)

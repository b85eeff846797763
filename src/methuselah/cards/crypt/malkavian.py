"""Malkavian vampires."""

from methuselah.language import card, static

card(
    "Alexander Silverson (G6)",
    static("vote tax", 1),
    text="dba9c6",
)

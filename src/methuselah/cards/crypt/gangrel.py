"""Gangrel vampires."""

from methuselah.language import card, is_action, static

card(
    "Basilia (G1)",
    static("aggravated strikes", word="hand"),
    text="e92816",
)

card(
    "Martina Srnankova (G6)",
    static("intercept", +1, when=is_action("bleed")),
    text="1307fc",
)

"""Osebo vampires."""

from methuselah.language import (
    card,
    is_action,
    static,
    unless,
)

card(
    "Kisha Bhimji (G3)",
    static("stealth", -1, when=unless(is_action("hunt"))),
    text="73a20d",
)

"""Tremere vampires in combat."""

from methuselah.language import (
    card,
    treats_as_normal,
)

card(
    "Merrill Molitor (G1)",
    treats_as_normal(1, once="combat"),
    text="e98369",
)

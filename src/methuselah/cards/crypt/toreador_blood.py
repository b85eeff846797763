"""Toreador vampires and blood."""

from methuselah.language import (
    burn_pool,
    card,
    trigger,
)

card(
    "Thomas De Lutrius (G4)",
    trigger("torpor", burn_pool(1)),
    text="d74cfe",
)

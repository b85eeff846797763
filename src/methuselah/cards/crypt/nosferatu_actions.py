"""Nosferatu vampires with actions of their own."""

from methuselah.language import (
    acts,
    bleeds,
    card,
)

card(
    'Jeremy "Wix" Wyzchovsky (G4)',
    acts(bleeds(+1), by="bearer"),
    text="2c7148",
)

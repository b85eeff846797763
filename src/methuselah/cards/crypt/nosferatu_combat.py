"""Nosferatu vampires in combat."""

from methuselah.language import (
    OPPOSING,
    burn_blood,
    card,
    trigger,
)

card(
    "Amelia, The Blood Red Tears (G3)",
    trigger("combat over", burn_blood(1, OPPOSING)),
    text="d4380b",
)

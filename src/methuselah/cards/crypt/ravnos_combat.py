"""Ravnos vampires in combat."""

from methuselah.language import (
    card,
    optional_press,
    static,
)

card(
    "Ankla Hotep (G2)",
    static("rescue cost", -2),
    optional_press(),
    text="e56e3d",
)

card(
    "Noluthando (G7)",
    static("strike damage", +1, word="ranged"),
    text="7fcd17",
)

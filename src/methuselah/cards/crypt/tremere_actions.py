"""Tremere vampires and what actions cost them."""

from methuselah.language import (
    card,
    static,
    torpor,
    vampire,
)

card(
    "Javier Montoya (G2)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="77aba2",
)

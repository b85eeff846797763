"""Ventrue vampires with actions of their own."""

from methuselah.language import (
    card,
    is_action,
    static,
)

card(
    "Natasha Volfchek (G1)",
    static("stealth", +1, when=is_action("political")),
    text="3cf389",
)

"""Guruhi vampires."""

from methuselah.language import (
    THIS_CARD,
    YOU,
    card,
    fits,
    ready,
    static,
)

card(
    "Nana Buruku (G4)",
    static("master_actions", +1, who=YOU, when=fits(THIS_CARD, ready())),
    static("hand_size", +1, who=YOU, when=fits(THIS_CARD, ready())),
    text="4092aa",
)

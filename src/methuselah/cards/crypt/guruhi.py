"""Guruhi vampires."""

from methuselah.language import (
    MERGED,
    OPPOSING,
    THIS_CARD,
    YOU,
    card,
    clan,
    fits,
    on,
    ready,
    static,
)

card(
    "Batsheva (G4 ADV)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Malkavian")))),
    static("strength", +1, when=MERGED),
    text="a17f52",
)

card(
    "Nana Buruku (G4)",
    static("master_actions", +1, who=YOU, when=fits(THIS_CARD, ready())),
    static("hand_size", +1, who=YOU, when=fits(THIS_CARD, ready())),
    text="4092aa",
)

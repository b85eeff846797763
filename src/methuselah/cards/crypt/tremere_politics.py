"""Tremere vampires of referendums and titles."""

from methuselah.language import (
    ON_A_BLOOD_HUNT,
    card,
    static,
)

card(
    "Troius (G4)",
    static("cannot cast", when=ON_A_BLOOD_HUNT, word="against"),
    text="1e8fa0",
)

"""Tremere vampires of referendums and titles."""

from methuselah.language import (
    ON_A_BLOOD_HUNT,
    card,
    static,
)

card(
    "Karl Schrekt (G6)",
    static("plays as if", word="justicar"),
    text="f6db96",
)

card(
    "Troius (G4)",
    static("cannot cast", when=ON_A_BLOOD_HUNT, word="against"),
    text="1e8fa0",
)

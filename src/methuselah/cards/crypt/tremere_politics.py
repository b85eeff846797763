"""Tremere vampires of referendums and titles."""

from methuselah.language import (
    HAS_EDGE,
    ON_A_BLOOD_HUNT,
    card,
    static,
)

card(
    "Anxo Vilela (G6)",
    static("strength", +1, when=HAS_EDGE),
    text="659615",
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

"""Tzimisce vampires."""

from methuselah.language import (
    YOU,
    anywhere,
    at_most,
    burn_blood,
    card,
    exists,
    keyword,
    optional_press,
    pool_of,
    static,
    trigger,
    unless,
    yours,
)

location = exists(anywhere(yours, keyword("location")))

card(
    "Adrino Manauara (G6)",
    optional_press("must continue"),
    text="e187da",
)

card(
    "Branimira (G6)",
    static("intercept", +1, when=at_most(pool_of(YOU), 9)),
    text="ba12be",
)

card(
    "Marialena (G6)",
    trigger("is blocked", burn_blood(1)),
    text="86b63b",
)

card(
    "Neserian (G6)",
    static("bleed", -1, when=unless(location)),
    static("votes", +1, when=location),
    text="b684f0",
)

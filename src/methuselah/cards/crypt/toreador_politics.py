"""Toreador vampires of titles and referendums."""

from methuselah.language import (
    HAS_EDGE,
    card,
    static,
    unless,
)

card(
    "Vasily (G5)",
    static("title contest cost", +1, when=unless(HAS_EDGE)),
    text="202ba7",
)

"""Pander vampires."""

from methuselah.language import (
    card,
    is_action,
    static,
)

card(
    "Christine Boscacci (G2)",
    static("intercept", -1, when=is_action("bleed")),
    text="65ab02",
)

card(
    "Jimmy Dunn (G2)",
    static("cannot be contested"),
    text="30dc5e",
)

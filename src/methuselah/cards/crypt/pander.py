"""Pander vampires."""

from methuselah.language import (
    OPPOSING,
    card,
    fits,
    is_action,
    older,
    on,
    static,
    vampire,
)

card(
    "Basil (G2)",
    static("strength", +1, who=OPPOSING, when=fits(OPPOSING, on(vampire, older))),
    text="b7da31",
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

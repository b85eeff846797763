"""Pander vampires."""

from methuselah.language import (
    OPPOSING,
    THIS_CARD,
    acts,
    card,
    costs_pool,
    fits,
    is_action,
    is_black_hand,
    older,
    on,
    ready,
    static,
    steals,
    unless,
    vampire,
    yours,
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

card(
    "Olga Triminov (G3)",
    acts(
        unless(fits(THIS_CARD, on(yours))),
        costs_pool(1),
        steals(THIS_CARD),
        who=ready(vampire, is_black_hand),
        directed=True,
    ),
    text="d17877",
)

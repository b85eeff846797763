"""Toreador vampires in combat, or about to be."""

from methuselah.language import (
    AT_LONG,
    BLOCKER,
    FIGHTERS,
    FIRST_ROUND,
    RESULTING_COMBAT,
    STRIKES_NOT_LIMITED,
    THIS,
    add,
    among,
    burn_blood,
    card,
    controller_of,
    fits,
    gains_strikes,
    optional_press,
    price,
    static,
    use,
)

card(
    "Fleurdumal (G3)",
    use(
        price(burn_blood(1)),
        add("open hand", to=controller_of(BLOCKER), until="action", when=RESULTING_COMBAT),
        by="acting bearer",
        at=("blocked",),
    ),
    text="f60138",
)

card(
    "Joaquin Murietta (G3)",
    use(
        fits(THIS, among(FIGHTERS)),
        FIRST_ROUND,
        STRIKES_NOT_LIMITED,
        gains_strikes(1),
        at=("additional",),
        by="bearer",
    ),
    static("strike damage", +1, when=AT_LONG, word="gun"),
    text="ee708e",
)

card(
    "Laecanus (G4)",
    optional_press("press end"),
    static("immune to frenzy"),
    text="16ab18",
)

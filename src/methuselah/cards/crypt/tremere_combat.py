"""Tremere vampires in combat."""

from methuselah.language import (
    COMBAT_IS_ON,
    FIGHTERS,
    OPPOSING_CONTROLLER,
    STRIKES_NOT_LIMITED,
    THIS,
    among,
    burn_card,
    card,
    fits,
    gain_pool,
    gains_strikes,
    next_requires,
    static,
    strikes_requiring,
    treats_as_normal,
    trigger,
    use,
)

card(
    "Hector Trelane (G4)",
    static("strikes as in later rounds", word="tha"),
    trigger("torpor", burn_card(THIS), when=fits(THIS, among(FIGHTERS))),
    trigger("burned", gain_pool(4, OPPOSING_CONTROLLER), when=COMBAT_IS_ON),
    text="6e0c80",
)

card(
    "Merrill Molitor (G1)",
    treats_as_normal(1, once="combat"),
    text="e98369",
)

card(
    "Valerius Maior, Hell's Fool (G4)",
    use(
        strikes_requiring("tha"),
        STRIKES_NOT_LIMITED,
        gains_strikes(1),
        next_requires("tha"),
        by="bearer",
        at=("additional",),
        key="strike",
    ),
    until_merged=("infernal", "red list"),
    text="2d7cd2",
)

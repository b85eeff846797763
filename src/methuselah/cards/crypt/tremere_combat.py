"""Tremere vampires in combat."""

from methuselah.language import (
    COMBAT_IS_ON,
    FIGHTERS,
    OPPOSING_CONTROLLER,
    THIS,
    among,
    burn_card,
    card,
    fits,
    gain_pool,
    static,
    treats_as_normal,
    trigger,
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

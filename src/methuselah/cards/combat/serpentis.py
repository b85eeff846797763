"""Combat cards that require Serpentis."""

from methuselah.language import (
    THIS,
    add,
    before_range,
    card,
    grants_each_round,
)

card(
    "Skin of the Adder",
    ser=before_range(grants_each_round("prevention"), once="combat"),
    SER=before_range(
        grants_each_round("prevention"),
        add("strike damage", +1, THIS, until="combat", word="hand"),
        once="combat",
    ),
    text="864576",
)

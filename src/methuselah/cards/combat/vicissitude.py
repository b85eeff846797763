"""Combat cards that require Vicissitude."""

from methuselah.language import (
    IN_ROUND,
    THIS,
    add,
    burn_blood,
    card,
    combat_card,
    maneuvers,
    price,
)

card(
    "Chiropteran Marauder",
    vic=maneuvers(),
    VIC=combat_card(
        price(burn_blood(1)),
        add("aggravated strikes", to=THIS, until="round", word="hand"),
        at=IN_ROUND,
    ),
    text="b53957",
)

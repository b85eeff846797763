"""Banu Haqim vampires in combat."""

from methuselah.language import (
    OPPOSING,
    card,
    cards_cost,
    is_among,
    on,
    vampire,
    younger,
)

card(
    "Algirdas, The Solar Prophet (G6)",
    cards_cost(
        +1, of=("blood",), plays=("strike",), payer=on(vampire, younger, is_among(OPPOSING))
    ),
    text="f29887",
)

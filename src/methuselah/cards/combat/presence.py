"""Combat cards that require Presence."""

from methuselah.language import (
    card,
    combat_ends,
    dodge,
    strike,
    unlock,
)

card(
    "Majesty",
    pre=strike(combat_ends()),
    PRE=strike(combat_ends(unlock())),
    text="572bf2",
)

card(
    "Staredown",
    pre=strike(dodge),
    PRE=strike(combat_ends()),
    text="2efab5",
)

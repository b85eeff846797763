"""Combat cards that require Presence."""

from methuselah.language import card, combat_ends, strike, unlock

card(
    "Majesty",
    pre=strike(combat_ends()),
    PRE=strike(combat_ends(unlock())),
    text="572bf2",
)

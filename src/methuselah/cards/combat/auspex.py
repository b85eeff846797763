"""Combat cards that require Auspex."""

from methuselah.language import (
    COMBAT_WOULD_END,
    card,
    combat_card,
    if_another_round,
    presses,
    starts_new_round,
)

card(
    "Telepathic Tracking",
    aus=presses(if_another_round("maneuver"), only="press continue"),
    AUS=combat_card(COMBAT_WOULD_END, starts_new_round(), at=("combat_would_end",)),
    text="484720",
)

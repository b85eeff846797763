"""Combat cards that require Auspex."""

from methuselah.language import (
    COMBAT_WOULD_END,
    OPPOSING_CONTROLLER,
    YOU,
    add,
    before_range,
    card,
    combat_card,
    draws_up,
    if_another_round,
    presses,
    starts_new_round,
)

card(
    "Aura Reading",
    aus=before_range(add("open hand", to=OPPOSING_CONTROLLER, until="combat")),
    AUS=before_range(add("hand_size", +2, YOU, until="combat"), draws_up(), once="combat"),
    text="fda2b4",
)

card(
    "Telepathic Tracking",
    aus=presses(if_another_round("maneuver"), only="press continue"),
    AUS=combat_card(COMBAT_WOULD_END, starts_new_round(), at=("combat_would_end",)),
    text="484720",
)

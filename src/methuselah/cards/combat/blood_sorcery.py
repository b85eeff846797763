"""Combat cards that require Blood Sorcery."""

from methuselah.language import (
    card,
    maneuver,
    press_to_continue,
    press_to_end,
    steal_blood,
    strike,
)

card(
    "Apportation",
    tha=press_to_continue,
    THA=maneuver,
    text="e8410d",
)

card(
    "Movement of the Mind",
    tha=press_to_end,
    THA=maneuver,
    text="10a9d7",
)

card(
    "Theft of Vitae",
    tha=strike(steal_blood(1, ranged=True)),
    THA=strike(steal_blood(2, ranged=True)),
    text="98a3ae",
)

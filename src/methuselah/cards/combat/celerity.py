"""Combat cards that require Celerity."""

from methuselah.language import (
    COMBAT_MAY_FOLLOW,
    OPPOSING,
    additional_strikes,
    card,
    combat_card,
    grants,
    maneuver,
    maneuvers,
    press,
    queues_combat,
)

card(
    "Blur",
    cel=additional_strikes(1),
    CEL=additional_strikes(2),
    text="4f7654",
)

card(
    "Flash",
    cel=(maneuver, press),
    CEL=maneuvers(grants("press")),
    text="f1f5b7",
)

card(
    "Psyche!",
    cel=press,
    CEL=combat_card(
        COMBAT_MAY_FOLLOW,
        queues_combat(OPPOSING),
        at=("combat_about_to_end",),
    ),
    text="bf118e",
)

card(
    "Pursuit",
    cel=maneuver,
    CEL=additional_strikes(1),
    text="c7abe2",
)

card(
    "Quickness",
    cel=additional_strikes(1, once="round"),
    CEL=additional_strikes(1, limited=False, once="round"),
    text="ceae92",
)

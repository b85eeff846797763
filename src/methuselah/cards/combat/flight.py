"""Combat cards that require Flight."""

from methuselah.language import (
    DODGED,
    OPPOSING,
    THIS,
    add,
    card,
    environmental_damage,
    grants,
    hand_strike,
    if_another_round,
    presses,
    strike,
    when,
)

card("Circle", presses(if_another_round("maneuver")), text="5010fa")

card(
    "Pounce",
    FLIGHT=strike(
        hand_strike(
            +2,
            hit=(add("no strike", to=OPPOSING, until="round"),),
            anyway=(when(DODGED, environmental_damage(1, THIS), grants("press", to=OPPOSING)),),
        )
    ),
    text="92fc11",
)

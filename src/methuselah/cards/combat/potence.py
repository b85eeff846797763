"""Combat cards that require Potence."""

from methuselah.language import (
    AT_CLOSE,
    AT_LONG,
    NOT_FALLING,
    ONLY_TO_CLOSE,
    OPPOSING,
    THIS,
    add,
    before_range,
    before_strikes,
    burns_instead,
    card,
    combat_card,
    fits,
    going_to_torpor,
    grants,
    hand_strike,
    next_round_at,
    only_hand_strikes,
    or_melee_weapon,
    ranged_strike,
    ready,
    strike,
    vampire,
)

card(
    "Decapitate",
    pot=strike(hand_strike(+2), or_melee_weapon()),
    POT=combat_card(
        NOT_FALLING,
        fits(OPPOSING, ready(vampire, going_to_torpor)),
        burns_instead(),
        at=("torpor",),
    ),
    text="7af134",
)

card(
    "Immortal Grapple",
    pot=before_strikes(AT_CLOSE, only_hand_strikes(), once="round"),
    POT=before_strikes(
        AT_CLOSE, only_hand_strikes(), grants("press"), next_round_at("close"), once="round"
    ),
    text="e66180",
)

card(
    "Roundhouse",
    pot=strike(hand_strike(+2)),
    POT=strike(hand_strike(+3)),
    text="1e78da",
)

card(
    "Slam",
    pot=strike(hand_strike(+2)),
    POT=strike(hand_strike(+2), ONLY_TO_CLOSE, maneuver=True),
    text="557c63",
)

card(
    "Thrown Gate",
    pot=strike(ranged_strike(1), maneuver=True),
    POT=strike(ranged_strike(2), maneuver=True),
    text="5384ac",
)

card(
    "Thrown Sewer Lid",
    pot=strike(ranged_strike(3), AT_LONG),
    POT=strike(ranged_strike(3), AT_LONG, grants("press")),
    text="8b4d14",
)

card(
    "Torn Signpost",
    pot=before_range(add("strength is", 2, THIS, until="combat")),
    POT=before_range(add("strength is", 3, THIS, until="combat")),
    text="b00101",
)

card(
    "Undead Strength",
    pot=strike(hand_strike(+1), or_melee_weapon()),
    POT=strike(hand_strike(+2), or_melee_weapon()),
    text="38ee43",
)

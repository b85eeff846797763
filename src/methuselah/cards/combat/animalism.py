"""Combat cards that require Animalism."""

from methuselah.language import (
    STRIKES_NOT_LIMITED,
    THIS,
    add,
    before_range,
    card,
    crows,
    dodge,
    gains_strikes,
    grants,
    grants_each_round,
    hand_strike,
    ranged_strike,
    strike,
)

card(
    "Aid from Bats",
    ani=strike(ranged_strike(1), maneuver=True),
    ANI=strike(ranged_strike(1), grants("press"), maneuver=True),
    text="f226bb",
)

card(
    "Bear's Skin",
    ani_pro=before_range(
        add("strength", +1, THIS, until="round"), grants("prevention"), once="combat"
    ),
    ANI_PRO=before_range(
        add("strength", +1, THIS, until="combat"), grants_each_round("prevention"), once="combat"
    ),
    text="a5d067",
)

card(
    "Carrion Crows",
    ani=before_range(crows(1), once="combat"),
    ANI=before_range(crows(2), once="combat"),
    text="0cc5f0",
)

card(
    "Dust Up",
    ani=strike(hand_strike(+1, undodgeable=True)),
    cel=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    pot=strike(hand_strike(+2)),
    text="c18af5",
)

"""Combat cards that require Animalism."""

from methuselah.language import (
    before_range,
    card,
    crows,
    grants,
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
    "Carrion Crows",
    ani=before_range(crows(1), once="combat"),
    ANI=before_range(crows(2), once="combat"),
    text="0cc5f0",
)

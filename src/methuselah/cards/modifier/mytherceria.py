"""Action modifiers that require Mytherceria, alone or with others."""

from methuselah.language import (
    OPPOSING,
    cancels_card,
    card,
    combat_card,
    maneuver,
    modifier,
    played_by,
    stealth,
)

card(
    "Fae Contortion",
    myt=(
        combat_card(played_by(OPPOSING, "grapple"), cancels_card(free=True), at=("as_played",)),
        maneuver,
    ),
    obt=maneuver,
    MYT=modifier(stealth(+1)),
    text="e6f835",
)

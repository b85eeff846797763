"""Gangrel vampires and votes."""

from methuselah.language import (
    CALLED_BY_VAMPIRE,
    burn_blood,
    card,
    fails_referendum,
    optional_press,
    price,
    use,
)

card(
    "Fakir al Sidi (G4)",
    use(
        CALLED_BY_VAMPIRE,
        price(burn_blood(3)),
        fails_referendum(),
        by="bearer",
        at=("before_votes",),
        once="referendum",
    ),
    optional_press(),
    text="532e1b",
)

"""Brujah vampires and combat."""

from methuselah.language import (
    NO_COMBAT_QUEUED,
    OPPOSING,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    acts,
    burn_blood,
    card,
    choose,
    controlled_by,
    enters_combat,
    fits,
    price,
    queues_combat,
    ready,
    use,
    vampire,
    younger,
)

card(
    "Akram (G2)",
    use(
        fits(THIS, ready()),
        fits(OPPOSING, ready()),
        NO_COMBAT_QUEUED,
        price(burn_blood(1)),
        queues_combat(OPPOSING),
        by="bearer",
        at=("after_combat",),
        once="turn",
    ),
    text="6d605f",
)

card(
    "Jeremy MacNeil (G3 ADV)",
    acts(
        choose(ready(vampire, younger, controlled_by(PREY_OR_PREDATOR))),
        enters_combat(TARGET),
        by="bearer",
    ),
    text="234b6c",
)

"""Lasombra vampires and their actions."""

from methuselah.language import (
    DURING_ACTION,
    acting_is,
    ally,
    any_of,
    burn_blood,
    card,
    on,
    price,
    stealth,
    use,
    younger,
    yours,
)

card(
    "Abderrahim, Death's Hand (G6)",
    use(
        acting_is(on(any_of(ally, younger), yours)),
        price(burn_blood(1)),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="783a54",
)

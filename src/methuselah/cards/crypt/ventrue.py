"""Ventrue vampires."""

from methuselah.language import (
    THIS,
    card,
    choose,
    discard,
    draws_up,
    fits,
    gains_votes,
    hand,
    price,
    ready,
    requires_discipline,
    trigger,
    unlock,
    use,
    yours,
)

card(
    "Alexa Draper (G6)",
    use(
        fits(THIS, ready()),
        choose(hand(yours, requires_discipline("dom"))),
        price(discard(), draws_up()),
        gains_votes(+1),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="105e2e",
)

card(
    "Sybren van Oosten (G6)",
    trigger("referendum passed", unlock(), optional=True),
    text="a67610",
)

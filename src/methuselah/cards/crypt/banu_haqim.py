"""Banu Haqim vampires."""

from methuselah.language import (
    ANYTIME,
    OPPOSING,
    THIS,
    YOUR_TURN,
    add,
    burn_edge,
    card,
    choose,
    discard,
    draws_up,
    exists,
    fits,
    hand,
    is_a,
    locked,
    on,
    price,
    unlock,
    use,
    yours,
)

card(
    "Kalinda (G6)",
    use(
        YOUR_TURN,
        fits(THIS, on(locked)),
        price(burn_edge()),
        unlock(),
        by="bearer",
        at=ANYTIME,
    ),
    text="459980",
)

card(
    "Kasim Bayar (G6)",
    use(
        exists(OPPOSING),
        choose(hand(yours, is_a("political action"))),
        price(discard(), draws_up()),
        add("strength", +2, THIS, until="combat"),
        by="bearer",
        at=("before_range",),
        once="combat",
    ),
    text="0ed35c",
)

"""Nosferatu vampires."""

from methuselah.language import (
    DURING_ACTION,
    THIS,
    acting_is,
    bleed,
    card,
    choose,
    discard,
    draws_up,
    hand,
    is_action,
    price,
    ready,
    requires_discipline,
    static,
    this,
    use,
    yours,
)

card(
    "Larissa Moreira (G6)",
    use(
        acting_is(ready(this)),
        choose(hand(yours, requires_discipline("ani"))),
        price(discard(), draws_up()),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
    ),
    text="f5422d",
)

card(
    "The Dowager (G6)",
    static("intercept", +1, when=is_action(trait="directed")),
    text="8ba138",
)

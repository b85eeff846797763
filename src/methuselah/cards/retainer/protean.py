"""Retainers that require Protean."""

from methuselah.language import (
    THIS,
    THIS_CARD,
    burn_blood,
    by_level,
    card,
    employs,
    fits,
    locked,
    on,
    price,
    static,
    unlock,
    use,
)

card(
    "Homunculus",
    use(
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    static("life", by_level(0, 1), who=THIS_CARD),
    pro=employs(),
    PRO=employs(),
    text="cb0aa7",
)

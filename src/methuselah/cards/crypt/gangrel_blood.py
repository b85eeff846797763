"""Gangrel vampires and blood."""

from methuselah.language import (
    THIS,
    YOUR_TURN,
    burn_blood,
    card,
    fits,
    locked,
    on,
    price,
    unlock,
    use,
)

card(
    "Gunther, Beast Lord (G1)",
    use(
        YOUR_TURN,
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("discard",),
        once="phase",
    ),
    text="9488e4",
)

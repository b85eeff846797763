"""Action modifiers that require Necromancy."""

from methuselah.language import (
    BLOCKER,
    burn_blood,
    card,
    exists,
    fails_attempt,
    intercept,
    modifier,
    price,
    reaction,
    stealth,
)

card(
    "Call of the Hungry Dead",
    nec=modifier(exists(BLOCKER), intercept(-1, BLOCKER), at=("attempt",)),
    NEC=modifier(exists(BLOCKER), price(burn_blood(1)), fails_attempt(), at=("attempt",)),
    text="34cb0e",
)

card(
    "Spectral Divination",
    nec=modifier(stealth(+1)),
    NEC=reaction(intercept(+1)),
    text="c44f52",
)

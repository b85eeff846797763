"""Gangrel vampires with actions, and what others may do with them."""

from methuselah.language import (
    TARGET,
    THIS_CARD,
    acts,
    as_announced,
    card,
    choose,
    fits,
    gain_blood,
    mark,
    marked,
    not_,
    on,
    ready,
    sect,
)

card(
    "Calvin Cleaver (G4)",
    acts(choose(on(sect("anarch"))), gain_blood(1, TARGET), by="bearer", stealth=1),
    acts(
        fits(THIS_CARD, on(not_(marked("fed")))),
        as_announced(mark("fed", THIS_CARD)),
        gain_blood(1, THIS_CARD),
        who=ready(sect("anarch")),
        stealth=1,
        directed=True,
        key="feed",
    ),
    text="042499",
)

"""Harbingers of Skulls."""

from methuselah.language import (
    BLED,
    THIS,
    YOU,
    burns_top,
    card,
    clan,
    each,
    fits,
    on,
    ready,
    static,
    trigger,
    yours,
)

card(
    "Agaitas, The Scholar of Antiquities (G2)",
    static("draws from prey", who=YOU),
    text="d209bc",
)

card(
    "Angelique (G6)",
    static(
        "discipline cost",
        -1,
        who=on(yours, clan("Harbinger of Skulls")),
        when=fits(THIS, ready()),
        word="nec",
    ),
    text="1c8efc",
)

card(
    "Byzar (G6)",
    static("outlives burning", 3),
    text="45e129",
)

card(
    "Zygodat (G4)",
    trigger("successful bleed", each(BLED, burns_top(2)), optional=True),
    text="c97365",
)

"""Harbingers of Skulls."""

from methuselah.language import (
    THIS,
    YOU,
    card,
    clan,
    fits,
    on,
    ready,
    static,
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

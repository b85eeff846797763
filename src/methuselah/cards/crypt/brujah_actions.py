"""Brujah vampires and their actions."""

from methuselah.language import (
    YOU,
    at_most,
    card,
    pool_of,
    static,
)

card(
    "Devorah (G6)",
    static("stealth", +1, when=at_most(pool_of(YOU), 5)),
    text="c32c8a",
)

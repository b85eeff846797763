"""Brujah vampires: havens and votes."""

from methuselah.language import (
    card,
    static,
)

card("Lynn Thompson (G5)", static("cannot have", word="haven"), text="10a8f3")

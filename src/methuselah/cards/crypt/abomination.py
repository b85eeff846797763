"""Abomination vampires."""

from methuselah.language import (
    THIS,
    UNDIRECTED,
    action_requires,
    card,
    static,
)

card(
    "Allonzo Montoya (G3)",
    static("stealth", +1, when=action_requires("ser")),
    static("cannot block", who=THIS, when=UNDIRECTED),
    text="5a61ea",
)

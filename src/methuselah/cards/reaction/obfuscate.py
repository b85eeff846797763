"""Reactions that require Obfuscate."""

from methuselah.language import (
    add,
    card,
    gains_votes,
    intercept,
    is_action,
    reaction,
)

card(
    "Party Out Of Bounds",
    obf=reaction(is_action("bleed", trait="bleeds you"), add("bleed", -2)),
    pre=reaction(is_action("political"), gains_votes(+2), at=("polling",)),
    pro=reaction(intercept(+1)),
    text="9cd56b",
)

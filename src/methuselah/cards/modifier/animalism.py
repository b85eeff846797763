"""Action modifiers that require Animalism, alone or with others."""

from methuselah.language import (
    THIS,
    add,
    ally,
    cannot_block,
    card,
    modifier,
)

card(
    "Invigorate",
    ani=modifier(add("strength", +1, THIS)),
    dom=modifier(cannot_block(ally)),
    pro=modifier(add("aggravated strikes", to=THIS, word="hand")),
    text="7dbc7f",
)

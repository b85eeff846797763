"""Action modifiers that require Animalism, alone or with others."""

from methuselah.language import (
    THIS,
    add,
    ally,
    card,
    fits,
    modifier,
    ready,
)

card(
    "Invigorate",
    ani=modifier(add("strength", +1, THIS)),
    dom=modifier(add("cannot block", when=fits(THIS, ready(ally)))),
    pro=modifier(add("aggravated strikes", to=THIS, word="hand")),
    text="7dbc7f",
)

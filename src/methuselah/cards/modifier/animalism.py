"""Action modifiers that require Animalism, alone or with others."""

from methuselah.language import (
    THIS,
    WAS_BLOCKED,
    add,
    ally,
    bleed,
    cannot_block,
    card,
    gains_votes,
    is_action,
    modifier,
)

card(
    "Adhocracy",
    ani=modifier(is_action("bleed"), bleed(+1)),
    chi=modifier(is_action("political"), gains_votes(+3), at=("polling",)),
    pot=modifier(add("strength", +1, THIS, until="action", when=WAS_BLOCKED)),
    text="d61348",
)

card(
    "Invigorate",
    ani=modifier(add("strength", +1, THIS)),
    dom=modifier(cannot_block(ally)),
    pro=modifier(add("aggravated strikes", to=THIS, word="hand")),
    text="7dbc7f",
)

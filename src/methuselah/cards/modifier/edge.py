"""Action modifiers about the Edge."""

from methuselah.language import (
    HAS_EDGE,
    YOU,
    add,
    bleed,
    burn_edge,
    card,
    is_action,
    modifier,
    price,
)

card(
    "Leverage",
    modifier(
        is_action("bleed"),
        HAS_EDGE,
        price(burn_edge()),
        bleed(+1, limited=False),
        add("burns the Edge", to=YOU, until="action"),
    ),
    text="f2a1a2",
)

"""Reactions that require a Black Hand vampire."""

from methuselah.language import (
    acting_is,
    add,
    card,
    is_action,
    is_black_hand,
    not_,
    on,
    reaction,
    vampire,
)

card(
    "Truth in Ink",
    reaction(
        is_action(trait="bleeds you"),
        acting_is(on(vampire, not_(is_black_hand))),
        add("bleed", -2),
    ),
    text="5c2caa",
)

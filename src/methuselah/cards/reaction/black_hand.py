"""Reactions that require a Black Hand vampire."""

from methuselah.language import (
    THIS,
    acting_is,
    add,
    card,
    intercept,
    is_action,
    is_black_hand,
    lock,
    not_,
    on,
    reaction,
    sect,
    unless_it_blocks,
    vampire,
)

card(
    "Ministry",
    reaction(
        intercept(+2),
        add("intercept", +1, THIS, when=acting_is(on(vampire, sect("sabbat")))),
        unless_it_blocks(THIS, lock(THIS)),
        replace="action",
    ),
    text="007650",
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

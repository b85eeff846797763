"""Action modifiers that require a Guruhi."""

from methuselah.language import (
    THIS,
    WAS_SUCCESSFUL,
    add,
    at_moment,
    bleed,
    card,
    is_action,
    modifier,
    unlock,
    when,
)

card(
    "The Guruhi Are the Land",
    modifier(bleed(+1)),
    modifier(is_action("hunt"), add("hunt", +1, THIS, until="action")),
    modifier(is_action("equip"), at_moment("after resolution", when(WAS_SUCCESSFUL, unlock(THIS)))),
    text="03d57e",
)

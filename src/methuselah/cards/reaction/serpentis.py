"""Reactions that require Serpentis."""

from methuselah.language import (
    ACTING,
    BLED_SUCCESSFULLY,
    BLOCKED_THIS,
    WAS_SUCCESSFUL,
    add,
    at_moment,
    both,
    burn_blood,
    card,
    corrupts,
    is_action,
    reaction,
    steals_corrupted,
    unless,
    when,
)

card(
    "Ecstasy",
    ser=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    SER=reaction(
        is_action(trait="bleeds you"),
        add("bleed", -1),
        at_moment(
            "after resolution",
            when(both(WAS_SUCCESSFUL, unless(BLED_SUCCESSFULLY)), burn_blood(1, ACTING)),
        ),
    ),
    text="702eaa",
)

card(
    "Revelation of Despair",
    ser=reaction(BLOCKED_THIS, burn_blood(1, ACTING), at=("blocked",)),
    SER=reaction(BLOCKED_THIS, corrupts(1, ACTING), steals_corrupted(ACTING), at=("blocked",)),
    text="617a41",
)

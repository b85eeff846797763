"""Reactions that require Serpentis."""

from methuselah.language import (
    ACTING,
    BLED_SUCCESSFULLY,
    WAS_SUCCESSFUL,
    add,
    at_moment,
    both,
    burn_blood,
    card,
    is_action,
    reaction,
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

"""Reactions that require Animalism."""

from methuselah.language import (
    ACTING_SEAT,
    BLOCKED_THIS,
    PREDATOR,
    card,
    if_it_blocks,
    intercept,
    is_action,
    reaction,
    same,
    unlock,
)

bled = is_action("bleed", trait="directed at you")
by_predator = same(ACTING_SEAT, PREDATOR)

card(
    "Cats' Guidance",
    ani=reaction(BLOCKED_THIS, unlock(), by="locked", at=("after_resolution",)),
    ANI=reaction(intercept(+1)),
    text="62ffaa",
)

card(
    "Guard Dogs",
    ani=reaction(bled, unlock(), by="locked"),
    ANI=reaction(bled, unlock(), if_it_blocks("maneuver"), by="locked"),
    text="62844b",
)

card(
    "Instinctive Reaction",
    ani=reaction(by_predator, intercept(+1)),
    ANI=reaction(by_predator, intercept(+1), if_it_blocks("maneuver")),
    text="2804c0",
)

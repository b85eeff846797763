"""Reactions that require Blood Sorcery."""

from methuselah.language import (
    BLOCKER,
    add,
    burn_blood,
    card,
    fits,
    intercept,
    is_action,
    price,
    reaction,
    ready,
    served_by_this,
    vampire,
)

card(
    "Voices of the Castle",
    tha=reaction(price(burn_blood(1)), intercept(+1)),
    vis=(
        reaction(intercept(+1)),
        reaction(fits(BLOCKER, ready(vampire, served_by_this)), intercept(+1, BLOCKER)),
    ),
    VIS=reaction(is_action(trait="bleeds you"), add("bleed", -2)),
    text="3e3695",
)

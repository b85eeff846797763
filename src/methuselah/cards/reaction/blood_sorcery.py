"""Reactions that require Blood Sorcery."""

from methuselah.language import (
    BLOCKER,
    DIRECTED_AT_YOU,
    add,
    being_played,
    burn_blood,
    cancels_card,
    card,
    either,
    fits,
    if_it_blocks,
    intercept,
    is_action,
    price,
    reaction,
    ready,
    served_by_this,
    vampire,
)

card(
    "Scry the Hearthstone",
    tha=reaction(DIRECTED_AT_YOU, intercept(+1)),
    vis=reaction(DIRECTED_AT_YOU, intercept(+1), if_it_blocks("maneuver")),
    VIS=reaction(
        DIRECTED_AT_YOU,
        either(
            being_played("action card", "action modifier", requires="chi"),
            being_played("action card", "action modifier", requires="obf"),
        ),
        cancels_card(free=True),
        at=("as_played",),
    ),
    text="e81f93",
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

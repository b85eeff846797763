"""Reactions that require Chimerstry."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    acting_is,
    add,
    ally,
    any_of,
    burn_blood,
    card,
    end_action,
    fits,
    gains_votes,
    is_action,
    minion,
    on,
    price,
    reaction,
    younger,
    yours,
)

card(
    "Army of Apparitions",
    chi=reaction(is_action("political"), gains_votes(+3), by="even locked", at=("polling",)),
    CHI=reaction(
        acting_is(on(any_of(ally, younger))),
        fits(AIMED_AT, on(minion, yours)),
        price(burn_blood(2)),
        end_action("failed"),
        by="even locked",
        at=("action", "declined"),
    ),
    text="b6b6ef",
)

card(
    "Ignis Fatuus",
    chi=reaction(add("stealth", -1, ACTING, until="turn")),
    CHI=reaction(is_action("bleed"), add("bleed", -1)),
    text="1ef0eb",
)

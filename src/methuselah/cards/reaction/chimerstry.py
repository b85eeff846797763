"""Reactions that require Chimerstry."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    BLOCKING,
    FIGHTERS,
    RESULTING_COMBAT,
    THIS,
    acting_is,
    add,
    ally,
    any_of,
    being_played,
    both,
    burn_blood,
    cancels_card,
    card,
    either,
    end_action,
    fits,
    gains_votes,
    is_action,
    mark,
    marked,
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

unveils = (
    BLOCKING,
    either(
        being_played("action modifier", requires="chi"),
        being_played("action modifier", requires="obf"),
    ),
    cancels_card(),
)
unveiled = both(RESULTING_COMBAT, fits(FIGHTERS, on(marked("saw through it"))))

card(
    "Pseudo-Blindness",
    chi=reaction(*unveils, at=("as_played",)),
    CHI=reaction(
        *unveils,
        mark("saw through it", THIS, until="action"),
        add("cannot play", to=ACTING, until="action", word="chi", when=unveiled),
        add("cannot play", to=ACTING, until="action", word="obf", when=unveiled),
        at=("as_played",),
    ),
    text="0f8a55",
)

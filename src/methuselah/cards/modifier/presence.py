"""Action modifiers that require Presence."""

from methuselah.language import (
    REFERENDUM_PASSED,
    THIS,
    add,
    ally,
    any_of,
    bleed,
    card,
    choose_number,
    chosen_number,
    clan,
    fits,
    gain_blood,
    gain_pool,
    gains_votes,
    is_action,
    least,
    margin,
    minus,
    modifier,
    on,
    only_if,
    plus,
    ready,
    younger_than_acting,
)

more_if_toreador = only_if(fits(THIS, ready(clan("Toreador"))), 1)
polling = ("polling",)
political = is_action("political")

card(
    "Aire of Elation",
    pre=modifier(bleed(plus(1, more_if_toreador))),
    PRE=modifier(bleed(plus(2, more_if_toreador))),
    text="9ea373",
)

card(
    "Bewitching Oration",
    pre=modifier(political, gains_votes(2), at=polling),
    PRE=modifier(political, gains_votes(4), at=polling),
    text="1c2707",
)

card(
    "Perfect Paragon",
    pre=modifier(political, gains_votes(3), at=polling),
    PRE=modifier(
        add("intercept", -1, when=fits(THIS, on(any_of(ally, younger_than_acting)))),
    ),
    text="c5c0ef",
)

card(
    "Voter Captivation",
    pre=modifier(REFERENDUM_PASSED, gain_blood(margin()), at=("after_resolution",)),
    PRE=modifier(
        REFERENDUM_PASSED,
        choose_number("to pool", 0, least(2, margin())),
        gain_blood(minus(margin(), chosen_number("to pool"))),
        gain_pool(chosen_number("to pool")),
        at=("after_resolution",),
    ),
    text="605bdb",
)

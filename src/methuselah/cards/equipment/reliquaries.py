"""Reliquaries that do more than change their bearer."""

from methuselah.language import (
    BEARER,
    CHOSEN_SEAT,
    EACH,
    TARGET,
    THIS,
    YOUR_TURN,
    burn_blood,
    burn_card,
    card,
    choose,
    choose_seat,
    equips,
    fits,
    library,
    lock,
    look_at_hand,
    looks_at,
    may,
    not_,
    on,
    price,
    ready,
    requires_a_discipline,
    reveals_top,
    sect,
    skips_next_unlock,
    top_of_library,
    use,
    vampire,
    when,
)

card(
    "Mummy's Tongue",
    equips(),
    use(
        YOUR_TURN,
        fits(THIS, on(vampire)),
        choose(on(vampire)),
        price(burn_card()),
        lock(TARGET),
        skips_next_unlock(TARGET),
        by="bearer",
        at=("master",),
    ),
    text="b80097",
)

card(
    "Reliquary: Biague",
    equips(),
    use(
        YOUR_TURN,
        fits(BEARER, ready(sect("laibon"))),
        choose_seat(EACH),
        looks_at(top_of_library(1, CHOSEN_SEAT)),
        when(
            fits(top_of_library(1, CHOSEN_SEAT), library(not_(requires_a_discipline))),
            reveals_top(CHOSEN_SEAT),
            may(burn_blood(1, BEARER), look_at_hand(CHOSEN_SEAT)),
        ),
        at=("unlock",),
        once="phase",
    ),
    text="f50f08",
)

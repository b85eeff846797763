"""Reliquaries that do more than change their bearer."""

from methuselah.language import (
    BEARER,
    CHOSEN_SEAT,
    EACH,
    YOUR_TURN,
    burn_blood,
    card,
    choose_seat,
    equips,
    fits,
    library,
    look_at_hand,
    looks_at,
    may,
    not_,
    ready,
    requires_a_discipline,
    reveals_top,
    sect,
    top_of_library,
    use,
    when,
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

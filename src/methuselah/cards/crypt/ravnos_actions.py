"""Ravnos vampires and their actions."""

from methuselah.language import (
    CHOSEN_SEAT,
    OTHERS,
    PICKED,
    THIS,
    acts,
    any_of,
    brings_into_play,
    burns_from_hand,
    card,
    choose_seat,
    controlled_by,
    draws_up,
    fits,
    hand,
    is_a,
    looks_at,
    picks_at_random,
    when,
)

card(
    "Darius Styx (G2)",
    acts(
        choose_seat(OTHERS),
        picks_at_random(hand(controlled_by(CHOSEN_SEAT))),
        looks_at(PICKED),
        when(
            fits(PICKED, hand(any_of(is_a("equipment"), is_a("retainer")))),
            brings_into_play(PICKED, THIS),
            when(fits(PICKED, hand()), burns_from_hand(PICKED), otherwise=(draws_up(CHOSEN_SEAT),)),
        ),
        by="bearer",
    ),
    text="95d8ce",
)

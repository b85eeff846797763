"""Political actions for what comes later: the next ousting, libraries, other seats."""

from methuselah.language import (
    EACH,
    OTHERS,
    THIS_CARD,
    as_announced,
    ash_heap,
    at_moment,
    card,
    choose,
    choose_number,
    choose_seat,
    chosen,
    chosen_number,
    chosen_seat,
    count,
    each,
    hand,
    is_among,
    later,
    leaves_game_when_burned,
    library_card,
    next_oust_gains,
    political,
    remove_from_game,
    shuffles_into_library,
    switches_places_with,
    yours,
)

card(
    "Dramatic Upheaval",
    political(
        terms=(choose_seat(OTHERS, name="other"),),
        passes=(switches_places_with(chosen_seat("other")),),
    ),
    text="de6f1b",
)

card(
    "Political Flux",
    political(
        terms=(choose_number("prize", 1, 12),), passes=(next_oust_gains(chosen_number("prize")),)
    ),
    text="4fc978",
)

card(
    "Reinforcements",
    political(
        # Its own text is the nearer one where another card returns it to the hand.
        as_announced(
            leaves_game_when_burned(THIS_CARD),
            at_moment("end", remove_from_game(hand(is_among(THIS_CARD)))),
        ),
        terms=(choose_seat(EACH, name="chosen", most=count(EACH)),),
        passes=(
            each(
                chosen_seat("chosen"),
                later(choose(ash_heap(library_card, yours), name="taken", least=0, most=3)),
                shuffles_into_library(chosen("taken")),
            ),
        ),
    ),
    text="4dd721",
)

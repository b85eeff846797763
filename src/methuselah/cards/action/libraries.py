"""Action cards without a Discipline that search libraries and ash heaps, and put cards back."""

from methuselah.language import (
    AIMS_AT_OTHERS,
    EACH,
    YOUR_DECK,
    action,
    ash_heap,
    called,
    card,
    choose,
    choose_by_name,
    chosen,
    count,
    discard,
    discards_at_random,
    draws_up,
    hand,
    is_named,
    later,
    library_card,
    look_at_hand,
    moves_on_top,
    names_card,
    searches_library,
    yours,
)

card(
    "Sibyl's Tongue",
    action(
        names_card(YOUR_DECK),
        searches_library(called()),
        stealth=1,
        x=count(ash_heap(yours, is_named("Sibyl's Tongue"))),
    ),
    text="50020e",
)

card(
    "Sudario Refraction",
    action(
        choose_by_name(ash_heap(library_card, yours), 3),
        moves_on_top(chosen("named")),
        draws_up(),
        discards_at_random(3),
        draws_up(),
        stealth=1,
    ),
    text="f3d0bd",
)

card(
    "Vaticination",
    action(
        AIMS_AT_OTHERS,
        look_at_hand(EACH),
        later(choose(hand(), "lost")),
        discard(chosen("lost")),
        stealth=3,
    ),
    text="571920",
)

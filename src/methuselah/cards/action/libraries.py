"""Action cards without a Discipline that search libraries and ash heaps, and put cards back."""

from methuselah.language import (
    AIMS_AT_OTHERS,
    EACH,
    PREY,
    YOUR_DECK,
    action,
    ash_heap,
    at_least,
    burn_pool,
    called,
    card,
    choose,
    choose_by_name,
    chosen,
    controlled_by,
    count,
    discard,
    discards_at_random,
    draws_up,
    hand,
    is_named,
    later,
    library_card,
    lock,
    look_at_hand,
    moves_on_top,
    named_like,
    names_card,
    price,
    put_in_play,
    remember,
    remembered,
    remove_from_game,
    searches_library,
    use,
    when,
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

habit = ash_heap(controlled_by(PREY), named_like(remembered("habit")))
card(
    "Victim of Habit",
    action(
        choose(ash_heap(controlled_by(PREY)), "habit"),
        put_in_play(),
        remember("habit", chosen("habit")),
        stealth=1,
    ),
    use(
        choose(habit, "gone", most=3),
        price(lock()),
        when(
            at_least(count(chosen("gone")), 3),
            remove_from_game(chosen("gone")),
            burn_pool(1, PREY),
            otherwise=(remove_from_game(chosen("gone")),),
        ),
        at=("unlock",),
    ),
    text="85f957",
)

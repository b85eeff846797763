"""Actions that require Protean."""

from methuselah.language import (
    THIS,
    THIS_CARD,
    action,
    at_least,
    bears,
    becomes_vampire,
    blood_of,
    by_level,
    capacity_of,
    card,
    choose_number,
    chosen_number,
    fits,
    follows_its_doubles,
    is_double_of,
    later,
    least,
    lock,
    may_during_phase,
    move_counters,
    on,
    optional_maneuver,
    optional_press,
    put_on,
    reduces_capacity,
    static,
    unless,
    unlock,
)

card(
    "Dual Form",
    pro=action(unlock(THIS), may_during_phase("anytime", unlock(THIS)), stealth=1),
    PRO=action(
        reduces_capacity(1, THIS),
        becomes_vampire(
            capacity_of(THIS), follows_its_doubles(), same=("clan", "sect", "disciplines")
        ),
        is_double_of(THIS),
        lock(THIS_CARD),
        later(choose_number("blood", 0, least(2, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="13f189",
)

one_shadow = unless(fits(THIS, on(bears("Shadow of the Beast"))))

card(
    "Shadow of the Beast",
    static("only one", word="Shadow of the Beast"),
    optional_maneuver(),
    optional_press("press", at_least(by_level(0, 1), 1)),
    pro=action(one_shadow, put_on(THIS)),
    PRO=action(one_shadow, put_on(THIS)),
    text="1a7f31",
)

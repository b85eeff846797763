"""Actions that require Protean."""

from methuselah.language import (
    THIS,
    THIS_CARD,
    action,
    becomes_vampire,
    blood_of,
    capacity_of,
    card,
    choose_number,
    chosen_number,
    follows_its_doubles,
    is_double_of,
    later,
    least,
    lock,
    may_during_phase,
    move_counters,
    reduces_capacity,
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

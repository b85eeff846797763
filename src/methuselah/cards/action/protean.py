"""Actions that require Protean."""

from methuselah.language import (
    AT_SUPERIOR,
    THIS,
    THIS_CARD,
    action,
    add,
    becomes_vampire,
    blood_of,
    capacity_of,
    card,
    choose_number,
    chosen_number,
    follows_its_doubles,
    gain_blood,
    is_double_of,
    later,
    least,
    lock,
    locked,
    may_during_phase,
    move_counters,
    optional_maneuver,
    optional_press,
    put_on,
    reduces_capacity,
    torpor,
    unlock,
    vampire,
)

beast_hands = add("aggravated strikes", to=THIS, until="unlock", word="hand")

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


card(
    "Mantle of the Bestial Majesty",
    pro=action(unlock(), beast_hands, stealth=1),
    PRO=action(unlock(), beast_hands, add("strength", +1, THIS, until="unlock"), stealth=1),
    text="c5c1bc",
)

card(
    "Movement of the Slow Body",
    pro=action(unlock(), stealth=2, by="even locked actor in torpor", who=torpor(vampire, locked)),
    PRO=action(
        unlock(),
        gain_blood(1),
        stealth=2,
        by="even locked actor in torpor",
        who=torpor(vampire, locked),
    ),
    text="4533e3",
)

card(
    "Shadow of the Beast",
    optional_maneuver(),
    optional_press("press", AT_SUPERIOR),
    pro=action(put_on(THIS)),
    PRO=action(put_on(THIS)),
    text="1a7f31",
)

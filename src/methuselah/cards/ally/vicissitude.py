"""Allies that require Vicissitude."""

from methuselah.language import (
    THIS_CARD,
    YOU,
    ally,
    among,
    any_of,
    ash_heap,
    blood_of,
    burn_blood,
    by_level,
    card,
    choose,
    chosen,
    count,
    draws_up,
    gain_blood,
    hand,
    is_a,
    later,
    recruits,
    remove_from_game,
    static,
    trigger,
    vampire,
    yours,
)

flesh = any_of(ally, is_a("retainer"), vampire)
bodies = among(ash_heap(yours, flesh), hand(yours, flesh))

card(
    "Corrupt Construction",
    static("strength", blood_of(THIS_CARD)),
    static("life", by_level(0, 1)),
    trigger("unlock phase", burn_blood(1), who=YOU),
    vic=recruits(),
    VIC=recruits(),
    enters=(
        later(choose(bodies, name="eaten", least=0, most=count(bodies))),
        remove_from_game(chosen("eaten")),
        gain_blood(count(chosen("eaten")), THIS_CARD),
        draws_up(),
    ),
    text="ef90c3",
)

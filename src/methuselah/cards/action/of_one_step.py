"""Action cards without a Discipline that are over in a single step."""

from methuselah.language import (
    FOUND,
    TARGET,
    THIS,
    action,
    at_least,
    blood_of,
    burn_card,
    card,
    choose,
    diablerist_since_your_last_turn,
    draws_up,
    equippable,
    equips_chosen,
    gain_blood,
    gain_pool,
    is_among,
    keyword,
    later,
    library,
    looks_at,
    not_,
    on,
    ready,
    shuffles_library,
    takes_in_hand,
    top_of_library,
    vampire,
    when,
    yours,
)

card(
    "Anonymous Freight",
    action(
        choose(equippable(not_(keyword("location"))), name="named"),
        equips_chosen("named"),
        kind="equip",
        stealth=3,
    ),
    text="b89a03",
)

card(
    "Dark Mirror of the Mind",
    action(gain_pool(2), stealth=1),
    text="e9384b",
)

card(
    "Entrenching",
    action(
        when(at_least(blood_of(THIS), 4), gain_blood(4)),
        stealth=1,
        who=ready(vampire),
    ),
    text="20f90b",
)

uppermost = top_of_library(3)
card(
    "Scrounging",
    action(
        looks_at(uppermost),
        later(choose(library(yours, is_among(uppermost)), name="found", least=0, most=2)),
        takes_in_hand(FOUND),
        shuffles_library(),
        draws_up(),
        stealth=1,
    ),
    text="47eba7",
)

card(
    "Sixth Tradition: Destruction",
    action(choose(on(vampire, diablerist_since_your_last_turn)), burn_card(TARGET), stealth=1),
    text="14c1fd",
)

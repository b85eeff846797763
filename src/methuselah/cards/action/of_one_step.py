"""Action cards without a Discipline that are over in a single step."""

from methuselah.language import (
    FOUND,
    TARGET,
    THIS,
    action,
    add,
    at_least,
    attached,
    blood_of,
    burn_card,
    card,
    choose,
    chosen,
    diablerist_since_your_last_turn,
    draws_up,
    equippable,
    equips_chosen,
    gain_blood,
    gain_pool,
    imbued,
    incapacitated,
    is_a,
    is_among,
    is_on,
    keyword,
    later,
    leaves_incapacitated,
    library,
    looks_at,
    move_counters,
    not_,
    on,
    ready,
    shuffles_library,
    takes_in_hand,
    top_of_library,
    unlock,
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
    "Bond",
    inn=action(
        choose(incapacitated(imbued), "freed"),
        leaves_incapacitated(chosen("freed")),
        stealth=1,
    ),
    text="83e8ff",
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

card(
    "Leech",
    action(
        choose(on(vampire, not_(yours))),
        move_counters(1, TARGET, THIS),
        unlock(THIS),
        burn_card(attached(is_a("conviction"), is_on(THIS))),
        add("plays as a vampire", to=THIS, until="unlock", word="pot"),
    ),
    text="6b72ff",
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

"""Action cards without a Discipline that are over in a single step."""

from methuselah.language import (
    AIMS_AT_OTHERS,
    FOUND,
    HAS_EDGE,
    NOT_PLAYED_THIS_TURN,
    ONE,
    OTHERS,
    TARGET,
    THIS,
    action,
    add,
    ally,
    among,
    as_announced,
    ash_heap,
    at_end_of_turn,
    at_least,
    attached,
    blood_of,
    burn_card,
    burn_edge,
    cannot_block,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    could_be_on,
    count,
    diablerist_since_your_last_turn,
    discards_at_random,
    discipline,
    draws_up,
    each,
    employable,
    employs_chosen,
    equippable,
    equips_chosen,
    exists,
    fits,
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
    less_to_pay,
    library,
    library_card,
    looks_at,
    may,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    only_if,
    only_while,
    other,
    permanents,
    ready,
    searches_crypt,
    shuffles_library,
    takes_edge,
    takes_in_hand,
    top_of_library,
    torpor,
    unlock,
    vampire,
    when,
    with_blood,
    younger,
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
    "Border Skirmish",
    action(
        AIMS_AT_OTHERS,
        discards_at_random(1, OTHERS),
        draws_up(OTHERS),
        at_end_of_turn(unlock(THIS)),
        stealth=1,
    ),
    text="22242a",
)

card(
    "Dark Mirror of the Mind",
    action(gain_pool(2), stealth=1),
    text="e9384b",
)

card(
    "Entrenching",
    action(when(at_least(blood_of(THIS), 4), gain_blood(4)), stealth=1, who=ready(vampire)),
    text="20f90b",
)

cheaper = less_to_pay(pool=1, blood=2)

card(
    "Jack of Both Sides",
    action(
        choose(equippable(less=cheaper), name="named"),
        equips_chosen("named", cheaper),
        kind="equip",
        stealth=2,
    ),
    action(
        choose(employable(less=cheaper), name="named"),
        employs_chosen("named", cheaper),
        kind="employ",
        stealth=2,
    ),
    text="ad1f4a",
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

card(
    "Off Kilter",
    action(
        gain_pool(1),
        when(HAS_EDGE, may(burn_edge(), gain_pool(1)), otherwise=(takes_edge(),)),
        stealth=1,
    ),
    text="471c0e",
)

card(
    "Rave",
    action(
        choose(ready(vampire, yours, other), least=1, most=99),
        each(
            TARGET,
            later(
                choose(
                    attached(is_a("equipment"), is_on(THIS), could_be_on(ONE)),
                    name="moved",
                    least=0,
                    most=99,
                )
            ),
            moves_onto(chosen("moved"), ONE),
        ),
        each(
            TARGET,
            later(choose_number("blood", 0, blood_of(THIS))),
            move_counters(chosen_number("blood"), THIS, ONE),
        ),
        stealth=1,
    ),
    text="8243bc",
)

card(
    "Red List",
    action(
        choose(among(ready(ally), ready(vampire, younger))),
        as_announced(cannot_block(is_among(TARGET))),
        add("red list", to=TARGET, until="game"),
    ),
    text="ff302e",
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

gehenna = exists(permanents(keyword("gehenna"), is_a("event")))
a_giovanni = fits(THIS, on(clan("Giovanni")))
siphoned = on(is_among(chosen("siphoned")), with_blood)

card(
    "Siphon",
    action(
        NOT_PLAYED_THIS_TURN,
        choose(
            among(torpor(vampire, younger), torpor(vampire, only_while(gehenna))),
            name="siphoned",
            least=1,
            most=99,
        ),
        later(
            choose(
                ash_heap(library_card, yours),
                name="taken",
                least=0,
                most=only_if(a_giovanni, count(siphoned)),
            )
        ),
        each(chosen("siphoned"), move_counters(1, ONE, THIS)),
        when(a_giovanni, takes_in_hand(chosen("taken")), draws_up()),
        stealth=1,
        once="turn",
    ),
    text="922707",
)

card(
    "Sixth Tradition: Destruction",
    action(choose(on(vampire, diablerist_since_your_last_turn)), burn_card(TARGET), stealth=1),
    text="14c1fd",
)

card(
    "Summon the Serpent",
    action(searches_crypt(vampire, discipline("ser")), gain_blood(1, FOUND), stealth=1),
    text="bb9a66",
)

card(
    "Violation of Trust",
    action(
        choose(attached(keyword("contract"), is_on(on(minion, yours))), name="contract"),
        burn_card(chosen("contract")),
        stealth=1,
    ),
    text="123cdf",
)

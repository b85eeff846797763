"""Political actions whose effect is the same for each Methuselah."""

from methuselah.language import (
    ACTING,
    EACH,
    ONE,
    PREY,
    TARGET,
    THIS,
    YOU,
    add,
    all_but,
    allocate_among,
    ally,
    among,
    any_of,
    anywhere,
    ash_heap,
    at_least,
    attached,
    burn_blood,
    burn_card,
    burn_pool,
    capacity_at_least,
    capacity_below,
    capacity_of,
    card,
    choose,
    choose_seat,
    chosen,
    chosen_seat,
    controlled_by,
    controller_of,
    count,
    each,
    exists,
    fits,
    gain_blood,
    gain_pool,
    half,
    if_it_fails,
    is_a,
    is_among,
    keyword,
    later,
    minus,
    not_,
    on,
    one_of,
    only_if,
    plus,
    political,
    pool_cost_of,
    pool_of,
    ready,
    sect,
    title,
    titled,
    torpor,
    twice,
    uncontrolled,
    vampire,
    way,
    when,
    yours,
)

outsiders = ready(vampire, yours, any_of(sect("independent"), sect("anarch")))
anarchs = on(sect("anarch"), yours)
property_of_hers = anywhere(
    yours, any_of(is_a("equipment"), is_a("location"), keyword("location"), is_a("retainer"))
)

card(
    "Anarch Salon",
    political(
        passes=(
            gain_blood(1, ready(vampire, sect("anarch"))),
            gain_pool(only_if(exists(anarchs), 1), EACH),
        )
    ),
    text="9e3681",
)

short_of_8 = minus(8, capacity_of(TARGET))

card(
    "Auto-da-fé",
    political(
        terms=(choose(on(vampire, capacity_below(8))),),
        passes=(
            each(controller_of(TARGET), one_of(way(burn_pool(short_of_8)), way(burn_card(TARGET)))),
        ),
    ),
    text="e9f1ee",
)

card(
    "Can't Take it with You",
    political(passes=(gain_pool(1, EACH), burn_pool(count(property_of_hers), EACH))),
    text="83353f",
)

card("Exclusion Principle", political(passes=(gain_pool(count(outsiders), EACH),)), text="33f2c0")

share = half(plus(capacity_of(THIS), 1))
room = count(ready(vampire))

card(
    "Free States Rant",
    political(
        at_least(plus(room, plus(room, room)), share),
        terms=(
            allocate_among(share, ready(vampire), most=3),
            add("ballots", -1, until="referendum", when=fits(THIS, on(title("priscus")))),
            add(
                "votes", -1, until="referendum", when=fits(THIS, on(titled, not_(title("priscus"))))
            ),
            add("edge votes", +1, until="referendum"),
        ),
        passes=(each(chosen("points"), burn_blood(1, ONE)),),
    ),
    text="e6a960",
)

half_of_them = minus(count(EACH), half(count(EACH)))
card(
    "Finding the Path",
    political(
        terms=(choose_seat(EACH, name="chosen", most=count(EACH), least=half_of_them),),
        passes=(burn_pool(1, chosen_seat("chosen")), gain_pool(1, all_but(chosen_seat("chosen")))),
    ),
    text="a0429c",
)

card(
    "Honor the Elders",
    political(
        passes=(
            gain_blood(1, ready(vampire, capacity_at_least(8))),
            gain_blood(1, uncontrolled(vampire, capacity_at_least(8))),
        )
    ),
    text="64e5a4",
)

card(
    "Mark of the Damned",
    political(passes=(burn_pool(count(ash_heap(vampire, controlled_by(PREY))), EACH),)),
    text="c8ca6e",
)

card(
    "Might of the Camarilla",
    political(passes=(each(EACH, later(choose(uncontrolled(vampire, yours))), burn_card(TARGET)),)),
    text="cfc5bf",
)

her_weapons = anywhere(keyword("weapon"), yours)
repaid = pool_cost_of(ONE)

card(
    "Peace Treaty",
    political(
        passes=(
            each(
                EACH,
                later(choose(her_weapons, "kept", least=0, most=99)),
                each(
                    chosen("kept"),
                    when(
                        at_least(pool_of(YOU), repaid),
                        burn_pool(repaid),
                        otherwise=(burn_card(ONE),),
                    ),
                ),
                burn_card(anywhere(keyword("weapon"), yours, not_(is_among(chosen("kept"))))),
            ),
        )
    ),
    text="ca2cfd",
)

card(
    "Perpetual Care",
    political(passes=(burn_pool(twice(count(torpor(vampire, yours))), EACH),)),
    text="03a2ab",
)

card(
    "Rabble Razing",
    political(passes=(burn_blood(1, on(vampire, capacity_below(4))),)),
    text="4eb708",
)

card(
    "The Final Nights",
    political(terms=(if_it_fails(burn_blood(1, ACTING)),), passes=(burn_blood(1, on(vampire)),)),
    text="56da51",
)

most_exposed = plus(1, only_if(fits(ACTING, on(title("magaji"))), 1))

card(
    "The Secret Must Be Kept",
    political(
        terms=(choose(among(on(ally), attached(is_a("retainer"))), most=most_exposed),),
        passes=(
            each(EACH, when(exists(anywhere(is_among(TARGET), yours)), burn_pool(1))),
            burn_card(TARGET),
        ),
    ),
    text="68a889",
)

card(
    "Reversal of Fortunes",
    political(passes=(add("passes play to the right", to=EACH, until="game"),)),
    text="ff0ff5",
)

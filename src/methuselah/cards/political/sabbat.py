"""Political actions that require a Sabbat vampire."""

from methuselah.language import (
    EACH,
    PREY,
    TARGET,
    THIS,
    YOU,
    acts,
    add,
    anywhere,
    burn_card,
    burn_pool,
    capacity_at_least,
    card,
    choose,
    choose_seat,
    chosen,
    chosen_seat,
    costs_pool,
    count,
    enters_combat,
    exists,
    fits,
    gain_pool,
    keyword,
    not_,
    on,
    one_of,
    only_if,
    plus,
    political,
    put_in_play,
    put_on,
    ready,
    removes_title,
    sect,
    title,
    trigger,
    vampire,
    way,
    when,
    yours,
)

a_methuselah = choose_seat(EACH, name="burned")
a_location = choose(anywhere(keyword("location")), name="gone")

card(
    "Cold War",
    political(
        terms=(
            when(
                fits(THIS, on(title("cardinal or regent"))),
                one_of(way(a_methuselah), way(a_location), way(a_methuselah, a_location)),
                otherwise=(one_of(way(a_methuselah), way(a_location)),),
            ),
        ),
        passes=(burn_pool(3, chosen_seat("burned")), burn_card(chosen("gone"))),
    ),
    text="9c19fa",
)

card(
    "Empires Fall",
    political(
        terms=(choose_seat(EACH, name="chosen", most=count(EACH)),),
        passes=(
            burn_pool(
                plus(1, only_if(exists(ready(yours, capacity_at_least(8))), 3)),
                chosen_seat("chosen"),
            ),
        ),
    ),
    text="d440e3",
)

card(
    "Excommunication",
    political(terms=(choose(ready(title("archbishop"))),), passes=(removes_title(TARGET),)),
    text="513664",
)

card(
    "Sabbat Priest",
    political(
        terms=(choose(ready(vampire, sect("sabbat"))),),
        passes=(add("attempts burn", 1, to=TARGET, until="game"),),
    ),
    text="aa0a8d",
)

card(
    "Templar",
    political(terms=(choose(on(vampire, sect("sabbat"))),), passes=(put_on(TARGET),)),
    acts(
        choose(ready(vampire, not_(yours))),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
        key="attack",
    ),
    acts(who=ready(vampire, sect("sabbat")), kind="political", stealth=1, passes=(burn_card(),)),
    text="5287bd",
)

card(
    "War of Ages",
    political(passes=(put_in_play(),)),
    trigger("unlock phase", burn_pool(1, PREY), who=PREY),
    trigger("prey ousted", burn_card(), gain_pool(3), who=YOU),
    acts(costs_pool(1), who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="3f37f3",
)

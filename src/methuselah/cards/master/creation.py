"""Masters that become minions."""

from methuselah.language import (
    ONE,
    TARGET,
    YOU,
    YOUR_TURN,
    add,
    becomes_ally,
    becomes_vampire,
    burn_card,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    count,
    draws_up,
    each,
    gain_blood,
    hand,
    is_a,
    its_own_disciplines,
    keyword,
    master,
    not_,
    pool_of,
    price,
    ready,
    static,
    use,
    vampire,
    with_blood,
    yours,
)

card(
    "Jake Washington",
    master(
        becomes_ally(
            1,
            use(
                YOUR_TURN,
                choose(ready(vampire, not_(with_blood))),
                choose_number("blood", 1, 4),
                price(burn_card()),
                gain_blood(chosen_number("blood"), TARGET),
                at=("unlock",),
            ),
            strength=0,
            bleed=0,
            keywords=("mortal",),
            unique=True,
        )
    ),
    text="020d8d",
)

card(
    "Shock Troops",
    master(
        choose(
            hand(yours, is_a("master"), keyword("discipline")), "troops", least=0, most=pool_of(YOU)
        ),
        each(
            chosen("troops"),
            becomes_vampire(
                1,
                static("stealth", -1),
                static("cannot bleed"),
                static("cannot political"),
                sect="sabbat",
                disciplines=its_own_disciplines(),
                which=ONE,
            ),
            add("must act", to=ONE, until="turn", word="hunt"),
        ),
        draws_up(),
        x=count(chosen("troops")),
    ),
    text="8d954d",
)

"""Actions without a Discipline."""

from methuselah.language import (
    OTHERS,
    PREY,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    YOU,
    action,
    acts,
    add_counters,
    anywhere,
    bleeds,
    burn_card,
    burn_pool,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    controller_of,
    copies_you_control,
    costs_pool,
    count,
    counters_on,
    discards_at_random,
    draws_up,
    each,
    enters_combat,
    gain_blood,
    hand,
    keyword,
    later,
    least,
    minion,
    minus,
    not_,
    put_in_play,
    ready,
    trigger,
    uncontrolled,
    vampire,
    yours,
)

card(
    "Bum's Rush",
    action(
        choose(ready(minion, not_(yours))),
        enters_combat(TARGET, "maneuver"),
        replace="action",
    ),
    text="5d87fe",
)

card(
    "Computer Hacking",
    action(bleeds(+1)),
    text="fc025e",
)

card(
    "Constant Revolution",
    action(put_in_play(counters=1), stealth=1),
    trigger("unlock phase", add_counters(+1), who=YOU),
    trigger(
        "unlock phase",
        each(
            SUBJECT_SEAT,
            later(choose_number("cards", 0, least(counters_on(THIS_CARD), count(hand(yours))))),
            burn_pool(minus(counters_on(THIS_CARD), chosen_number("cards"))),
            discards_at_random(chosen_number("cards")),
            draws_up(),
        ),
        who=OTHERS,
    ),
    acts(costs_pool(1), burn_card(), who=ready(vampire), directed=True),
    text="516d20",
)

card(
    "Creeping Sabotage",
    action(put_in_play(), stealth=1, x=copies_you_control()),
    trigger("unlock phase", burn_pool(1, PREY), who=YOU),
    acts(burn_card(), directed=True),
    text="914ffd",
)

card(
    "Rewilding",
    action(
        choose(anywhere(keyword("location"))),
        burn_pool(2, controller_of(TARGET)),
        burn_card(TARGET),
    ),
    text="2f7c7c",
)

card(
    "Thing",
    action(
        choose(uncontrolled(vampire, yours, clan("Gangrel"))),
        gain_blood(2, TARGET),
        stealth=1,
    ),
    text="424ff2",
)

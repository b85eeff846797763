"""Actions without a Discipline."""

from methuselah.language import (
    PREY,
    TARGET,
    YOU,
    action,
    acts,
    anywhere,
    bleeds,
    burn_card,
    burn_pool,
    card,
    choose,
    clan,
    controller_of,
    copies_you_control,
    enters_combat,
    gain_blood,
    keyword,
    minion,
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

"""Actions without a Discipline."""

from methuselah.language import (
    PREY,
    TARGET,
    YOU,
    action,
    acts,
    bleeds,
    burn_card,
    burn_pool,
    card,
    choose,
    copies_you_control,
    enters_combat,
    minion,
    not_,
    put_in_play,
    ready,
    trigger,
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

"""Actions that require Celerity."""

from methuselah.language import (
    OTHERS,
    TARGET,
    action,
    bleeds,
    card,
    choose,
    choose_seat,
    chosen_seat,
    enters_combat,
    minion,
    not_,
    ready,
    steal_pool,
    yours,
)

card(
    "Line Brawl",
    cel=action(choose_seat(OTHERS), steal_pool(1, chosen_seat("aimed"))),
    pot=action(choose(ready(minion, not_(yours))), enters_combat(TARGET)),
    pre=action(bleeds(+1)),
    text="e3dc56",
)

"""Actions that require Celerity."""

from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    OTHERS,
    TARGET,
    action,
    add,
    bleeds,
    card,
    choose,
    choose_seat,
    chosen_seat,
    enters_combat,
    locked,
    minion,
    not_,
    ready,
    steal_pool,
    yours,
)

no_combat_ends_at_first = add(
    "cannot strike", to=OPPOSING, until="combat", word="ends", when=FIRST_ROUND
)

card(
    "Fleetness",
    cel=action(bleeds(), stealth=1),
    CEL=action(
        choose(ready(minion, not_(yours), locked)),
        enters_combat(TARGET, "maneuver"),
        stealth=1,
    ),
    text="444192",
)

card(
    "Hunter's Mark",
    cel_tha=action(choose(ready(minion, not_(yours))), enters_combat(TARGET, "press")),
    CEL_THA=action(
        choose(ready(minion, not_(yours))),
        enters_combat(TARGET, "press", during=(no_combat_ends_at_first,)),
    ),
    text="67b4e2",
)

card(
    "Line Brawl",
    cel=action(choose_seat(OTHERS), steal_pool(1, chosen_seat("aimed"))),
    pot=action(choose(ready(minion, not_(yours))), enters_combat(TARGET)),
    pre=action(bleeds(+1)),
    text="e3dc56",
)

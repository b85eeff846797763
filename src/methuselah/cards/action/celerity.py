"""Actions that require Celerity."""

from methuselah.language import (
    BLED_SUCCESSFULLY,
    CHOSEN_SEAT,
    FIRST_ROUND,
    OPPOSING,
    OTHERS,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    action,
    add,
    as_announced,
    bleeds,
    bleeds_at_most,
    cannot_block,
    card,
    choose,
    choose_seat,
    controlled_by,
    discipline,
    draws,
    draws_up,
    enters_combat,
    lock,
    locked,
    minion,
    not_,
    on,
    ready,
    steal_pool,
    unlock,
    when,
)

card(
    "Distraction",
    cel=action(draws(5), draws_up(), stealth=1),
    CEL=action(choose(on(minion, controlled_by(PREY_OR_PREDATOR))), lock(TARGET), stealth=1),
    text="bb559b",
)

no_combat_ends_at_first = add(
    "cannot strike", to=OPPOSING, until="combat", word="ends", when=FIRST_ROUND
)

prey_at_rest = choose(ready(minion, locked))

stronger = (add("strength", +1, THIS, until="combat"),)

card(
    "Fleetness",
    cel=action(bleeds(), stealth=1),
    CEL=action(choose(ready(minion, locked)), enters_combat(TARGET, "maneuver"), stealth=1),
    text="444192",
)

card(
    "Flurry of Action",
    cel=action(bleeds(), when(BLED_SUCCESSFULLY, draws(2))),
    CEL=action(bleeds(), when(BLED_SUCCESSFULLY, unlock())),
    text="ee02d1",
)

card(
    "Hunter's Mark",
    cel_tha=action(choose(ready(minion)), enters_combat(TARGET, "press")),
    CEL_THA=action(
        choose(ready(minion)),
        enters_combat(TARGET, "press", during=(no_combat_ends_at_first,)),
    ),
    text="67b4e2",
)

if_bled_unlocks = when(BLED_SUCCESSFULLY, unlock())

card(
    "Illegalism",
    cel=action(bleeds(), if_bled_unlocks),
    chi=action(bleeds(), stealth=1),
    pre=action(bleeds(+1)),
    cel_chi=action(bleeds(), if_bled_unlocks, stealth=1),
    cel_pre=action(bleeds(+1), if_bled_unlocks),
    chi_pre=action(bleeds(+1), stealth=1),
    cel_chi_pre=action(bleeds(+1), if_bled_unlocks, stealth=1),
    text="43d82f",
)

card(
    "Line Brawl",
    cel=action(choose_seat(OTHERS), steal_pool(1, CHOSEN_SEAT)),
    pot=action(choose(ready(minion)), enters_combat(TARGET)),
    pre=action(bleeds(+1)),
    text="e3dc56",
)

card(
    "Make the Misere",
    cel=action(prey_at_rest, enters_combat(TARGET, "maneuver")),
    obf=action(prey_at_rest, enters_combat(TARGET), stealth=1),
    pot=action(prey_at_rest, enters_combat(TARGET, during=stronger)),
    cel_obf=action(prey_at_rest, enters_combat(TARGET, "maneuver"), stealth=1),
    cel_pot=action(prey_at_rest, enters_combat(TARGET, "maneuver", during=stronger)),
    obf_pot=action(prey_at_rest, enters_combat(TARGET, during=stronger), stealth=1),
    cel_obf_pot=action(prey_at_rest, enters_combat(TARGET, "maneuver", during=stronger), stealth=1),
    text="7d3026",
)

card(
    "Speed of Thought",
    cel=action(
        bleeds(), bleeds_at_most(1), as_announced(cannot_block(minion, not_(discipline("cel"))))
    ),
    CEL=action(
        bleeds(), bleeds_at_most(1), as_announced(cannot_block(minion, not_(discipline("CEL"))))
    ),
    text="62accd",
)

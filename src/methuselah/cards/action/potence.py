"""Actions that require Potence."""

from methuselah.language import (
    AT_SUPERIOR,
    TARGET,
    THIS,
    action,
    add,
    anywhere,
    bleeds,
    burn_card,
    by_level,
    card,
    choose,
    destroy_equipment,
    if_blocked_may,
    inflicts_damage,
    keyword,
    minion,
    not_,
    put_on,
    ranged_strike,
    ready,
    static,
    strikes,
    trigger,
    yours,
)

card(
    "Heroic Might",
    static("strength", by_level(1, 2)),
    strikes(destroy_equipment, key="burn"),
    strikes(ranged_strike(2), AT_SUPERIOR, key="2R"),
    trigger("torpor", burn_card()),
    pot=action(put_on(THIS), stealth=3),
    POT=action(put_on(THIS), stealth=3),
    text="9804ca",
)

card(
    "Horseshoes",
    pot=action(choose(ready(minion)), inflicts_damage(1, TARGET, unpreventable=True)),
    POT=action(choose(ready(minion)), inflicts_damage(2, TARGET, unpreventable=True)),
    text="b214b8",
)

card(
    "Preternatural Strength",
    static("strength", by_level(1, 2)),
    static("cannot play", word="Torn Signpost"),
    pot=action(put_on(THIS), stealth=2),
    POT=action(put_on(THIS), stealth=2),
    text="734e68",
)

card(
    "Rampage",
    pot=(
        action(choose(anywhere(keyword("location"), not_(yours))), burn_card(TARGET)),
        action(choose(anywhere(keyword("location"), yours)), burn_card(TARGET), stealth=1),
    ),
    text="5263dc",
)

card(
    "Show of Force",
    pot_pre=action(
        bleeds(+1), if_blocked_may("before_range", add("strength", +1, THIS, until="combat"))
    ),
    POT_PRE=action(
        bleeds(+2), if_blocked_may("before_range", add("strength", +2, THIS, until="combat"))
    ),
    text="84cac6",
)

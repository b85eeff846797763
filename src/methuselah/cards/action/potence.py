"""Actions that require Potence."""

from methuselah.language import (
    TARGET,
    THIS,
    action,
    add,
    anywhere,
    at_least,
    bears,
    bleeds,
    burn_card,
    by_level,
    card,
    choose,
    destroy_equipment,
    fits,
    if_blocked_may,
    keyword,
    not_,
    on,
    put_on,
    ranged_strike,
    static,
    strikes,
    trigger,
    unless,
    yours,
)

only_one = unless(fits(THIS, on(bears("Preternatural Strength"))))

no_heroic_might = unless(fits(THIS, on(bears("Heroic Might"))))

card(
    "Heroic Might",
    static("strength", by_level(1, 2)),
    static("only one", word="Heroic Might"),
    strikes(destroy_equipment, key="burn"),
    strikes(ranged_strike(2), at_least(by_level(0, 1), 1), key="2R"),
    trigger("torpor", burn_card()),
    pot=action(no_heroic_might, put_on(THIS), stealth=3),
    POT=action(no_heroic_might, put_on(THIS), stealth=3),
    text="9804ca",
)

card(
    "Preternatural Strength",
    static("strength", by_level(1, 2)),
    static("cannot play", word="Torn Signpost"),
    static("only one", word="Preternatural Strength"),
    pot=action(only_one, put_on(THIS), stealth=2),
    POT=action(only_one, put_on(THIS), stealth=2),
    text="588177",
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

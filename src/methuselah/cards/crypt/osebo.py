"""Osebo vampires."""

from methuselah.language import (
    DURING_ACTION,
    PREDATOR,
    PREY,
    TARGET,
    THIS,
    acts,
    bears,
    being_played,
    burn_blood,
    cancels_card,
    card,
    choose,
    either,
    enters_combat,
    environmental_damage,
    fits,
    in_first_round,
    intercept,
    is_action,
    minion,
    on,
    price,
    ready,
    static,
    unless,
    use,
    vampire,
)

card(
    "Abiku (G4)",
    static("stealth", +1, when=is_action("hunt")),
    text="baf543",
)

card(
    "Arriette Sylla (G4)",
    static("bleed", -1, when=unless(fits(THIS, on(bears("Orun"))))),
    text="31fe87",
)

card(
    "Cesewayo (G4)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="action"),
    text="d42eb4",
)

card(
    "Khalu (G3)",
    use(
        either(being_played("minion card", by=PREDATOR), being_played("minion card", by=PREY)),
        price(burn_blood(5)),
        cancels_card(free=True),
        by="bearer",
        at=("as_played",),
    ),
    text="3e470c",
)

card(
    "Kisha Bhimji (G3)",
    static("stealth", -1, when=unless(is_action("hunt"))),
    text="73a20d",
)

card(
    "Mamadou Keita (G4)",
    acts(
        by="bearer",
        kind="political",
        stealth=1,
        terms=(choose(ready(minion)),),
        passes=(environmental_damage(1, TARGET, unpreventable=True),),
    ),
    text="09c81e",
)

card(
    "Massassi (G4)",
    acts(
        choose(ready(vampire)),
        enters_combat(TARGET, during=(in_first_round("maneuver"),)),
        by="bearer",
    ),
    text="687475",
)

"""Salubri antitribu vampires."""

from methuselah.language import (
    COMBAT_IS_ON,
    FIRST_ROUND,
    OPPOSING,
    OPPOSING_CONTROLLER,
    TARGET,
    THIS,
    YOUR_TURN,
    acts,
    burn_blood,
    card,
    choose,
    clan,
    controller_of,
    draws_up,
    enters_combat,
    fits,
    gains_discard_action,
    keyword,
    look_at_hand,
    not_,
    on,
    optional_press,
    price,
    ready,
    searches_library,
    sect,
    static,
    use,
    vampire,
    yours,
)

card(
    "Adonai (G2)",
    acts(
        choose(ready(vampire, sect("camarilla"), not_(yours))),
        enters_combat(TARGET),
        by="bearer",
    ),
    static("strength", +1, when=fits(OPPOSING, on(clan("Tremere")))),
    text="2169c2",
)

card(
    "Langa (G4)",
    acts(choose(ready(vampire, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="c4ddbd",
)

card(
    "Nkechi (G4)",
    use(
        FIRST_ROUND,
        price(burn_blood(1)),
        look_at_hand(OPPOSING_CONTROLLER),
        by="combatant bearer",
        at=("before_range",),
        once="combat",
    ),
    text="1cf513",
)

card(
    "Silas (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(burn_blood(1)),
        gains_discard_action(1),
        by="bearer",
        at=("discard",),
        once="phase",
    ),
    text="31330a",
)

card(
    "Thomas Steed, The Angry (G2)",
    acts(searches_library(keyword("melee weapon")), draws_up(), by="bearer", stealth=1),
    text="9092e9",
)

card(
    "Uriel (G4)",
    static("open hand", who=controller_of(OPPOSING), when=COMBAT_IS_ON),
    text="4bfeae",
)

card(
    "Wolf Valentine (G2)",
    optional_press("press continue", fits(OPPOSING, on(clan("Tremere")))),
    text="0555c7",
)

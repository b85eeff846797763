"""Salubri antitribu vampires."""

from methuselah.language import (
    OPPOSING,
    TARGET,
    acts,
    card,
    choose,
    clan,
    draws_up,
    enters_combat,
    fits,
    keyword,
    not_,
    on,
    optional_press,
    ready,
    searches_library,
    vampire,
    yours,
)

card(
    "Langa (G4)",
    acts(choose(ready(vampire, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="c4ddbd",
)

card(
    "Thomas Steed, The Angry (G2)",
    acts(searches_library(keyword("melee weapon")), draws_up(), by="bearer", stealth=1),
    text="9092e9",
)

card(
    "Wolf Valentine (G2)",
    optional_press("press continue", fits(OPPOSING, on(clan("Tremere")))),
    text="0555c7",
)

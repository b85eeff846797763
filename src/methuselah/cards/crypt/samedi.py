"""Samedi vampires."""

from methuselah.language import (
    TARGET,
    acts,
    card,
    choose,
    clan,
    costs_blood,
    destroys,
    enters_combat,
    not_,
    ready,
    steals,
    strikes,
    torpor,
    vampire,
    younger,
    yours,
)

hunted = ready(vampire, younger, not_(clan("Giovanni")), not_(clan("Nosferatu")))

card(
    "Baroque (G5)",
    acts(choose(hunted), enters_combat(TARGET), by="bearer"),
    text="3192bc",
)

card(
    "Josette (G6)",
    acts(costs_blood(2), choose(torpor(vampire, not_(yours))), steals(TARGET), by="bearer"),
    text="3291af",
)

card(
    "Morlock (G4)",
    strikes(destroys("retainer", ranged=True)),
    text="1b685e",
)

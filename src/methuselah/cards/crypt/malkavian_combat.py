"""Malkavian vampires in combat."""

from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    card,
    cards_cost,
    each_round,
    environmental_damage,
    trigger,
    unless,
    when,
)

card(
    "Petaniqua (G4)",
    trigger(
        "enters combat",
        each_round("before range", when(unless(FIRST_ROUND), environmental_damage(2, OPPOSING))),
    ),
    cards_cost(-1, plays=("ally", "retainer")),
    text="429b04",
)

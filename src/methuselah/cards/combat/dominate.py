"""Combat cards that require Dominate."""

from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    add,
    before_range,
    card,
    environmental_damage,
    this_round,
)

card(
    "Thoughts Betrayed",
    dom=before_range(FIRST_ROUND, this_round("normal strikes", environmental_damage(1, OPPOSING))),
    DOM=before_range(FIRST_ROUND, add("cannot strike", to=OPPOSING, until="combat", word="card")),
    text="cb4917",
)

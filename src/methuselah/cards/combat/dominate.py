"""Combat cards that require Dominate."""

from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    TARGET,
    THIS,
    add,
    attached,
    before_range,
    card,
    choose,
    dodge,
    environmental_damage,
    is_on,
    later,
    moves_onto,
    playable_on_this,
    steal_blood,
    strike,
    teaches,
    this_round,
)

card(
    "Absorb the Mind",
    dom=strike(dodge),
    myt=strike(steal_blood(1, ranged=True)),
    MYT=strike(
        steal_blood(
            1,
            ranged=True,
            hit=(
                later(choose(attached(teaches(), is_on(OPPOSING), playable_on_this))),
                moves_onto(TARGET, THIS),
            ),
        )
    ),
    text="b4ff36",
)

card(
    "Thoughts Betrayed",
    dom=before_range(FIRST_ROUND, this_round("normal strikes", environmental_damage(1, OPPOSING))),
    DOM=before_range(FIRST_ROUND, add("cannot strike", to=OPPOSING, until="combat", word="card")),
    text="cb4917",
)

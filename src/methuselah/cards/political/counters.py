"""Political actions that give Methuselahs counters of their own, and do not stay in play."""

from methuselah.language import (
    EACH,
    TARGET,
    burn_pool,
    card,
    choose,
    choose_seat,
    chosen_seat,
    count,
    counters_of_seat,
    environmental_damage,
    has_counter,
    later,
    minion,
    obliges,
    political,
    ready,
    unless,
    yours,
)

card(
    "Deploy the Hand",
    political(
        terms=(
            choose_seat(
                EACH,
                name="chosen",
                most=count(EACH),
                only=unless(has_counter("target", chosen_seat("chosen"))),
            ),
        ),
        passes=(
            obliges(
                "target",
                chosen_seat("chosen"),
                later(choose(ready(minion, yours))),
                environmental_damage(2, TARGET, unpreventable=True),
            ),
        ),
    ),
    text="bb2bac",
)

card(
    "Sabbat Threat",
    political(
        terms=(choose_seat(EACH, name="chosen", most=count(EACH)),),
        passes=(
            obliges("threat", chosen_seat("chosen"), burn_pool(counters_of_seat("threat")), most=2),
        ),
    ),
    text="d51d93",
)

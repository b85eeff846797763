"""Action modifiers that require an Anarch, without a Discipline."""

from methuselah.language import (
    ACTING,
    THIS,
    burn_blood,
    card,
    environmental_damage,
    gains_votes,
    if_it_fails,
    may_during_action,
    modifier,
    ready,
    sect,
    vampire,
)

card(
    "Rant!",
    modifier(
        may_during_action(
            "polling",
            burn_blood(1),
            gains_votes(1, THIS),
            once=True,
            who=ready(vampire, sect("anarch")),
        ),
        if_it_fails(environmental_damage(2, ACTING, unpreventable=True)),
        at=("before_votes",),
    ),
    text="5a9b99",
)

"""Combat cards that require Presence."""

from methuselah.language import (
    AT_CLOSE,
    DODGED,
    OPPOSING,
    after_combat,
    both,
    card,
    combat_ends,
    dodge,
    inflicts_damage,
    strike,
    unless,
    unlock,
    when,
)

card(
    "Catatonic Fear",
    pre=strike(combat_ends()),
    PRE=strike(
        combat_ends(
            when(
                both(AT_CLOSE, unless(DODGED)),
                after_combat(inflicts_damage(1, OPPOSING, unpreventable=True)),
            )
        )
    ),
    text="f09818",
)

card(
    "Majesty",
    pre=strike(combat_ends()),
    PRE=strike(combat_ends(unlock())),
    text="572bf2",
)

card(
    "Staredown",
    pre=strike(dodge),
    PRE=strike(combat_ends()),
    text="2efab5",
)

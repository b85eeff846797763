"""Combat cards that require Auspex."""

from methuselah.language import (
    COMBAT_WOULD_END,
    OPPOSING,
    OPPOSING_CONTROLLER,
    YOU,
    add,
    ally,
    any_of,
    at_end_of_combat,
    before_range,
    card,
    combat_card,
    controller_of,
    discards_at_random,
    dodge,
    draws_up,
    fits,
    grants,
    if_another_round,
    maneuvers,
    on,
    press_to_end,
    presses,
    starts_new_round,
    strike,
    younger,
)

card(
    "Aura Reading",
    aus=before_range(add("open hand", to=OPPOSING_CONTROLLER, until="combat")),
    AUS=before_range(add("hand_size", +2, YOU, until="combat"), once="combat"),
    text="fda2b4",
)

weaker = fits(OPPOSING, on(any_of(ally, younger)))

card(
    "Masque of Judas",
    aus_obf=maneuvers(weaker, grants("press"), once="combat"),
    AUS_OBF=before_range(
        weaker,
        discards_at_random(2, controller_of(OPPOSING)),
        at_end_of_combat(draws_up(OPPOSING_CONTROLLER)),
        once="combat",
    ),
    text="cb71aa",
)

card("Read Intentions", aus=press_to_end, AUS=strike(dodge), text="cd1355")

card(
    "Telepathic Tracking",
    aus=presses(if_another_round("maneuver"), only="press continue"),
    AUS=combat_card(COMBAT_WOULD_END, starts_new_round(), at=("combat_would_end",)),
    text="484720",
)

"""Allies without a Discipline."""

from methuselah.language import (
    DURING_ACTION,
    THIS_CARD,
    YOU,
    add,
    at_most,
    blood_of,
    burn_card,
    card,
    gain_blood,
    is_action,
    optional_maneuver,
    price,
    ranged_strike,
    recruits,
    static,
    strikes,
    trigger,
    use,
)

card(
    "47th Street Royals",
    recruits(),
    use(
        is_action("bleed", trait="bleeds you"),
        price(burn_card()),
        add("bleed", -3),
        at=DURING_ACTION,
    ),
    text="f7d294",
)

card(
    "Double Deuce",
    recruits(),
    static("stealth", +1),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    text="c83a99",
)

card(
    "Loyal Street Gang",
    recruits(),
    text="aad4da",
)

card(
    "Outcast Mage",
    recruits(),
    strikes(ranged_strike(2)),
    optional_maneuver(),
    text="46f8e1",
)

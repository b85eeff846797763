"""Actions that require Presence."""

from methuselah.language import (
    TARGET,
    action,
    bleeds,
    card,
    choose,
    gain_blood,
    uncontrolled,
    vampire,
    younger,
    yours,
)

card(
    "Enchant Kindred",
    pre=action(bleeds(+1)),
    PRE=action(
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(2, TARGET),
        stealth=1,
    ),
    text="cce28b",
)

card(
    "Intimidation",
    pre=action(bleeds(+1)),
    PRE=action(bleeds(+2)),
    text="ecdc5e",
)

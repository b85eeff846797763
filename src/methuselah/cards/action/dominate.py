"""Actions that require Dominate."""

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
    "Govern the Unaligned",
    dom=action(bleeds(+2)),
    DOM=action(
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(3, TARGET),
        stealth=1,
    ),
    text="3182aa",
)

"""Action cards without a Discipline that are over in a single step."""

from methuselah.language import (
    THIS,
    action,
    at_least,
    blood_of,
    card,
    gain_blood,
    gain_pool,
    when,
)

card(
    "Dark Mirror of the Mind",
    action(gain_pool(2), stealth=1),
    text="e9384b",
)

card(
    "Entrenching",
    action(when(at_least(blood_of(THIS), 4), gain_blood(4)), stealth=1),
    text="20f90b",
)

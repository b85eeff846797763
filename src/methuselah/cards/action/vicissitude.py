"""Action cards that require Vicissitude."""

from methuselah.language import (
    TARGET,
    action,
    adds_blood_or_life,
    ally,
    card,
    choose,
    hurt,
    on,
    ready_from_torpor,
    torpor,
    vampire,
)

card(
    "Root of Vitality",
    vic=action(choose(torpor(vampire)), ready_from_torpor(TARGET), stealth=1),
    VIC=action(choose(on(ally, hurt)), adds_blood_or_life(1, TARGET), stealth=1),
    text="ace756",
)

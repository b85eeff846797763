"""Action modifiers that require Dementation."""

from methuselah.language import bleed, card, modifier, stealth

card(
    "Confusion",
    dem=modifier(bleed(+1)),
    DEM=modifier(stealth(+1), bleed(+1)),
    text="cbdf8d",
)

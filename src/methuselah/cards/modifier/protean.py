"""Action modifiers that require Protean."""

from methuselah.language import card, modifier, stealth

card(
    "Earth Control",
    pro=modifier(stealth(+1)),
    PRO=modifier(stealth(+2)),
    text="7f1058",
)

"""Action modifiers that require Dominate."""

from methuselah.language import BLED, at_most, bleed, card, modifier, pool_of, stealth

card(
    "Bonding",
    dom=modifier(bleed(+1)),
    DOM=modifier(stealth(+1), bleed(+1)),
    text="ddece8",
)

card(
    "Conditioning",
    dom=modifier(bleed(+2)),
    DOM=modifier(bleed(+3)),
    text="723242",
)

card(
    "Foreshadowing Destruction",
    dom=modifier(bleed(+1)),
    DOM=modifier(bleed(+3, when=at_most(pool_of(BLED), 9))),
    text="d4cfc1",
)

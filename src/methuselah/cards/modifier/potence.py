"""Action modifiers that require Potence."""

from methuselah.language import bleed, card, gains_votes, is_action, modifier

card(
    "Iron Glare",
    pot_pre=modifier(is_action("political"), gains_votes(+2), at=("polling",)),
    POT_PRE=modifier(bleed(+2)),
    text="4f14e3",
)

"""Action modifiers without a Discipline."""

from methuselah.language import bleed, card, choose_x, end_action, modifier, no_repeat, unlock, x

card(
    "Change of Target",
    modifier(unlock(), no_repeat(), end_action(), at=("blocked",)),
    text="16857f",
)

card(
    "Monkey Wrench",
    modifier(choose_x(least=1, most=3), bleed(x())),
    text="e6275c",
)

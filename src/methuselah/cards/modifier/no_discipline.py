"""Action modifiers without a Discipline."""

from methuselah.language import card, end_action, modifier, no_repeat, unlock

card(
    "Change of Target",
    modifier(unlock(), no_repeat(), end_action(), at=("blocked",)),
    text="16857f",
)

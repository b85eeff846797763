"""Allies without a Discipline."""

from methuselah.language import card, optional_maneuver, ranged_strike, recruits, strikes

card(
    "Loyal Street Gang",
    recruits(),
    text="aad4da",
)

card(
    "Outcast Mage",
    recruits(),
    strikes(ranged_strike(2)),
    optional_maneuver(),
    text="46f8e1",
)

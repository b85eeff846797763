"""Allies without a Discipline that take actions of their own."""

from methuselah.language import acts, card, is_named, recruits, searches_for_equipment

card(
    "Terrorists",
    recruits(),
    acts(searches_for_equipment(is_named("Bomb")), by="bearer", stealth=1, kind="equip"),
    text="6fec75",
)

"""Actions that require Blood Sorcery."""

from methuselah.language import action, card, searches_for_equipment

card(
    "Magic of the Smith",
    tha=action(searches_for_equipment(), stealth=1, kind="equip"),
    THA=action(searches_for_equipment(), stealth=3, kind="equip"),
    text="076fe7",
)

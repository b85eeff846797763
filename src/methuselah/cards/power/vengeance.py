"""Powers that require Vengeance."""

from methuselah.language import IN_ROUND, card, power, power_fights, power_reacts, spends, surges

card(
    "Surge",
    power_fights(spends(1), surges(3), at=IN_ROUND),
    power_reacts(spends(1), surges(3)),
    ven=power(),
    text="7cda56",
)

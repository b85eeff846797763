"""Action modifiers that require Spiritus."""

from methuselah.language import (
    card,
    maneuvers,
    modifier,
    presses,
    stealth,
)

card(
    "Swiftness of the Stag",
    cel=presses(),
    spi=(maneuvers(), presses()),
    SPI=modifier(stealth(+1)),
    text="714ad6",
)

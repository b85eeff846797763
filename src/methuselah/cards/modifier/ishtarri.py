"""Action modifiers that require an Ishtarri."""

from methuselah.language import (
    ONLY_MANDATORY_BEFORE,
    card,
    modifier,
    stealth,
)

card(
    "Uncontrolled Impulse",
    modifier(ONLY_MANDATORY_BEFORE, stealth(+2)),
    text="ba67d3",
)

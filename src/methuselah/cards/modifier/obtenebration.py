"""Action modifiers that require Obtenebration."""

from methuselah.language import (
    card,
    is_action,
    modifier,
    stealth,
    unless,
)

card(
    "Shadow Play",
    obt=modifier(stealth(+1)),
    OBT=modifier(stealth(+2)),
    text="a5126d",
)

card(
    "Shroud of Night",
    obt=modifier(unless(is_action("bleed")), stealth(+1)),
    OBT=modifier(stealth(+1)),
    text="a683d1",
)

"""Action modifiers that require Serpentis."""

from methuselah.language import (
    THIS,
    WAS_SUCCESSFUL,
    bleed,
    card,
    is_action,
    modifier,
    unlock,
)

card(
    "Truth of a Thousand Lies",
    ser=modifier(is_action("bleed"), bleed(+2)),
    SER=modifier(WAS_SUCCESSFUL, unlock(THIS), at=("after_resolution",)),
    text="3f5c49",
)

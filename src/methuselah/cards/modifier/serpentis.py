"""Action modifiers that require Serpentis."""

from methuselah.language import (
    OPPOSING,
    THIS,
    WAS_SUCCESSFUL,
    ally,
    bleed,
    cannot_block,
    card,
    combat_ends,
    fits,
    is_action,
    maneuver,
    modifier,
    on,
    stealth,
    strike,
    unlock,
)

card(
    "Eyes of the Serpent",
    ser=modifier(cannot_block(ally)),
    SER=strike(combat_ends(), fits(OPPOSING, on(ally))),
    text="c8cba5",
)

card("Form of the Serpent", ser=modifier(stealth(+1)), SER=maneuver, text="0e8783")

card(
    "Truth of a Thousand Lies",
    ser=modifier(is_action("bleed"), bleed(+2)),
    SER=modifier(WAS_SUCCESSFUL, unlock(THIS), at=("after_resolution",)),
    text="3f5c49",
)

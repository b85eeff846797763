"""Action modifiers that require Vicissitude."""

from methuselah.language import (
    acting_is,
    ally,
    card,
    fights_instead,
    modifier,
    on,
    ready,
    unlocked,
    vampire,
)

another = ready(vampire, unlocked)

card(
    "Malleable Visage",
    vic=modifier(acting_is(on(ally)), fights_instead(), by="helper", who=another, at=("blocked",)),
    VIC=modifier(
        acting_is(on(vampire)), fights_instead(), by="helper", who=another, at=("blocked",)
    ),
    text="9ea5bb",
)

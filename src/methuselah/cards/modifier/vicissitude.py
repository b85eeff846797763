"""Action modifiers that require Vicissitude."""

from methuselah.language import (
    acting_is,
    ally,
    bleed,
    card,
    dodge,
    locks_and_fights_blocker,
    modifier,
    on,
    ready,
    stealth,
    strike,
    unlocked,
    vampire,
)

another = ready(vampire, unlocked)

card(
    "Changeling",
    vic=modifier(bleed(+1)),
    VIC=modifier(stealth(+1)),
    text="20c330",
)

card(
    "Malleable Visage",
    vic=modifier(
        acting_is(on(ally)), locks_and_fights_blocker(), by="helper", who=another, at=("blocked",)
    ),
    VIC=modifier(
        acting_is(on(vampire)),
        locks_and_fights_blocker(),
        by="helper",
        who=another,
        at=("blocked",),
    ),
    text="9ea5bb",
)

card("Plasmic Form", vic=modifier(stealth(+1)), VIC=strike(dodge), text="5f703d")

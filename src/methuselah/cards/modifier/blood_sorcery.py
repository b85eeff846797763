"""Action modifiers that require Blood Sorcery."""

from methuselah.language import (
    BLOCKER,
    at_moment,
    card,
    end_action,
    if_blocked,
    lock,
    modifier,
    stealth,
)

card(
    "Mirror Walk",
    tha=modifier(stealth(+1), replace="discard"),
    THA=modifier(
        stealth(+1),
        at_moment("blocked", lock(BLOCKER), end_action()),
        replace="discard",
    ),
    text="9f6986",
)

slips_away = if_blocked("maneuver or press")

card(
    "Skin of the Chameleon",
    tha=modifier(slips_away, at=("announced",)),
    vis=modifier(stealth(+1), slips_away),
    VIS=modifier(stealth(+2), slips_away),
    text="8fbe2b",
)

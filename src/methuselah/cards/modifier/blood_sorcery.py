"""Action modifiers that require Blood Sorcery."""

from methuselah.language import (
    BLOCKER,
    FIGHTS_ACTING,
    THIS,
    add,
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
    THA=modifier(stealth(+1), at_moment("blocked", lock(BLOCKER), end_action()), replace="discard"),
    text="9f6986",
)

slips_away = if_blocked("maneuver or press")

unmoved = tuple(add("unaffected by reactions", to=THIS, word=code) for code in ("dom", "pre"))

card(
    "Perfect Clarity",
    tha=modifier(*unmoved, at=("announced",)),
    THA=modifier(
        *unmoved,
        add("cannot play", word="dom", when=FIGHTS_ACTING),
        add("cannot play", word="pre", when=FIGHTS_ACTING),
        at=("announced",),
    ),
    text="e82f37",
)

card(
    "Skin of the Chameleon",
    tha=modifier(slips_away, at=("announced",)),
    vis=modifier(stealth(+1), slips_away),
    VIS=modifier(stealth(+2), slips_away),
    text="8fbe2b",
)

"""Action modifiers that require Blood Sorcery."""

from methuselah.language import (
    ACTING,
    BLOCKER,
    FIGHTERS,
    THIS,
    acting_is,
    add,
    at_moment,
    both,
    card,
    end_action,
    fits,
    if_blocked,
    lock,
    modifier,
    stealth,
    unless,
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

unmoved = tuple(add("unaffected by reactions", to=THIS, word=code) for code in ("dom", "pre"))
its_foe = both(fits(THIS, FIGHTERS), fits(ACTING, FIGHTERS), unless(acting_is(THIS)))

card(
    "Perfect Clarity",
    tha=modifier(*unmoved, at=("announced",)),
    THA=modifier(
        *unmoved,
        add("cannot play", word="dom", when=its_foe),
        add("cannot play", word="pre", when=its_foe),
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

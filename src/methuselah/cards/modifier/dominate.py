"""Action modifiers that require Dominate."""

from methuselah.language import (
    BLED,
    TARGET,
    THIS,
    add,
    at_most,
    bleed,
    card,
    choose,
    fits,
    locked,
    minion,
    modifier,
    on,
    pool_of,
    stealth,
    vampire,
)

card(
    "Bonding",
    dom=modifier(bleed(+1)),
    DOM=modifier(stealth(+1), bleed(+1)),
    text="ddece8",
)

card(
    "Conditioning",
    dom=modifier(bleed(+2)),
    DOM=modifier(bleed(+3)),
    text="723242",
)

card(
    "Foreshadowing Destruction",
    dom=modifier(bleed(+1)),
    DOM=modifier(bleed(+3, when=at_most(pool_of(BLED), 9))),
    text="d4cfc1",
)

card(
    "The Sleeping Mind",
    dom=modifier(choose(on(vampire, locked)), add("cannot block", to=TARGET), at=("announced",)),
    DOM=modifier(add("cannot unlock", when=fits(THIS, on(minion))), at=("announced",)),
    text="691d82",
)

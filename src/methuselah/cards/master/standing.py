"""Masters that say what the vampire with them is, and what its controller may do."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    TARGET,
    YOUR_MINION_PHASE,
    acting_is,
    both,
    card,
    choose,
    clan,
    is_action,
    is_red_list,
    master,
    on,
    put_on,
    ready,
    sect,
    static,
    unlock,
    use,
    vampire,
    yours,
)

card(
    "Depravity",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    static("strength", +1),
    static("stealth", +1, when=both(acting_is(BEARER), is_action("diablerie"))),
    static("cannot recruit"),
    static("cannot employ"),
    text="2194be",
)

card(
    "Infamous Insurgent",
    master(choose(on(vampire, is_red_list, sect("anarch"))), put_on(TARGET)),
    static("infernal"),
    static("keyword", word="bahari"),
    static("votes", +2),
    use(
        YOUR_MINION_PHASE,
        choose(ready(sect("anarch"), yours)),
        unlock(TARGET),
        at=ANYTIME,
        by="bearer",
        once="phase",
    ),
    text="9e6e06",
)

card(
    "The Art of Pain",
    master(choose(ready(clan("Toreador antitribu"))), put_on(TARGET)),
    static("strength", +2),
    text="220c8b",
)

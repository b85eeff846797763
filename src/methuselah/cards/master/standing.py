"""Masters that say what the vampire with them is, and what its controller may do."""

from methuselah.language import (
    ANYTIME,
    TARGET,
    YOUR_MINION_PHASE,
    card,
    choose,
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

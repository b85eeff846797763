"""Brujah vampires."""

from methuselah.language import (
    TARGET,
    THIS,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    acting_is,
    acts,
    burn_blood,
    card,
    choose,
    enters_combat,
    fits,
    locked,
    minion,
    not_,
    on,
    other,
    price,
    ready,
    sect,
    static,
    unlock,
    use,
    vampire,
    yours,
)

card(
    "Aline Gädeke (G6)",
    use(
        WAS_SUCCESSFUL,
        acting_is(on(vampire, yours, other, sect("anarch"))),
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="f53b37",
)

card(
    "Ariane (G5)",
    static("stealth", -1, when=UNDIRECTED),
    text="600312",
)

card(
    "Theo Bell (G6)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="3d8a4a",
)

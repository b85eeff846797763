"""Brujah vampires."""

from methuselah.language import (
    ACTION_TAKEN,
    TARGET,
    THIS,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    acting_is,
    acts,
    bleeds,
    both,
    burn_blood,
    card,
    choose,
    enters_combat,
    exists,
    fits,
    locked,
    minion,
    not_,
    on,
    optional_maneuver,
    other,
    price,
    ready,
    sect,
    static,
    unless,
    unlock,
    use,
    vampire,
    with_blood,
    yours,
)

must_bleed = both(exists(on(minion, yours, locked)), fits(THIS, ready(with_blood)))

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
    "Elen Kamjian (G6)",
    static("must act", when=both(must_bleed, unless(ACTION_TAKEN)), word="this"),
    acts(must_bleed, bleeds(+1), by="bearer"),
    text="ec5733",
)

card(
    "Saku Pihlajamäki (G6)",
    optional_maneuver(),
    text="73d6f7",
)

card(
    "Theo Bell (G6)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="3d8a4a",
)

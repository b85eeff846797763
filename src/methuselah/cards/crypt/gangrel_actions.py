"""Gangrel vampires with actions, and what others may do with them."""

from methuselah.language import (
    DURING_ACTION,
    MERGED,
    TARGET,
    THIS,
    THIS_CARD,
    acts,
    as_announced,
    blood_of,
    burn_blood,
    capacity_below,
    card,
    choose,
    choose_number,
    chosen_number,
    counts_as_blood_hunt,
    enters_combat,
    exists,
    fits,
    gain_blood,
    huntable,
    is_hunted,
    is_named,
    later,
    least,
    mark,
    marked,
    move_counters,
    not_,
    on,
    price,
    ready,
    sect,
    static,
    stealth,
    uncontrolled,
    unless,
    use,
    vampire,
    younger,
    yours,
)

card(
    "Bernard, the Scourge (G4)",
    acts(
        by="bearer",
        kind="political",
        stealth=1,
        terms=(choose(on(vampire, capacity_below(5), huntable)), counts_as_blood_hunt(TARGET)),
        passes=(is_hunted(TARGET),),
    ),
    text="e70beb",
)

card(
    "Brunhilde (G3 ADV)",
    static("becomes anarch free", who=on(vampire, yours)),
    acts(MERGED, choose(ready(vampire, not_(sect("anarch")))), enters_combat(TARGET), by="bearer"),
    text="98f007",
)

card(
    "Calvin Cleaver (G4)",
    acts(choose(on(sect("anarch"))), gain_blood(1, TARGET), by="bearer", stealth=1),
    acts(
        fits(THIS_CARD, on(not_(marked("fed")))),
        as_announced(mark("fed", THIS_CARD)),
        gain_blood(1, THIS_CARD),
        who=ready(sect("anarch")),
        stealth=1,
        directed=True,
        key="feed",
    ),
    text="042499",
)

card(
    "Valkyrie (G3)",
    static("cannot direct actions", when=unless(exists(ready(is_named("Brunhilde"))))),
    text="0311ee",
)

card(
    "Zayyat, The Sandstorm (G3)",
    acts(
        choose(uncontrolled(vampire, yours, younger)),
        later(choose_number("moved", 0, least(3, blood_of(THIS)))),
        move_counters(chosen_number("moved"), THIS, TARGET),
        by="bearer",
        stealth=1,
    ),
    use(price(burn_blood(2)), stealth(+2), by="acting bearer", at=DURING_ACTION, once="turn"),
    text="116f6e",
)

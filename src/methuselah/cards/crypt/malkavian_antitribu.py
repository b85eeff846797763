"""Malkavian antitribu vampires."""

from methuselah.language import (
    BLED,
    CALLER,
    EACH,
    THIS,
    YOU,
    abstains,
    acting_is,
    acts,
    add,
    ash_heap,
    both,
    burn_blood,
    card,
    choose,
    chosen,
    controlled_by,
    draws_up,
    exists,
    fits,
    is_a,
    is_action,
    on,
    price,
    ready,
    static,
    takes_in_hand,
    titled,
    unless,
    use,
    vampire,
    yours,
)

card(
    "Aristotle de Laurent (G3)",
    static("hand_size", +1, EACH, when=fits(THIS, ready())),
    text="631903",
)

card(
    "Drozodny (G5)",
    acts(
        choose(ash_heap(yours, is_a("political action")), name="taken"),
        takes_in_hand(chosen("taken")),
        draws_up(),
        by="bearer",
        stealth=1,
    ),
    text="b079f9",
)

card(
    "Gravitnir (G4)",
    use(
        fits(THIS, ready()),
        fits(CALLER, on(vampire)),
        price(burn_blood(1)),
        abstains(CALLER),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="8485e0",
)

untitled = unless(exists(ready(titled, controlled_by(BLED))))

card(
    "Luc (G4)",
    static("stealth", +1, when=both(acting_is(THIS), is_action("diablerie"))),
    acts(add("hand_size", +3, YOU, until="unlock"), draws_up(), by="bearer", stealth=1),
    text="4b0a77",
)

card(
    "Vasantasena (G2)",
    static("stealth", +1, when=both(is_action("bleed"), untitled)),
    text="612e01",
)

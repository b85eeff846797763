"""Malkavian antitribu vampires."""

from methuselah.language import (
    BLED,
    CALLER,
    EACH,
    TARGET,
    THIS,
    YOU,
    abstains,
    acting_is,
    acts,
    add,
    ash_heap,
    blood_of,
    both,
    burn_blood,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    controlled_by,
    draws_up,
    exists,
    fits,
    is_a,
    is_action,
    later,
    least,
    move_counters,
    on,
    other,
    price,
    ready,
    sect,
    static,
    takes_in_hand,
    titled,
    unless,
    use,
    vampire,
    with_blood,
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
    "Hannibal (G2)",
    acts(
        choose(on(vampire, other, sect("sabbat"), with_blood)),
        later(choose_number("stolen", 1, least(2, blood_of(TARGET)))),
        move_counters(chosen_number("stolen"), TARGET, THIS),
        by="bearer",
    ),
    text="d4d1cf",
)

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

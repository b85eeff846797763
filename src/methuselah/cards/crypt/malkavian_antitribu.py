"""Malkavian antitribu vampires."""

from methuselah.language import (
    BLED,
    CALLER,
    EACH,
    HAS_EDGE,
    OTHERS,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
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
    choose_seat,
    chosen,
    chosen_number,
    chosen_seat,
    controlled_by,
    discard,
    draws_up,
    exists,
    fits,
    hand,
    is_a,
    is_action,
    keyword,
    later,
    least,
    look_at_hand,
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

gehenna_seen = hand(controlled_by(chosen_seat("seen")), is_a("event"), keyword("gehenna"))

card(
    "Alicia Barrows (G4)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        choose_seat(OTHERS, name="seen"),
        look_at_hand(chosen_seat("seen")),
        later(choose(gehenna_seen, name="gone", least=0, most=2)),
        discard(chosen("gone")),
        at=("unlock",),
        once="phase",
    ),
    text="deaba7",
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
    acts(add("hand_size", +3, YOU, until="unlock"), by="bearer", stealth=1),
    text="4b0a77",
)

card(
    "Vasantasena (G2)",
    static("stealth", +1, when=both(is_action("bleed"), untitled)),
    text="612e01",
)

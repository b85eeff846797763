"""Malkavian antitribu vampires."""

from methuselah.language import (
    BLED,
    acts,
    ash_heap,
    both,
    card,
    choose,
    chosen,
    controlled_by,
    draws_up,
    exists,
    is_a,
    is_action,
    ready,
    static,
    takes_in_hand,
    titled,
    unless,
    yours,
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

untitled = unless(exists(ready(titled, controlled_by(BLED))))

card(
    "Vasantasena (G2)",
    static("stealth", +1, when=both(is_action("bleed"), untitled)),
    text="612e01",
)

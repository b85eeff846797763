"""Guruhi vampires."""

from methuselah.language import (
    MERGED,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    acts,
    blood_of,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    enters_combat,
    fits,
    later,
    least,
    minion,
    move_counters,
    not_,
    on,
    ready,
    sect,
    static,
    uncontrolled,
    vampire,
    younger,
    yours,
)

card(
    "Batsheva (G4 ADV)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Malkavian")))),
    static("strength", +1, when=MERGED),
    text="a17f52",
)

card(
    "Batsheva (G4)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Tzimisce")))),
    text="950b15",
)

card(
    "Nana Buruku (G4)",
    static("master_actions are", 2, who=YOU, when=fits(THIS_CARD, ready())),
    static("hand_size", +1, who=YOU, when=fits(THIS_CARD, ready())),
    text="4092aa",
)

card(
    "Nangila Were (G4)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    static("hand_size", +1, who=YOU, when=fits(THIS_CARD, ready())),
    text="720e58",
)

card(
    "Ugadja (G4)",
    acts(
        choose(uncontrolled(vampire, sect("laibon"), yours, younger)),
        later(choose_number("moved", 1, least(2, blood_of(THIS)))),
        move_counters(chosen_number("moved"), THIS, TARGET),
        by="bearer",
        stealth=1,
    ),
    text="3e65d1",
)

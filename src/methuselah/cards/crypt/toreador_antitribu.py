"""Toreador antitribu vampires."""

from methuselah.language import (
    HAS_EDGE,
    OPPOSING,
    TARGET,
    acts,
    any_of,
    both,
    card,
    choose,
    clan,
    fits,
    is_action,
    lock,
    on,
    ready,
    skips_next_unlock,
    static,
    vampire,
    younger,
)

rats = any_of(clan("Nosferatu"), clan("Nosferatu antitribu"))

card(
    "Dominique Santo Paulo (G4)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, rats))),
    text="48ffec",
)

card(
    "Miller Delmardigan, Teacher of Bahari (G2)",
    static("discipline cost", -1, word="cel"),
    text="22e3ce",
)

card(
    'Ondine "Boudicca" Sinclair (G5)',
    static("stealth", +1, when=both(HAS_EDGE, is_action("bleed"))),
    text="a75f37",
)

card(
    "Yitzak (G3)",
    acts(choose(ready(vampire, younger)), lock(TARGET), skips_next_unlock(TARGET), by="bearer"),
    text="51a8b2",
)

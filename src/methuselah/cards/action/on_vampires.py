"""Action cards without a Discipline that are put on a vampire."""

from methuselah.language import (
    TARGET,
    THIS,
    YOU,
    acting_is,
    action,
    blood_of,
    burn_card,
    capacity_of,
    card,
    choose,
    gain_blood,
    minus,
    on,
    put_on,
    remember,
    remembered,
    static,
    trigger,
    vampire,
)

card(
    "Blood Bond",
    action(choose(on(vampire)), put_on(TARGET), remember("regnant", THIS), stealth=1),
    static("cannot block", when=acting_is(remembered("regnant"))),
    text="d04a11",
)

card(
    "Concert Tour",
    action(put_on(THIS), stealth=1),
    trigger(
        "unlock phase",
        burn_card(),
        gain_blood(minus(capacity_of(THIS), blood_of(THIS)), THIS),
        who=YOU,
    ),
    text="90b82b",
)

card(
    "Ritual Challenge",
    action(put_on(THIS), stealth=1),
    static("strength", +1),
    text="58be6b",
)

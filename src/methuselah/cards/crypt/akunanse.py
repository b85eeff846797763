"""Akunanse vampires."""

from methuselah.language import (
    OPPOSING,
    SUBJECT,
    THIS,
    WAS_BLOCKED,
    acting_is,
    ally,
    at_moment,
    both,
    burn_blood,
    burn_card,
    card,
    clan,
    fits,
    is_among,
    on,
    optional_press,
    price,
    remember,
    remembered,
    static,
    trigger,
    use,
    vampire,
    younger,
)

card(
    "Jubal (G4)",
    static("intercept", +1, when=acting_is(on(clan("Ministry")))),
    text="520b5b",
)

card(
    "Kamiri wa Itherero (G4)",
    static("block cost", +1, who=on(vampire, younger), when=acting_is(THIS)),
    trigger(
        "enters combat",
        remember("devoured", SUBJECT),
        at_moment("end", burn_card(on(is_among(remembered("devoured"))))),
        who=on(ally),
        when=both(acting_is(THIS), WAS_BLOCKED, fits(OPPOSING, on(is_among(SUBJECT)))),
    ),
    text="fb060b",
)

card(
    "Matata (G3)",
    optional_press(),
    text="804523",
)

card(
    "The Kikiyaon (G4)",
    use(
        price(burn_blood(1)),
        by="bearer",
        at=("range",),
        maneuver=True,
        once="combat",
        key="maneuver",
    ),
    text="7162e1",
)

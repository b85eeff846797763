"""Akunanse vampires."""

from methuselah.language import (
    OPPOSING,
    SUBJECT,
    THIS,
    WAS_BLOCKED,
    YOUR_TURN,
    acting_is,
    ally,
    at_moment,
    both,
    burn_blood,
    burn_card,
    burns_from_hand,
    card,
    choose,
    clan,
    fits,
    hand,
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
    yours,
)

card(
    "Jubal (G4)",
    static("intercept", +1, when=acting_is(on(clan("Ministry")))),
    text="79ad5c",
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

card(
    "Uchenna (G4)",
    use(
        YOUR_TURN,
        choose(hand(yours)),
        price(burn_blood(1)),
        burns_from_hand(),
        by="bearer",
        at=("master",),
        once="phase",
    ),
    text="6e38d5",
)

"""Akunanse vampires."""

from methuselah.language import (
    CALLED_BY_THIS,
    DURING_ACTION,
    MERGED,
    OPPOSING,
    SUBJECT,
    TARGET,
    THIS,
    WAS_BLOCKED,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
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
    inflicts_damage,
    is_among,
    minion,
    on,
    optional_press,
    price,
    ready,
    remember,
    remembered,
    sect,
    static,
    stealth,
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
    "Kamiri wa Itherero (G4 ADV)",
    acts(choose(on(minion)), inflicts_damage(2, TARGET, unpreventable=True), by="bearer"),
    use(
        MERGED,
        acting_is(on(sect("laibon"))),
        price(burn_blood(1)),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
        key="stealth",
    ),
    text="ef337a",
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
    "Nkule Galadima (G4)",
    static("abstains", who=on(clan("Lasombra")), when=CALLED_BY_THIS),
    static("edge votes", +2, YOU, when=fits(THIS, ready())),
    text="31d46b",
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

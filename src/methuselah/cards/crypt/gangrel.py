"""Gangrel vampires."""

from methuselah.language import (
    CALLER,
    OPPOSING,
    THIS,
    THIS_CARD,
    YOU,
    acts,
    burn_blood,
    cancels_referendum,
    card,
    clan,
    fetches_onto,
    fits,
    is_action,
    is_among,
    lock,
    not_,
    older,
    on,
    price,
    ready,
    sect,
    static,
    teaches,
    titled,
    use,
    vampire,
)

card(
    "André the Manipulator (G5)",
    static("hand_size", +2, who=YOU, when=fits(THIS_CARD, ready())),
    text="a53095",
)

card(
    "Basilia (G1)",
    static("aggravated strikes", word="hand"),
    text="e92816",
)

card("Horrock (G3)", static("discipline cost", -1, word="pro"), text="adfc5f")

card(
    "Kuyén (G6)",
    static("keyword cost", -1, word="animal"),
    text="57d50e",
)

card(
    "Lord Ashton (G3)",
    acts(
        fetches_onto(teaches("ani", "for", "pro"), THIS),
        who=ready(clan("Gangrel"), not_(is_among(THIS_CARD))),
        stealth=1,
    ),
    text="4c4f47",
)

card(
    "Martina Srnankova (G6)",
    static("intercept", +1, when=is_action("bleed")),
    text="1307fc",
)

card(
    "Mickey Wheeler (G6)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, older))),
    text="de8457",
)

card(
    "T.J. (G4)",
    use(
        fits(CALLER, on(titled, sect("camarilla"))),
        price(lock(THIS), burn_blood(2)),
        cancels_referendum(),
        at=("before_votes", "polling"),
        by="bearer",
    ),
    text="a8f252",
)

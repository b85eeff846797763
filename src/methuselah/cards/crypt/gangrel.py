"""Gangrel vampires."""

from methuselah.language import (
    CALLER,
    THIS,
    burn_blood,
    cancels_referendum,
    card,
    fits,
    is_action,
    lock,
    on,
    price,
    sect,
    static,
    titled,
    use,
)

card(
    "Basilia (G1)",
    static("aggravated strikes", word="hand"),
    text="e92816",
)

card(
    "Martina Srnankova (G6)",
    static("intercept", +1, when=is_action("bleed")),
    text="1307fc",
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

"""Gangrel antitribu vampires."""

from methuselah.language import (
    ACTING_SEAT,
    IN_ROUND,
    OPPOSING,
    THIS,
    acting_is,
    add,
    anywhere,
    both,
    burn_blood,
    card,
    combat_ends,
    controlled_by,
    exists,
    fits,
    keyword,
    on,
    price,
    sect,
    static,
    strikes,
    use,
    vampire,
)

card(
    "Céleste Lamontagne (G4)",
    strikes(combat_ends(), fits(OPPOSING, on(keyword("werewolf")))),
    static(
        "intercept",
        +1,
        when=both(
            acting_is(on(vampire, sect("camarilla"))),
            exists(anywhere(keyword("gehenna"), controlled_by(ACTING_SEAT))),
        ),
    ),
    text="b1cbf9",
)

card(
    "Janey Pickman (G4)",
    use(
        price(burn_blood(1)),
        add("aggravated strikes", to=THIS, until="round", word="hand"),
        by="bearer",
        at=IN_ROUND,
        once="round",
    ),
    text="831a6f",
)

"""Gangrel antitribu vampires."""

from methuselah.language import (
    ACTING_SEAT,
    BLED,
    DURING_ACTION,
    FIRST_ROUND,
    IN_ROUND,
    OPPOSING,
    THIS,
    THIS_CARD,
    acting_is,
    add,
    anywhere,
    both,
    burn_blood,
    card,
    clan,
    combat_ends,
    controlled_by,
    exists,
    fits,
    intercept,
    is_among,
    keyword,
    older_than,
    on,
    optional_press,
    prevents,
    price,
    ready,
    sect,
    static,
    strikes,
    use,
    vampire,
)

card(
    "Alex Camille (G5)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="action"),
    text="341f36",
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

against = (fits(OPPOSING, on(is_among(THIS_CARD))), fits(THIS, on(vampire, older_than(THIS_CARD))))

card(
    "Leo Washington (G4)",
    use(
        *against,
        FIRST_ROUND,
        by="combatant",
        at=("range",),
        maneuver=True,
        once="combat",
        key="maneuver",
    ),
    text="d185cf",
)

card(
    "Luther (G2)",
    static("bleed", +1, when=exists(ready(clan("Pander"), controlled_by(BLED)))),
    text="d18073",
)

card(
    "Omaya (G2)",
    prevents(1),
    text="2f542f",
)

card(
    "Shaggydog (G5)",
    optional_press("press", FIRST_ROUND),
    text="511ab5",
)

"""Brujah antitribu vampires."""

from methuselah.language import (
    DURING_ACTION,
    HAS_EDGE,
    TARGET,
    acting_is,
    acts,
    any_of,
    bleed,
    burn_blood,
    capacity_below,
    card,
    choose,
    clan,
    enters_combat,
    is_action,
    not_,
    on,
    optional_press,
    other,
    price,
    ready,
    sect,
    static,
    use,
    vampire,
    yours,
)

card(
    "Amelia (G2)",
    acts(
        choose(ready(capacity_below(4), not_(yours))), enters_combat(TARGET), by="bearer", stealth=1
    ),
    text="faae17",
)

card(
    "Dark Selina (G5)",
    static("stealth", +1, when=is_action("political")),
    text="7f6298",
)

card(
    "Julian Sanders (G2)",
    optional_press(),
    text="c0962f",
)

card(
    "Miguel Santo Domingo (G3)",
    use(
        acting_is(on(vampire, sect("sabbat"), yours, other)),
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="0a3c81",
)

fiend_or_keeper = any_of(clan("Lasombra"), clan("Tzimisce"))

card(
    "Salinger (G2)",
    acts(choose(ready(fiend_or_keeper, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="249eba",
)

card(
    "Urraca (G4)",
    static("bleed", +1, when=HAS_EDGE),
    text="577ba1",
)

"""Nosferatu vampires."""

from methuselah.language import (
    DURING_ACTION,
    OPPOSING,
    SUBJECT,
    YOUR_TURN,
    acting_is,
    bleed,
    burn_blood,
    card,
    choose,
    clan,
    discard,
    draws_up,
    fits,
    hand,
    is_action,
    look_at_top,
    may,
    on,
    price,
    ready,
    requires_discipline,
    static,
    this,
    top_to_bottom,
    trigger,
    use,
    vampire,
    yours,
)

card(
    "Kurt Densch (G3)",
    use(
        YOUR_TURN,
        look_at_top(),
        may(burn_blood(1), top_to_bottom()),
        by="bearer",
        at=("unlock",),
        once="turn",
    ),
    text="fce71b",
)

card(
    "Larissa Moreira (G6)",
    use(
        acting_is(ready(this)),
        choose(hand(yours, requires_discipline("ani"))),
        price(discard(), draws_up()),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="f5422d",
)

card(
    "Murat (G2)",
    static(
        "discipline cost", +1, who=OPPOSING, when=fits(OPPOSING, on(clan("Ministry"))), word="ser"
    ),
    text="25a63a",
)

card(
    "Petra (G4)",
    static("aggravates damage to", word="Baali"),
    trigger(
        "pressed to continue",
        burn_blood(1, SUBJECT),
        who=OPPOSING,
        when=fits(OPPOSING, on(vampire)),
    ),
    text="185549",
)

card(
    "The Dowager (G6)",
    static("intercept", +1, when=is_action(trait="directed")),
    text="8ba138",
)

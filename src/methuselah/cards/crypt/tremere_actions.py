"""Tremere vampires and what actions cost them."""

from methuselah.language import (
    AIMED_AT,
    DURING_ACTION,
    THIS,
    acts,
    bleed,
    blood_of,
    both,
    burn_blood,
    card,
    choose_number,
    chosen_number,
    clan,
    costs_blood,
    fits,
    is_action,
    minus,
    on,
    other,
    plus,
    reorders_top,
    static,
    this,
    torpor,
    unlock,
    use,
    vampire,
)

card(
    "Eulogio Sánchez de los Reyes (G6)",
    acts(costs_blood(1), reorders_top(5), unlock(THIS), by="bearer", stealth=1),
    text="e71f51",
)

card(
    "Frau Schädel (G6)",
    static("stealth", +1, when=is_action("employ", "recruit")),
    text="8f4901",
)

card(
    "Javier Montoya (G2)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="77aba2",
)

card(
    "MacAlister Marshall (G5)",
    static(
        "intercept",
        +1,
        who=on(clan("Tremere"), other),
        when=both(is_action(trait="directed"), fits(AIMED_AT, on(this))),
    ),
    text="0825a2",
)

card(
    "Spiridonas (G2)",
    use(
        choose_number("X", 1, minus(blood_of(THIS), 2)),
        burn_blood(plus(chosen_number("X"), 2), THIS),
        bleed(chosen_number("X"), limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="turn",
    ),
    text="ab67bc",
)

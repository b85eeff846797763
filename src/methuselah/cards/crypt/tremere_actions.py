"""Tremere vampires and what actions cost them."""

from methuselah.language import (
    AIMED_AT,
    DURING_ACTION,
    THIS,
    bleed,
    blood_of,
    both,
    burn_blood,
    card,
    choose_number,
    chosen_number,
    clan,
    fits,
    is_action,
    minus,
    on,
    other,
    plus,
    static,
    this,
    torpor,
    use,
    vampire,
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

"""Tremere vampires and what actions cost them."""

from methuselah.language import (
    DURING_ACTION,
    THIS,
    bleed,
    blood_of,
    burn_blood,
    card,
    choose_number,
    chosen_number,
    minus,
    plus,
    static,
    torpor,
    use,
    vampire,
)

card(
    "Javier Montoya (G2)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="77aba2",
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

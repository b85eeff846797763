"""Tremere vampires and what actions cost them."""

from methuselah.language import (
    AIMED_AT,
    DURING_ACTION,
    FOUND,
    OF_TYPE_ACTION,
    THIS,
    WAS_SUCCESSFUL,
    acts,
    at_moment,
    bleed,
    blood_of,
    both,
    burn_blood,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    costs_blood,
    exists,
    fits,
    is_action,
    later,
    library,
    minus,
    named_like,
    on,
    other,
    plus,
    reorders_top,
    shuffles_library,
    static,
    takes_in_hand,
    this,
    to_ash_heap,
    torpor,
    unlock,
    use,
    vampire,
    when,
    yours,
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
    "Lord Ephraim Wainwright (G5)",
    use(
        exists(OF_TYPE_ACTION),
        later(choose(library(yours, named_like(OF_TYPE_ACTION)), name="found", least=0)),
        to_ash_heap(FOUND),
        shuffles_library(),
        at_moment("after resolution", when(WAS_SUCCESSFUL, takes_in_hand(FOUND))),
        by="acting bearer",
        at=("announced",),
        once="action",
    ),
    text="41f74a",
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

"""Kiasyd vampires."""

from methuselah.language import (
    ANYTIME,
    THIS,
    YOU,
    YOUR_TURN,
    acts,
    add,
    bleeds,
    both,
    card,
    cards_cost,
    costs_blood,
    fits,
    gives_master_action,
    is_action,
    lock,
    on,
    price,
    ready,
    requires_discipline,
    static,
    use,
    yours,
)

card(
    "Isanwayen (G4)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(lock()),
        gives_master_action(YOU),
        by="bearer",
        at=("master",),
    ),
    static("rescue cost", +1),
    text="7d0897",
)

card(
    "Marconius (G2)",
    cards_cost(-1, requires_discipline("myt"), of=("blood",)),
    text="f2dab2",
)

card(
    "Nitidas (G6)",
    use(
        price(lock(THIS)),
        add("hand_size", +1, YOU, until="turn"),
        by="bearer",
        at=ANYTIME,
    ),
    text="157861",
)

card(
    "Omme Enberbenight (G4)",
    cards_cost(-1, requires_discipline("myt"), of=("blood",)),
    text="716f66",
)

card(
    "Roderick Phillips March (G4)",
    static("stealth", +1, who=on(yours), when=both(is_action("equip"), fits(THIS, ready()))),
    text="e13c38",
)

card(
    "The Arcadian (G5)",
    acts(costs_blood(1), bleeds(+1), by="bearer", stealth=1),
    text="a7ab04",
)

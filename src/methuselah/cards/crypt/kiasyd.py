"""Kiasyd vampires."""

from methuselah.language import (
    ANYTIME,
    DURING_ACTION,
    OTHERS,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    add,
    ally,
    bleed,
    bleeds,
    both,
    burn_blood,
    burn_card,
    burn_counters,
    burn_pool,
    card,
    cards_cost,
    choose,
    choose_seat,
    clan,
    controlled_by,
    costs_blood,
    fits,
    gain_counter,
    gain_pool,
    gives_master_action,
    is_action,
    lock,
    locked,
    move_counters,
    on,
    price,
    ready,
    requires_discipline,
    static,
    trigger,
    unlock,
    unlocked,
    use,
    when,
    with_blood,
    with_counters,
    yours,
)

card(
    "Bartholomew (G2)",
    trigger("turn begins", gain_pool(1), who=YOU, when=fits(THIS, on(unlocked))),
    text="067964",
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
    "Julia Prima (G2)",
    acts(choose_seat(OTHERS, name="bled"), bleeds(), by="bearer"),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="70738c",
)

card(
    "Kassiym Malikhair (G2)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(ready(clan("Pander"))),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="8c0034",
)

card(
    "Marconius (G2)",
    cards_cost(-1, requires_discipline("myt"), of=("blood",)),
    text="f2dab2",
)

card(
    "Nitidas (G6)",
    use(price(lock(THIS)), add("hand_size", +1, YOU, until="turn"), by="bearer", at=ANYTIME),
    text="157861",
)

card(
    "Omme Enberbenight (G4)",
    cards_cost(-1, requires_discipline("myt"), of=("blood",)),
    text="716f66",
)

card(
    "Pherydima (G4)",
    use(
        YOUR_TURN,
        fits(THIS_CARD, on(locked)),
        price(burn_pool(1)),
        unlock(THIS_CARD),
        at=("discard",),
        once="phase",
    ),
    text="4dd5b4",
)

card(
    "Quincy, The Trapper (G3)",
    acts(
        choose(on(ally, controlled_by(PREY_OR_PREDATOR))),
        when(
            fits(TARGET, on(with_counters("trap"))),
            burn_card(TARGET),
            otherwise=(gain_counter("trap", TARGET),),
        ),
        by="bearer",
        stealth=1,
    ),
    trigger("left play", burn_counters("trap", on(with_counters("trap")))),
    text="62dc4f",
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

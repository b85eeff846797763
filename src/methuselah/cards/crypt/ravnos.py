"""Ravnos vampires."""

from methuselah.language import (
    DURING_ACTION,
    EDGE_HOLDER,
    NEEDS_STEALTH,
    OPPOSING,
    THIS,
    YOU,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    attached,
    burn_blood,
    can_bear,
    card,
    choose,
    choose_seat,
    chosen,
    costs_blood,
    discards_at_random,
    dodge,
    draws_up,
    exists,
    fits,
    hand,
    is_a,
    is_on,
    keyword,
    library,
    lock,
    moves_onto,
    on,
    price,
    ready,
    reveals_top,
    static,
    steals_edge,
    stealth,
    this,
    titled,
    torpor,
    trigger,
    use,
    vampire,
    when,
    yours,
)

card(
    "Doc Martina (G7)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="55d31a",
)

card(
    "Gathii (G7)",
    use(
        acting_is(on(this)),
        reveals_top(),
        when(
            fits(chosen("revealed"), library(is_a("master"))),
            burn_blood(1),
            otherwise=(when(NEEDS_STEALTH, stealth(+1)),),
        ),
        by="bearer",
        at=DURING_ACTION,
    ),
    text="33f385",
)

animals = attached(is_a("retainer"), keyword("animal"), is_on(on(vampire, yours)))

card(
    "Luciano Carvalho (G7)",
    use(
        YOUR_TURN,
        exists(on(vampire, yours), 2),
        choose(animals, name="animal"),
        choose(on(vampire, yours, can_bear("animal"))),
        moves_onto(chosen("animal"), chosen("target")),
        by="bearer",
        at=("discard",),
        once="turn",
    ),
    text="b987b5",
)

card(
    "Mata Hari (G4)",
    static("plays as if", word="clan, sect"),
    text="9c61bd",
)

card(
    "Phaibun (G7)",
    use(
        exists(hand(yours)),
        price(discards_at_random(1), draws_up()),
        by="bearer",
        at=("strike",),
        strike=dodge,
        once="combat",
        key="strike",
    ),
    text="2e5cc4",
)

card(
    "Roy (G7)",
    trigger("discard phase", lock(THIS), who=YOU),
    trigger("unlocked", lock(THIS), when=YOUR_DISCARD_PHASE),
    static("strength", +1, when=fits(OPPOSING, on(vampire, titled))),
    text="1cbec5",
)

card(
    "Sreelekha (G7)",
    static("discard_actions", +1, who=YOU, when=fits(THIS, ready())),
    text="ff363a",
)

card(
    "Tereza Rostas (G2)",
    acts(choose_seat(EDGE_HOLDER), costs_blood(2), steals_edge(), by="bearer"),
    text="10da0f",
)

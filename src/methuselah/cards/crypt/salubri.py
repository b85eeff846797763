"""Salubri vampires."""

from methuselah.language import (
    ACTING_SEAT,
    BLED,
    BLED_SUCCESSFULLY,
    COMBAT_IS_ON,
    DURING_ACTION,
    FORMER_CONTROLLER,
    HUNTED,
    NORMAL_STRIKES,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    YOU,
    YOUR_MASTER_PHASE,
    YOUR_TURN,
    acts,
    add,
    adds_blood_or_life,
    among,
    any_of,
    as_announced,
    at_least,
    attached,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burns_corruption_counter,
    card,
    cards_cost,
    choose,
    clan,
    corrupted_by_anyone,
    costs_blood,
    discards_at_random,
    draws_up,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_pool,
    helps_pay,
    is_a,
    is_action,
    is_on,
    keyword,
    look_at_hand,
    may,
    minion,
    move_counters,
    on,
    optional_maneuver,
    optional_press,
    other,
    prevents_damage_to,
    price,
    ready,
    requires_a_discipline,
    same,
    searches_library,
    static,
    stealth,
    torpor,
    trigger,
    uncontrolled,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    yours,
)

card(
    "Abaddon (G7)",
    optional_maneuver(),
    optional_press(),
    text="1ae168",
)

cards_of_others = attached(requires_a_discipline, is_on(ready(minion, other)))

card(
    "Aniel (G7)",
    acts(
        choose(among(ready(minion, other, corrupted_by_anyone), cards_of_others)),
        costs_blood(1),
        when(
            fits(TARGET, on(minion)),
            burns_corruption_counter(TARGET),
            otherwise=(burn_card(TARGET),),
        ),
        by="bearer",
        stealth=1,
    ),
    text="9064fc",
)

card(
    "Barachiel (G7)",
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    text="ce66dc",
)

card(
    "Blanche Hill (G2)",
    use(HUNTED, unlock(), by="acting bearer", at=("after_resolution",), once="turn"),
    text="90a898",
)

card(
    "Castellan (G7)",
    static("intercept", +1, when=is_action(trait="directed")),
    static("intercept", -1, when=UNDIRECTED),
    text="562d2c",
)

card(
    "Djeneba (G7)",
    cards_cost(+1, of=("blood", "life"), plays=("strike",), payer=OPPOSING),
    text="aaa9dd",
)

card(
    "Dominica (G7)",
    acts(searches_library(is_a("master"), keyword("archetype")), by="bearer", stealth=1),
    text="dc6f20",
)

card(
    "Eurayle Gelasia Mylonas (G4)",
    acts(
        choose(on(minion)),
        as_announced(when(fits(TARGET, on(yours)), stealth(+2))),
        unlock(TARGET),
        by="bearer",
    ),
    text="9e0c7b",
)

card(
    "Ilonka (G7)",
    use(
        BLED_SUCCESSFULLY,
        is_action(trait="bleeds you"),
        fits(THIS, ready()),
        look_at_hand(ACTING_SEAT),
        may(discards_at_random(1, ACTING_SEAT), draws_up(ACTING_SEAT)),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="f2cd5f",
)

card(
    "Matthew (G6)",
    helps_pay(
        1,
        YOUR_MASTER_PHASE,
        fits(THIS, ready()),
        of=("pool",),
        plays=("master",),
        by="bearer",
        once="phase",
    ),
    text="e99597",
)

card(
    "Matthias (G2)",
    static(
        "bleed",
        -1,
        who=on(any_of(clan("Baali"), clan("Ministry"))),
        when=both(fits(THIS_CARD, ready()), same(YOU, BLED)),
    ),
    text="422094",
)

card(
    "Miriam Benyona (G2)",
    static("rescue cost", -1, who=torpor(vampire)),
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(ready(vampire, other)),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="170cdd",
)

card(
    "Mr. Noir (G4)",
    trigger("burned", gain_pool(2, FORMER_CONTROLLER), when=both(COMBAT_IS_ON, exists(OPPOSING))),
    text="223b70",
)

card(
    "Nahum Enosh (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(vampire, yours, other)),
        gain_blood(1, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="67668c",
)

card(
    "Opikun (G7)",
    prevents_damage_to(on(vampire, yours), 2, price(burn_blood(1)), sources=NORMAL_STRIKES),
    text="df39d1",
)

card(
    "Sakhar (G7)",
    acts(searches_library(is_a("equipment")), by="bearer", stealth=1),
    text="3d49fb",
)

card(
    "Saulot, The Wanderer (G4)",
    static("immune", word="Baali"),
    use(
        YOUR_TURN,
        at_least(blood_of(THIS), 2),
        choose(among(on(vampire), uncontrolled(vampire, yours))),
        move_counters(2, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="7da75b",
)

card(
    "Seraphina (G7)",
    acts(choose(on(minion, yours)), adds_blood_or_life(2), by="bearer", stealth=1),
    text="1fee62",
)

card(
    "Serenna the White (G6)",
    use(
        fits(THIS, ready()),
        is_action(trait="bleeds you"),
        price(burn_blood(1)),
        add("bleed", -2),
        by="bearer",
        at=DURING_ACTION,
        once="turn",
    ),
    text="24eee5",
)

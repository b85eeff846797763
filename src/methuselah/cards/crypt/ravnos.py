"""Ravnos vampires."""

from methuselah.language import (
    AIMED_AT,
    BLED,
    BLOCKER,
    DURING_ACTION,
    EDGE_HOLDER,
    FIGHTERS,
    NEEDS_STEALTH,
    NO_ACTION_THIS_TURN,
    OPPOSING,
    PREY,
    REVEALED,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    ally,
    among,
    any_of,
    anywhere,
    at_least,
    attached,
    bleed,
    burn_blood,
    burn_card,
    can_bear,
    capacity_below,
    card,
    cards_cost,
    choose,
    choose_seat,
    chosen,
    clan,
    controlled_by,
    costs_blood,
    could_have,
    discards_at_random,
    dodge,
    draws_up,
    enters_combat,
    exists,
    fits,
    gain_counter,
    gain_pool,
    gains_strikes,
    hand,
    is_a,
    is_action,
    is_named,
    is_on,
    keyword,
    library,
    lock,
    move_counters,
    moves_onto,
    named_counters,
    not_,
    older,
    on,
    on_this,
    prevents,
    price,
    ready,
    remove_from_game,
    requires_discipline,
    reveals_top,
    same,
    seizes,
    static,
    steals_edge,
    stealth,
    strikes,
    this,
    titled,
    torpor,
    trigger,
    uncontrolled,
    unless,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

card(
    "Adri, The Seeker (G6)",
    static("intercept", +1, when=acting_is(on(clan("Ministry")))),
    text="3246c0",
)

card(
    "Alexis Sorokin (G4)",
    strikes(dodge, once="combat"),
    acts(
        choose(attached(is_a("equipment"), not_(yours), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    static("bleed", +1, when=exists(ready(clan("Toreador"), controlled_by(BLED)))),
    text="f67c24",
)

card(
    "Anka, Priestess of Thorns (G2)",
    acts(choose(ready(clan("Lasombra"))), enters_combat(TARGET), by="bearer"),
    text="037dcc",
)

card(
    "Callirus (G4)",
    use(
        YOUR_TURN,
        choose(attached(on_this)),
        price(burn_blood(1)),
        burn_card(TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="40ab73",
)

card(
    "Chavi Oraczko (G5)",
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    text="90392b",
)

card(
    "Delizbieta of the Dark Eyes (G3)",
    static("intercept", +1, when=fits(AIMED_AT, on(vampire, yours, clan("Ravnos")))),
    text="f88bd5",
)

card(
    "Doc Martina (G7)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="55d31a",
)

card(
    "Durga Syn (G4)",
    use(
        price(burn_blood(1)),
        by="bearer",
        at=("strike",),
        strike=seizes("equipment", first=True),
        key="strike",
    ),
    static("does not lock to block", when=acting_is(among(on(ally), on(capacity_below(5))))),
    text="a175f1",
)

card(
    "Ezmerelda (G2)",
    use(
        YOUR_TURN,
        fits(THIS_CARD, ready()),
        price(remove_from_game(THIS_CARD)),
        gain_pool(11),
        at=("unlock",),
    ),
    text="88fad2",
)

card(
    "Gabrin (G2)",
    acts(choose(on(any_of(ally, younger))), lock(TARGET), stealth=1, by="bearer"),
    cards_cost(-1, requires_discipline("chi"), of=("blood",)),
    text="f72fdf",
)

card(
    "Ganesh (G5)",
    static("bleed", +1, when=exists(ready(clan("Giovanni"), controlled_by(BLED)))),
    text="f99d04",
)

card(
    "Gathii (G7)",
    use(
        acting_is(on(this)),
        reveals_top(),
        when(
            fits(REVEALED, library(is_a("master"))),
            burn_blood(1),
            otherwise=(when(NEEDS_STEALTH, stealth(+1)),),
        ),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="33f385",
)

card(
    "Gharston Roland (G4)",
    static("cannot act", when=unless(NO_ACTION_THIS_TURN)),
    text="17b4cb",
)

founded = at_least(named_counters("founder", THIS_CARD), 4)
card(
    "Gwen Brand (G5)",
    trigger(
        "unlock phase",
        gain_counter("founder", THIS_CARD),
        who=YOU,
        when=exists(anywhere(keyword("gehenna"), not_(yours))),
    ),
    static("discipline", when=founded, word="ANI"),
    static("discipline", when=founded, word="AUS"),
    static("discipline", when=founded, word="CHI"),
    static("discipline", when=founded, word="FOR"),
    static("bleed", +1, when=founded),
    static("capacity", +1, when=founded),
    text="fb7eb4",
)

card(
    "Jayakumar (G5)",
    acts(
        costs_blood(2),
        choose(attached(is_a("equipment"), not_(yours), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    text="aa07c9",
)

card(
    "Joaquina Amaya (G2)",
    static("stealth", +1, when=is_action("equip")),
    text="51f722",
)

card(
    "Khalil Ravana (G2)",
    static("stealth", +1, when=is_action("diablerie")),
    text="7ea703",
)

card(
    "Kostantin, Baro of the Caravan (G2)",
    acts(
        choose(attached(is_a("equipment"), not_(yours), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
        stealth=1,
    ),
    text="1a05fc",
)

card(
    "Lázár Dobrescu (G2)",
    acts(
        choose(uncontrolled(controlled_by(PREY), with_blood)),
        choose(uncontrolled(vampire, yours), name="fed"),
        move_counters(1, TARGET, chosen("fed")),
        by="bearer",
    ),
    text="dcedb9",
)

card(
    "Kiradin (G4)",
    use(
        fits(THIS, among(FIGHTERS)),
        STRIKES_NOT_LIMITED,
        price(burn_blood(1)),
        gains_strikes(1),
        at=("additional",),
        by="bearer",
        once="round",
    ),
    text="6d02e6",
)

card(
    "Lizette (G4)",
    prevents(1),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="532c97",
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
    "Papa Legba (G5)",
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="930966",
)

card(
    "Paul Forrest, False Prophet (G4)",
    use(
        is_action("bleed"),
        acting_is(on(clan("Ravnos"), yours)),
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="d353cb",
)

card(
    "Petru Sipos (G2)",
    acts(choose(torpor(vampire, with_blood)), move_counters(1, TARGET, THIS), by="bearer"),
    text="05f3f6",
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
    "Spleen, Georgio Gutterpunk (G2)",
    trigger("is blocked", burn_blood(1, THIS), when=fits(BLOCKER, on(vampire, older))),
    text="260a58",
)

card(
    "Sreelekha (G7)",
    static("discard_actions", +1, who=YOU, when=fits(THIS, ready())),
    text="ff363a",
)

card(
    "Tatiana Stepanova, Alastor (G4)",
    static("plays as if", word="clan Brujah"),
    static("plays as if", word="clan Gangrel"),
    text="f86c59",
)

card(
    "Tereza Rostas (G2)",
    acts(choose_seat(EDGE_HOLDER), costs_blood(2), steals_edge(), by="bearer"),
    text="10da0f",
)

card(
    "Vaclav Petalengro (G2)",
    static("intercept", +1, when=acting_is(on(clan("Gangrel")))),
    text="832c73",
)

card(
    "Vasiliy Vasilevich (G5)",
    trigger("successful bleed", unlock(THIS), when=same(PREY, BLED), optional=True),
    text="0ee30f",
)

prize = any_of(keyword("hunting ground"), is_named("Blood Doll"))

card(
    "Vassily Taltos (G4)",
    acts(choose(anywhere(prize)), burn_card(TARGET), by="bearer"),
    text="581518",
)

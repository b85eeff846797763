"""Baali vampires."""

from methuselah.language import (
    ACTION_CARDS,
    DURING_ACTION,
    HAS_EDGE,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    action_requires,
    acts,
    ally,
    among,
    anywhere,
    attached,
    bleed,
    bleeds,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    card,
    cards_cost,
    choose,
    costs_blood,
    could_have,
    count,
    discard,
    fits,
    gain_pool,
    gives_master_action,
    hand,
    helps_pay,
    is_a,
    is_action,
    keyword,
    lock,
    minion,
    moves_onto,
    not_,
    on,
    one_of,
    price,
    puts_vampires_in_play,
    ranged_strike,
    ready,
    static,
    steals,
    stealth,
    title,
    trigger,
    unique,
    unless,
    unlocked,
    use,
    vampire,
    way,
    when,
    yours,
)

loot = attached(is_a("equipment"), not_(yours), could_have)

card(
    "Annazir (G5)",
    acts(
        choose(among(anywhere(keyword("location")), loot)),
        when(
            fits(TARGET, anywhere(keyword("location"))),
            when(
                fits(TARGET, loot),
                one_of(way(burn_card(TARGET)), way(moves_onto(TARGET, THIS))),
                otherwise=(burn_card(TARGET),),
            ),
            otherwise=(moves_onto(TARGET, THIS),),
        ),
        by="bearer",
    ),
    text="7607a0",
)

card(
    "Arishat (G6)",
    use(
        choose(on(vampire)),
        price(burn_blood(1)),
        abstains(TARGET),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="cba5d9",
)

card(
    "Azaneal (G4)",
    cards_cost(-1, puts_vampires_in_play, plays=ACTION_CARDS),
    text="dc7971",
)

card(
    "Cybele (G4)",
    trigger("master phase", gives_master_action(YOU), who=YOU, when=fits(THIS, on(unlocked))),
    acts(costs_blood(1), bleeds(+2), by="bearer"),
    text="b10cd7",
)

card(
    "Giotto Verducci (G2)",
    use(unless(YOUR_TURN), choose(hand(yours)), discard(), at=("discard",), once="phase"),
    static("block cost", +1, who=on(vampire), when=acting_is(THIS)),
    text="a15940",
)

card(
    "High Priest Angra Mainyu (G2)",
    static("hand_size", -1, PREY, when=fits(THIS, ready())),
    use(
        HAS_EDGE,
        unless(is_action("bleed")),
        price(burn_edge()),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
    ),
    text="da14c9",
)

card(
    "Huitzilopochtli (G2)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(burn_pool(1)),
        gives_master_action(YOU),
        by="bearer",
        at=("master",),
        once="phase",
    ),
    text="f307d1",
)

card(
    "Maureen, Dark Priestess (G4)",
    use(
        WAS_SUCCESSFUL,
        action_requires("Baali", "dai"),
        gain_pool(1),
        by="acting bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="4bc116",
)

card(
    "Nergal (G5 ADV)",
    cards_cost(+1, of=("blood",), plays=("reaction",), payer=on(minion), when=acting_is(THIS)),
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="f2c75a",
)

card(
    "Nergal (G5)",
    helps_pay(1, of=("blood",), payer=THIS, by="bearer", once="turn"),
    text="dc6615",
)

card(
    "Petaniqua (G4 ADV)",
    static("recruits as if", word="werewolf"),
    use(
        price(burn_blood(1)), by="bearer", at=("press",), press="press", once="combat", key="press"
    ),
    text="65dd61",
)

card(
    "The Horde (G6)",
    use(
        is_action("bleed"),
        acting_is(on(title("infernal"))),
        unless(acting_is(THIS_CARD)),
        price(lock()),
        bleed(+1, limited=False),
        at=DURING_ACTION,
    ),
    text="8fc43c",
)

card(
    "The unnamed (G6)",
    use(
        price(burn_blood(1)),
        by="bearer",
        at=("strike",),
        strike=ranged_strike(2, aggravated=True),
        key="strike",
    ),
    trigger("successful bleed", gain_pool(2), optional=True),
    text="ba377d",
)

card(
    "Xeper, Sultan of Lepers (G6)",
    static("votes", count(ready(vampire, yours, unique, title("infernal")))),
    acts(choose(on(ally, not_(yours))), steals(TARGET), by="bearer"),
    text="896da8",
)

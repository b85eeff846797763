"""Gangrel vampires."""

from methuselah.language import (
    BLED,
    CALLER,
    COMBAT_IS_ON,
    FIGHTERS,
    FIRST_ROUND,
    IN_ROUND,
    MERGED,
    OPPOSING,
    OPPOSING_CONTROLLER,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    add,
    ally,
    among,
    any_of,
    as_announced,
    attached,
    both,
    burn_blood,
    cancels_referendum,
    card,
    cards_cost,
    choose,
    chosen,
    clan,
    combat_ends,
    controlled_by,
    discard,
    draws,
    draws_up,
    enters_combat,
    exists,
    fetches_onto,
    fits,
    gain_blood,
    gain_pool,
    gains_transfers,
    gains_votes,
    hand,
    is_a,
    is_action,
    is_among,
    is_on,
    keyword,
    later,
    lock,
    locked,
    look_at_hand,
    minion,
    move_counters,
    not_,
    older,
    on,
    optional_press,
    other,
    prevents,
    prevents_damage_to,
    prevents_each_round,
    price,
    ready,
    requires_clan,
    requires_discipline,
    sect,
    static,
    strikes,
    teaches,
    titled,
    trigger,
    unlock,
    use,
    vampire,
    with_blood,
    younger,
    yours,
)

card(
    "André the Manipulator (G5)",
    static("hand_size", +2, YOU, when=fits(THIS, ready())),
    text="a53095",
)

card(
    "Antonino (G3)",
    static("stealth", +1, when=UNDIRECTED),
    text="b15760",
)

card(
    "Ariadne (G5)",
    static("no blood hunt"),
    text="b021fd",
)

card(
    "Basilia (G1)",
    static("aggravated strikes", word="hand"),
    text="e92816",
)

card(
    "Beckett (G3)",
    acts(draws(3), draws_up(), by="bearer", stealth=1),
    text="e28853",
)

card(
    "Brunhilde (G3)",
    static("bleed", +1, when=exists(ready(clan("Ventrue"), controlled_by(BLED)))),
    text="dc4c77",
)

card(
    "Chandler Hungerford (G2)",
    static("intercept", +1, when=acting_is(on(clan("Gangrel"), other))),
    text="0e2ec5",
)

card(
    "Danielle Diron (G3 ADV)",
    use(price(burn_blood(1)), gains_votes(1), at=("polling",), by="bearer", once="referendum"),
    text="ed8d68",
)

card(
    "Danielle Diron (G3)",
    trigger("unlock phase", gain_blood(2, THIS), who=YOU, when=fits(THIS, ready(not_(with_blood)))),
    text="f32408",
)

card(
    "Faruq (G2)",
    acts(
        choose(ready(clan("Banu Haqim"), not_(yours))),
        enters_combat(TARGET, during=(add("strength", +1, THIS, until="combat"),)),
        by="bearer",
    ),
    text="b04925",
)

card(
    "Fergus Alexander (G5)",
    acts(choose(ready(vampire, locked, sect("sabbat"))), enters_combat(TARGET), by="bearer"),
    text="5a96df",
)

card("Horrock (G3)", cards_cost(-1, requires_discipline("pro"), of=("blood",)), text="adfc5f")

card("Iliana (G2)", static("cannot have", word="contract"), text="69a40a")

card(
    "Ingrid Rossler (G2)",
    trigger("influence phase", gains_transfers(2), who=YOU, when=fits(THIS, ready())),
    text="d8076f",
)

card(
    "Inyanga (G4)",
    cards_cost(-1, requires_clan("Gangrel"), plays=("ally",)),
    text="2caef3",
)

card(
    "Jacob Fermor (G4)",
    static("bleed", +1, who=on(yours, keyword("werewolf")), when=fits(THIS, ready())),
    optional_press(),
    text="6f63bc",
)

card(
    "Karsh (G3)",
    acts(
        choose(ready(vampire, locked, not_(sect("camarilla")), not_(yours))),
        enters_combat(TARGET),
        by="bearer",
    ),
    use(
        price(burn_blood(1)),
        add("treats aggravated as normal", to=THIS, until="round"),
        by="combatant bearer",
        at=IN_ROUND,
        once="round",
    ),
    text="6b5554",
)

card(
    "Katarina (G2)",
    static("bleed", +1, when=exists(ready(clan("Ravnos"), controlled_by(BLED)))),
    text="fbfef5",
)

card(
    "Keegan (G6)",
    use(
        WAS_SUCCESSFUL,
        action_requires("Gangrel"),
        unlock(),
        at=("after_resolution",),
        by="acting bearer",
        once="turn",
    ),
    text="fb6fc1",
)

card(
    "Kuyén (G6)",
    cards_cost(-1, keyword("animal")),
    text="57d50e",
)

card(
    "Lord Ashton (G3)",
    acts(
        fetches_onto(teaches("ani", "for", "pro"), THIS),
        who=ready(clan("Gangrel"), not_(is_among(THIS_CARD))),
        stealth=1,
    ),
    text="4c4f47",
)

card(
    "Mark Decker (G3)",
    static("strength", +1, when=fits(OPPOSING, on(keyword("werewolf")))),
    text="29dbb4",
)

card(
    "Martina Srnankova (G6)",
    static("intercept", +1, when=is_action("bleed")),
    text="1307fc",
)

card(
    "Matasuntha (G5)",
    trigger("left ready region", gain_pool(1), who=OPPOSING, optional=True),
    text="5b63a3",
)

card(
    "Mickey Wheeler (G6)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, older))),
    text="de8457",
)

card(
    "Ragnar Nordstrom (G6)",
    cards_cost(-1, requires_discipline("pro"), of=("blood",)),
    static("strength", +1, when=fits(OPPOSING, on(any_of(ally, younger)))),
    text="5fc020",
)

card(
    "Ramona (G2 ADV)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(ready(clan("Gangrel"), yours, other)),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    use(
        YOUR_TURN,
        MERGED,
        fits(THIS, on(with_blood)),
        move_counters(1, THIS, YOU),
        by="bearer",
        at=("master",),
        once="phase",
        key="pool",
    ),
    text="aa5737",
)

card(
    "Ramona (G2)",
    use(
        YOUR_TURN,
        choose(ready(clan("Gangrel"), yours, with_blood)),
        move_counters(1, TARGET, THIS),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="96ebc7",
)

card(
    "Randall (G4)",
    prevents_damage_to(
        on(minion, other, is_among(FIGHTERS)),
        1,
        price(burn_blood(1)),
        sources=("normal",),
        once="phase",
    ),
    text="e86315",
)

card(
    "Rathmere (G5)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, sect("sabbat")))),
    text="b5ea67",
)

card(
    "Rosa Hernández (G4)",
    static("stealth", +1, when=is_action("employ")),
    text="3a9196",
)

card(
    "Rowena (G6)",
    prevents_each_round(1, ("normal",)),
    strikes(combat_ends(), fits(OPPOSING, on(keyword("werewolf")))),
    text="3784cb",
)

card(
    "Ryder (G4)",
    use(
        FIRST_ROUND,
        look_at_hand(OPPOSING_CONTROLLER),
        by="combatant bearer",
        at=("before_range",),
        once="combat",
    ),
    static("intercept", +1, when=is_action(trait="directed")),
    text="469fb4",
)

mage = fits(OPPOSING, on(ally, keyword("mage")))

card(
    "Sarah Raines (G3)",
    use(mage, by="bearer", at=("range",), maneuver=True, once="combat", key="maneuver"),
    optional_press("press", mage),
    text="d5115f",
)

card(
    "T.J. (G4)",
    use(
        fits(CALLER, on(titled, sect("camarilla"))),
        price(lock(THIS), burn_blood(2)),
        cancels_referendum(),
        at=("before_votes", "polling"),
        by="bearer",
    ),
    text="a8f252",
)

card(
    "Talbot (G5)",
    acts(
        exists(hand(yours, is_a("master"))),
        choose(ready(minion)),
        as_announced(
            later(choose(hand(yours, is_a("master")), name="paid")),
            discard(chosen("paid")),
        ),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="869c06",
)

card(
    "Wynn (G1)",
    acts(
        choose(ready(vampire, controlled_by(PREY_OR_PREDATOR))),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="d20761",
)

card(
    "Xaviar (G3 ADV)",
    trigger("referendum passed", unlock(), optional=True),
    text="6e3fe1",
)

card(
    "Stanislava (G2)",
    static(
        "loses abilities",
        who=attached(is_a("retainer"), is_on(OPPOSING)),
        when=both(COMBAT_IS_ON, fits(THIS, among(FIGHTERS))),
    ),
    static("cannot block", who=on(ally), when=acting_is(THIS)),
    text="0b7623",
)

card(
    "Xaviar (G3)",
    prevents(1),
    use(
        price(burn_blood(2)),
        add("strength", +2, THIS, until="combat"),
        by="combatant bearer",
        at=("before_range",),
        once="combat",
    ),
    text="90ef78",
)

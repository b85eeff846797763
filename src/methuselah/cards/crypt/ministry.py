"""Ministry vampires."""

from methuselah.language import (
    ACTING,
    ANYTIME,
    BLED,
    CALLED_BY_THIS,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    EDGE_HOLDER,
    HAS_EDGE,
    MERGED,
    OPPOSING,
    PREY,
    RESULTING_COMBAT,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    aim,
    ally,
    any_of,
    ash_heap,
    at_moment,
    attached,
    bleed,
    both,
    burn_blood,
    burn_edge,
    burn_pool,
    capacity_at_least,
    card,
    cards_cost,
    changes_votes,
    choose,
    clan,
    combat_ends,
    controlled_by,
    controller_of,
    corrupted,
    corrupted_by_anyone,
    corrupts,
    costs_blood,
    count,
    draws,
    draws_up,
    enters_combat,
    environmental_damage,
    exists,
    failed_to_block,
    fits,
    gain_blood,
    gain_pool,
    gives_master_action,
    in_your_influence_phase,
    inflicts_damage,
    intercept,
    is_a,
    is_action,
    is_named,
    keyword,
    later,
    lock,
    locked,
    may,
    minion,
    move_counters,
    not_,
    on,
    on_this,
    one_of,
    optional_maneuver,
    other,
    price,
    ready,
    requires_discipline,
    same,
    searches_crypt,
    searches_library,
    sect,
    static,
    to_uncontrolled,
    trigger,
    unique,
    unlock,
    unlocked,
    use,
    vampire,
    way,
    when,
    younger,
    younger_than,
    yours,
)

card(
    "Abdelsobek (G5)",
    acts(
        choose(on(yours, any_of(vampire, keyword("mummy")), other)),
        unlock(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="7eeb29",
)

card(
    "Agnieszka, Tempter of Legions (G6)",
    use(price(burn_blood(1)), by="bearer", at=("strike",), strike=combat_ends(), key="strike"),
    text="599bcf",
)

card(
    "Aisha (G2)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="turn"),
    text="e2c792",
)

card(
    "Amenophobis (G4)",
    use(
        WAS_SUCCESSFUL,
        action_requires("ser"),
        draws(1),
        draws_up(),
        at=("after_resolution",),
        once="action",
    ),
    static("bleed", +1, when=same(BLED, EDGE_HOLDER)),
    text="05feac",
)

card(
    "Amisa (G2)",
    acts(choose(on(vampire, capacity_at_least(8))), lock(TARGET), by="bearer"),
    text="450925",
)

card(
    "Cagliostro, The Grand Copht (G4)",
    static("discard_actions", +1, who=YOU, when=fits(THIS, ready())),
    trigger(
        "combat over",
        corrupts(1, OPPOSING),
        when=both(RESULTING_COMBAT, acting_is(THIS)),
        optional=True,
    ),
    text="9d5f39",
)

card(
    "Danny Larkshill (G2)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, younger))),
    text="a9017a",
)

card(
    "Dedefra (G2)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, sect("camarilla")))),
    text="00ce2e",
)

card(
    "Faruq Abd al-Qadir (G6)",
    static("cannot strike", who=OPPOSING, when=fits(OPPOSING, on(corrupted())), word="ends"),
    text="fd9392",
)

card(
    "Ghede (G6)",
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    cards_cost(-1, requires_discipline("ser"), of=("blood",), plays=("combat",)),
    text="21525b",
)

card(
    "Gostoso (G6)",
    trigger("successful bleed", gain_blood(1, THIS), optional=True, when=same(BLED, PREY)),
    text="bcca81",
)

card(
    "Halim Bey (G4)",
    static("stealth", +1, who=on(yours, keyword("mummy")), when=fits(THIS, ready())),
    text="6cdcd5",
)

card(
    "Hesha Ruhadze (G2)",
    static("stealth", +1, when=is_action("hunt")),
    text="a886a3",
)

card(
    "Hesha Ruhadze (G6)",
    static("bleed", count(attached(is_a("equipment"), unique, on_this))),
    text="8fbc26",
)

huntress = both(
    is_action("bleed"), acting_is(THIS_CARD), exists(on(clan("Ventrue"), controlled_by(BLED)))
)

card(
    "Intisar (G2)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        fits(THIS, ready()),
        choose(on(minion, not_(yours))),
        move_counters(1, YOU, controller_of(TARGET)),
        lock(TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="3e1a09",
)

card(
    "Kahina the Sorceress (G3)",
    acts(
        by="bearer",
        kind="political",
        stealth=1,
        passes=(inflicts_damage(1, on(minion, corrupted())),),
    ),
    text="64ad80",
)

card(
    "Kemintiri (G2)",
    static("bleed", +1, when=huntress),
    static("stealth", +1, when=huntress),
    acts(
        fits(THIS_CARD, ready(not_(yours))),
        aim(THIS_CARD),
        enters_combat(TARGET),
        who=ready(clan("Ventrue")),
        key="by Ventrue",
    ),
    acts(choose(ready(clan("Ventrue"))), enters_combat(TARGET), by="bearer", stealth=1),
    text="b393fd",
)

card(
    "Kemintiri (G2 ADV)",
    static("plays minion cards as if", word="clan Ventrue, camarilla, justicar", when=MERGED),
    text="a36f99",
)

card(
    "Khay'tall, Snake of Eden (G2)",
    static("stealth", +1, when=is_action("political")),
    static(
        "cannot cast",
        who=on(vampire, corrupted_by_anyone),
        when=CALLED_BY_THIS,
        word="against",
    ),
    text="243552",
)

card(
    "Nakhthorheb (G4)",
    use(YOUR_MINION_PHASE, fits(THIS, on(locked)), unlock(), by="bearer", at=ANYTIME, once="phase"),
    static("cannot block", who=on(corrupted()), when=acting_is(THIS)),
    text="6ad0b2",
)

card(
    "Nefertiti (G2 ADV)",
    acts(searches_crypt(is_named("Aabbt Kindred")), by="bearer", stealth=1),
    use(
        YOUR_MINION_PHASE,
        MERGED,
        fits(THIS, on(locked)),
        unlock(),
        by="bearer",
        at=ANYTIME,
        once="phase",
    ),
    text="bcb7ef",
)

card(
    "Nefertiti (G2)",
    acts(
        costs_blood(1),
        choose(on(minion, controlled_by(PREY))),
        corrupts(1, TARGET),
        by="bearer",
        stealth=1,
    ),
    text="868354",
)

card(
    "Neferu (G4)",
    use(
        choose(on(vampire, corrupted())),
        price(burn_blood(1)),
        one_of(way(changes_votes(TARGET, "for")), way(changes_votes(TARGET, "against"))),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="fa744b",
)

card(
    "Nehsi (G2)",
    optional_maneuver(),
    text="0da30e",
)

card(
    "Nonu Dis (G6)",
    trigger(
        "played master",
        later(choose(ready(vampire, yours, clan("Ministry")))),
        gain_blood(1, TARGET),
        who=YOU,
        when=both(YOUR_TURN, fits(THIS, ready())),
        optional=True,
        once="phase",
    ),
    text="63f9d9",
)

card(
    "Ogwon (G5)",
    trigger(
        "announces",
        at_moment(
            "resolution",
            when(
                acting_is(THIS_CARD),
                burn_blood(1, on(any_of(ally, younger_than(THIS_CARD)), failed_to_block)),
            ),
        ),
        who=on(),
    ),
    text="354127",
)

card(
    "Porphyrion (G5)",
    as_enters=(may(searches_library(is_named("Treaty of Laibach"))),),
    text="5f817a",
)


card(
    "Qufur am-Heru (G2)",
    trigger(
        "burned",
        in_your_influence_phase(
            when(fits(THIS_CARD, ash_heap(yours)), may(to_uncontrolled(THIS_CARD))),
        ),
    ),
    text="6aed4a",
)

card(
    "Samat Ramal-Ra, Archon (G2)",
    static("no blood hunt"),
    text="810b60",
)

card(
    "Saqqaf, Keeper of the Grand Temple of Set (G2)",
    use(
        WAS_SUCCESSFUL,
        action_requires("ser"),
        gain_pool(1),
        by="acting bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="f68346",
)

card(
    "Sarrasine (G2 ADV)",
    use(
        YOUR_TURN,
        MERGED,
        fits(THIS, ready()),
        choose(on(minion, controlled_by(PREY))),
        corrupts(1, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
        key="corrupt",
    ),
    text="b45db0",
)

card(
    "Sarrasine (G2)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        fits(THIS_CARD, ready()),
        price(burn_edge()),
        gives_master_action(YOU),
        at=("master",),
        once="phase",
    ),
    text="92b7b9",
)

card(
    "Sergio Bueno (G6)",
    static("block cost or life", +1, who=on(corrupted()), when=acting_is(THIS)),
    text="6025e9",
)

card(
    "Shemti (G5)",
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(
                both(WAS_SUCCESSFUL, DIRECTED_AT_YOU, fits(THIS_CARD, ready(unlocked))),
                environmental_damage(1, ACTING),
            ),
        ),
        who=on(minion),
    ),
    text="1ae7ac",
)

card(
    "Sundervere, The Devil Brahmin (G4)",
    trigger("burned", burn_pool(1)),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="fe43ab",
)

card(
    "Verrix, Naughty Boy (G6)",
    static("stealth", +1, when=is_action("bleed")),
    text="13c6bc",
)

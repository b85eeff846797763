"""Brujah vampires."""

from methuselah.language import (
    ACTING,
    ACTION_TAKEN,
    ANYTIME,
    AT_LONG,
    BLED,
    BLOCKER,
    DURING_ACTION,
    EACH,
    HAS_EDGE,
    MERGED,
    OPPOSING,
    PREY,
    REFERENDUM_PASSED,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    VOTED_ONLY_AGAINST,
    WAKES,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    aim,
    allocate_among,
    ally,
    any_of,
    anywhere,
    as_announced,
    at_least,
    at_moment,
    at_most,
    bleed,
    bleeds,
    blood_of,
    both,
    burn_blood,
    burn_card,
    capacity_below,
    card,
    cards_cost,
    choose,
    chosen,
    clan,
    controlled_by,
    costs_blood,
    dodge,
    draws,
    draws_up,
    each,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gains_strikes,
    gains_title,
    gains_votes,
    inflicts_damage,
    is_action,
    keyword,
    locked,
    mark,
    marked,
    minion,
    move_counters,
    not_,
    older,
    on,
    optional_maneuver,
    optional_press,
    other,
    pool_of,
    price,
    ready,
    requires_discipline,
    same,
    sect,
    sends_to_torpor,
    skips_next_unlock,
    static,
    stealth,
    title,
    titled,
    torpor,
    trigger,
    uncontrolled,
    unless,
    unlock,
    use,
    vampire,
    wake,
    when,
    with_blood,
    younger,
    yours,
)

card(
    "Adana de Sforza (G4)",
    cards_cost(-1, of=("blood",), plays=("combat",)),
    text="25703c",
)

card(
    "Adelino Da Silva (G6)",
    static("rescue cost", -2, who=torpor(vampire, older)),
    text="e74c9e",
)

must_bleed = both(exists(on(minion, yours, locked)), fits(THIS, ready(with_blood)))

card(
    "Aline Gädeke (G6)",
    use(
        WAS_SUCCESSFUL,
        acting_is(on(vampire, yours, other, sect("anarch"))),
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="f53b37",
)

card(
    "Appolonius (G1)",
    optional_press(),
    text="85b870",
)

card(
    "Ariane (G5)",
    static("stealth", -1, when=UNDIRECTED),
    text="600312",
)

card(
    "Black Cat (G1)",
    cards_cost(-1, of=("pool",), plays=("equipment",)),
    text="34fdfa",
)

card(
    "Carlak (G5)",
    trigger("tallied", each(VOTED_ONLY_AGAINST, gain_blood(1, THIS)), who=EACH),
    optional_press(),
    text="4811ad",
)

card(
    "Constanza Vinti (G2)",
    static("bleed", +2, when=exists(ready(clan("Ventrue"), controlled_by(BLED)))),
    text="01ffc8",
)

foreign = (titled, not_(sect("independent")), not_(sect("anarch")))

card(
    "Count Germaine (G4 ADV)",
    static("bleed", +2, when=exists(on(vampire, *foreign, controlled_by(BLED)))),
    optional_press("press", MERGED),
    text="a65423",
)

card(
    "Count Germaine (G4)",
    static("cannot use weapons", who=OPPOSING),
    acts(choose(ready(clan("Toreador"), not_(yours))), enters_combat(TARGET), by="bearer"),
    text="6c8d77",
)

card(
    "Dmitra Ilyanova (G5)",
    acts(
        by="bearer",
        kind="political",
        stealth=1,
        terms=(allocate_among(4, ready(vampire)),),
        passes=(gain_blood(1, chosen("points")),),
    ),
    text="488cf4",
)

card(
    "Don Cruez, The Idealist (G1)",
    use(
        price(burn_blood(1)),
        by="bearer",
        at=("range",),
        maneuver=True,
        once="combat",
        key="maneuver",
    ),
    text="9ff4e4",
)

card(
    "Dónal O'Connor (G2)",
    trigger("is blocked", burn_blood(1, BLOCKER), when=fits(BLOCKER, on(vampire))),
    text="b91121",
)

card(
    "Dónal O'Connor (G6)",
    use(
        YOUR_MINION_PHASE,
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=ANYTIME,
        once="phase",
    ),
    text="22e6ce",
)

card(
    "Elen Kamjian (G6)",
    static("must act", when=both(must_bleed, unless(ACTION_TAKEN)), word="this"),
    acts(must_bleed, bleeds(+1), by="bearer"),
    text="ec5733",
)

card(
    "Gengis (G3 ADV)",
    trigger("is blocked", skips_next_unlock(THIS), when=fits(BLOCKER, on(vampire, titled))),
    static("discipline", when=MERGED, word="aus"),
    static("discipline", when=MERGED, word="cel"),
    text="379445",
)

card(
    "Gracetius (G5)",
    use(HAS_EDGE, wake(), by="locked bearer", at=WAKES),
    text="f98463",
)

card(
    "Herbert Westin (G4)",
    use(
        WAS_SUCCESSFUL,
        is_action("equip"),
        draws(1),
        draws_up(),
        by="acting bearer",
        at=("after_resolution",),
        once="action",
    ),
    text="71c659",
)

card(
    "Jann Berger (G4)",
    cards_cost(-1, requires_discipline("pot"), of=("blood",)),
    text="e0eccf",
)

card(
    "Jaroslav Pascek (G3)",
    static("strike damage", +2, word="melee weapon"),
    acts(
        aim(on(vampire, sect("sabbat"), controlled_by(PREY))),
        inflicts_damage(1, TARGET),
        by="bearer",
    ),
    text="3aabe5",
)

card(
    "Joshua Tarnopolski (G3)",
    cards_cost(-1, plays=("ally", "retainer")),
    static("strength", +2, when=fits(OPPOSING, on(vampire, sect("sabbat")))),
    text="16525d",
)

card(
    "Juggler (G3)",
    use(
        AT_LONG,
        STRIKES_NOT_LIMITED,
        price(burn_blood(1)),
        gains_strikes(1),
        by="bearer",
        at=("strike",),
        strike=dodge,
        once="combat",
        key="strike",
    ),
    use(
        price(burn_blood(1)),
        by="bearer",
        at=("range",),
        maneuver=True,
        once="combat",
        key="maneuver",
    ),
    text="4dbbdf",
)

card(
    "Marguerite Foccart (G4 ADV)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, titled))),
    text="bd57eb",
)

card(
    "Maxwell (G3)",
    use(
        action_requires("pre"),
        price(burn_blood(1)),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        once="turn",
    ),
    acts(
        fits(THIS, on(sect("camarilla"))),
        unless(fits(THIS, on(titled))),
        kind="political",
        stealth=1,
        by="bearer",
        passes=(gains_title("prince", "Chicago", THIS),),
    ),
    text="1b1913",
)

card(
    "Menele (G3)",
    use(
        YOUR_TURN,
        at_least(blood_of(THIS), 2),
        choose(uncontrolled(vampire, yours, younger)),
        move_counters(2, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="e805a2",
)

card(
    "Miranda Sanova (G1)",
    static("intercept", -1, who=on(clan("Brujah"), other), when=acting_is(THIS)),
    text="2e7bd6",
)

rose_or_king = any_of(clan("Toreador"), clan("Ventrue"))

card(
    "Osvaldo Kühnemann (G6)",
    static("bleed", +1, when=exists(on(vampire, rose_or_king, controlled_by(BLED)))),
    text="b173c4",
)

card(
    "Rake (G1)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Ventrue")))),
    text="74eaab",
)

card(
    'Rexton "Savage" Abernathy (G6)',
    static("cannot block", who=on(any_of(ally, capacity_below(4))), when=acting_is(THIS)),
    text="3f658b",
)

card(
    "Saku Pihlajamäki (G6)",
    optional_maneuver(),
    text="73d6f7",
)

card(
    "Sir Ralph Hamilton (G3)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, younger, sect("camarilla")))),
    static("bleed", +1, who=on(clan("Ministry")), when=same(YOU, BLED)),
    text="c5f016",
)

card(
    "Themistocles (G5)",
    acts(costs_blood(1), choose(anywhere(keyword("location"))), burn_card(TARGET), by="bearer"),
    text="726696",
)

card(
    "Theo Bell (G2 ADV)",
    acts(
        exists(anywhere(keyword("gehenna"))),
        as_announced(
            at_moment(
                "after resolution",
                when(both(WAS_SUCCESSFUL, unless(REFERENDUM_PASSED)), sends_to_torpor(ACTING)),
            )
        ),
        who=ready(title("justicar or inner circle member")),
        kind="political",
        stealth=1,
        passes=(burn_card(THIS_CARD),),
    ),
    text="6b7c16",
)

card(
    "Theo Bell (G2)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    static("no blood hunt", when=exists(ready(yours, title("prince or justicar")))),
    text="aa8a53",
)

card(
    "Theo Bell (G6)",
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    text="3d8a4a",
)

sabbat_prey = exists(ready(vampire, sect("sabbat"), controlled_by(PREY)))

card(
    "Tomaine (G4)",
    static("hand_size", +1, PREY, when=both(fits(THIS, ready()), sabbat_prey)),
    text="3354ce",
)

card(
    "Tura Vaughn (G1)",
    static("intercept", +1, when=acting_is(on(clan("Brujah"), other))),
    text="92dcf6",
)

card(
    "Tyler (G3)",
    trigger("diablerie", unlock(THIS), gain_blood(1, THIS)),
    use(
        unless(fits(THIS, on(marked("used")))),
        price(burn_blood(1)),
        bleed(+1, limited=False),
        mark("used", THIS),
        by="acting bearer",
        at=DURING_ACTION,
        key="bleed",
    ),
    use(
        unless(fits(THIS, on(marked("used")))),
        price(burn_blood(1)),
        gains_votes(1),
        mark("used", THIS),
        by="bearer",
        at=("before_votes", "polling"),
        key="vote",
    ),
    text="5e460f",
)

card(
    "Vasilis, The Traitor of Don Cruez (G2)",
    static(
        "bleed",
        +1,
        who=on(clan("Giovanni")),
        when=both(fits(THIS, ready()), exists(ready(clan("Brujah"), controlled_by(BLED)))),
    ),
    text="669b1d",
)

card(
    "Volker, The Puppet Prince (G2)",
    static("cannot block", who=THIS, when=acting_is(on(title("primogen")))),
    text="f3754b",
)

card(
    "Üresség (G6)",
    static("bleed", +1, when=at_most(pool_of(PREY), 10)),
    static("votes", +1, when=at_most(pool_of(PREY), 10)),
    text="840eef",
)

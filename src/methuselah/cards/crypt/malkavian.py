"""Malkavian vampires."""

from methuselah.language import (
    AIMED_AT,
    BLED,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    EACH,
    FIGHTERS,
    HAS_EDGE,
    HUNTED,
    OPPOSING,
    OTHERS,
    PREY,
    PREY_OR_PREDATOR,
    RESULTING_COMBAT,
    REVEALED,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    after_combat,
    ally,
    among,
    anywhere,
    at_least,
    at_moment,
    at_most,
    attached,
    becomes_anarch,
    bleed,
    both,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    capacity_below,
    card,
    choose,
    chosen_number,
    clan,
    controlled_by,
    controller_of,
    could_have,
    crypt,
    end_action,
    ends_combat,
    enters_combat,
    exists,
    fits,
    flips_coin,
    gain_blood,
    gain_pool,
    gains_votes,
    inflicts_damage,
    intercept,
    is_a,
    is_action,
    is_on,
    keyword,
    later,
    lock,
    loses_transfers,
    mark,
    marked,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    one_of,
    optional_maneuver,
    price,
    ready,
    remove_from_game,
    reorders_top,
    reveals_crypt,
    rolls_die,
    same,
    sect,
    static,
    steal_equipment,
    stealth,
    strikes,
    that_methuselah,
    titled,
    trigger,
    unless,
    unlocked,
    use,
    vampire,
    way,
    when,
    with_blood,
    younger,
    yours,
)

card(
    "Abraham Mellon (G6)",
    static("plays as if", word="clan Tremere"),
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    text="a1f8f7",
)

card(
    "Aelswith, The Irresistible (G6)",
    trigger("is blocked", burn_pool(1, controller_of(BLOCKER))),
    text="cb2d77",
)

card(
    "Alexander Silverson (G6)",
    static("vote tax", 1),
    text="dba9c6",
)

card(
    "Apolonia Czarnecki (G5)",
    acts(choose(on(vampire, younger, with_blood)), move_counters(1, TARGET, THIS), by="bearer"),
    text="cae824",
)

card(
    "Assad Salhoum (G4)",
    trigger("blocks", gain_blood(1, THIS)),
    text="a6bee0",
)

card(
    "Cornelius Ottavio (G2)",
    static("bleed", +1, when=exists(ready(vampire, not_(sect("camarilla")), controlled_by(BLED)))),
    text="4ead70",
)

plain = tuple(not_(keyword(word)) for word in ("electronic", "vehicle", "weapon"))

card(
    "Darius Shirazi (G5)",
    acts(
        choose(attached(is_a("equipment"), *plain, not_(yours), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    text="f53ea1",
)

card(
    "David Morgan, The Scourge (G3)",
    static("intercept", +1, when=acting_is(on(vampire, capacity_below(3)))),
    text="b7ca8b",
)

card(
    "Esau (G3)",
    use(
        is_action("bleed"),
        acting_is(THIS),
        price(burn_blood(1)),
        flips_coin(heads=(bleed(+1, limited=False),)),
        by="bearer",
        at=("announced",),
        once="action",
    ),
    text="347c24",
)

card(
    "Evan Klein (G6)",
    trigger(
        "announces",
        flips_coin(tails=(end_action("failed"),)),
        who=on(minion),
        when=both(DIRECTED_AT_YOU, fits(THIS_CARD, among(AIMED_AT))),
    ),
    text="14b786",
)

card("Gem Ghastly (G5)", static("plays as if", word="clan Ventrue"), text="d4dcf2")

card(
    "Gilbert Duane (G6)",
    use(
        YOUR_TURN,
        exists(crypt(yours)),
        price(burn_blood(1)),
        reveals_crypt(),
        when(
            fits(REVEALED, crypt(clan("Malkavian"))),
            later(choose(on(vampire, yours, not_(titled)))),
            becomes_anarch(TARGET),
        ),
        remove_from_game(REVEALED),
        by="bearer",
        at=("influence",),
        once="phase",
    ),
    text="8507d2",
)

card(
    'J. Oswald "Ozzy" Hyde-White (G3)',
    trigger(
        "unlock phase",
        rolls_die(),
        when(at_most(chosen_number("number"), 2), add("stealth", +1, THIS, until="unlock")),
        when(
            at_least(chosen_number("number"), 5),
            add("bleed", -1, THIS, until="unlock"),
            add("strength", +1, THIS, until="unlock"),
        ),
        who=YOU,
    ),
    text="905c6b",
)

card(
    'Jason "Son" Newberry (G6)',
    use(
        unless(CALLED_BY_VAMPIRE),
        gains_votes(2, only="against"),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="ced239",
)

card(
    "Jason, The World's Voice (G3)",
    trigger(
        "combat over",
        burn_blood(1, OPPOSING),
        when=both(RESULTING_COMBAT, acting_is(THIS), fits(OPPOSING, on(vampire))),
    ),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="7e45d8",
)

card(
    "Juliet Parr (G7)",
    trigger("referendum passed", add("hand_size", +2, YOU, until="unlock")),
    optional_maneuver(),
    text="c78cf3",
)

card(
    "Keller Thiel (G5)",
    trigger(
        "successful bleed",
        burn_blood(1, SUBJECT),
        who=on(minion),
        when=both(same(BLED, YOU), fits(THIS, ready(unlocked))),
    ),
    text="45ccbd",
)

card(
    "Leandro (G2)",
    trigger(
        "unlock phase",
        that_methuselah(one_of(way(burn_pool(1)), way(loses_transfers()))),
        who=OTHERS,
        when=fits(THIS_CARD, ready()),
    ),
    text="482dd0",
)

card(
    "Lord Fianna (G5)",
    static("cannot block", who=on(ally), when=acting_is(THIS)),
    text="fccbf9",
)

card(
    "Lucian (G1)",
    strikes(steal_equipment),
    text="706b9f",
)

card(
    "Lutz von Hohenzollern (G4)",
    trigger("referendum passed", burn_pool(1, PREY), who=on(minion), when=fits(THIS, ready())),
    text="ab48a9",
)

card(
    "Mariel, Lady Thunder (G1)",
    use(
        unless(fits(THIS, among(FIGHTERS))),
        price(lock(THIS)),
        ends_combat(),
        after_combat(
            inflicts_damage(
                1, among(FIGHTERS, attached(is_a("retainer"), is_on(FIGHTERS))), unpreventable=True
            )
        ),
        by="bearer",
        at=("before_range",),
    ),
    text="565f1a",
)

card(
    "Maris Streck (G3)",
    use(price(burn_blood(1)), intercept(+1, BLOCKER), by="bearer", at=("attempt",)),
    acts(reorders_top(5), by="bearer", stealth=1),
    text="51c617",
)

card(
    "Osric Vladislav (G5)",
    use(
        choose(anywhere(keyword("location"), yours)),
        burn_card(TARGET),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
    ),
    text="517268",
)

card(
    "Persia, The Beautiful Statue (G3)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="action"),
    text="faab90",
)

card(
    "Philip van Vermeer IV (G2)",
    static("plays as if", word="clan Ventrue"),
    text="537f01",
)

card(
    "Roxanne, Rectrix of the 13th Floor (G1)",
    acts(
        choose(ready(capacity_below(4), controlled_by(PREY_OR_PREDATOR))),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="cdc31f",
)

card(
    "Sylvester Simms (G1)",
    trigger("torpor", burn_pool(1, EACH)),
    text="5ef8c8",
)

somebody_hunted = both(unless(YOUR_TURN), exists(on(vampire, marked("prey of the Ankou"))))

card(
    "The Ankou (G5)",
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(both(HUNTED, fits(THIS, ready(unlocked))), mark("prey of the Ankou", SUBJECT)),
        ),
        who=on(vampire),
        when=is_action("hunt"),
    ),
    acts(choose(on(vampire, marked("prey of the Ankou"))), burn_card(TARGET), by="bearer"),
    static("acts in any minion phase", when=somebody_hunted),
    # In his own turn he acts as anybody; in that of another only so.
    static("only acts", word="this", when=somebody_hunted),
    text="ffb5d4",
)

card(
    "Unmada (G5)",
    static("discard_actions", +1, who=YOU, when=fits(THIS, ready())),
    static("hand_size", +1, who=YOU, when=fits(THIS, ready())),
    text="5f5472",
)

card(
    "Victoria (G2)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        fits(THIS_CARD, ready()),
        price(burn_edge()),
        gain_pool(2),
        at=("master",),
    ),
    text="781388",
)

card(
    "William Biltmore (G3)",
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="b097bf",
)

card(
    "Zöe (G2)",
    static("stealth", -1, when=is_action("hunt", trait="of the rulebook")),
    text="21f0d8",
)

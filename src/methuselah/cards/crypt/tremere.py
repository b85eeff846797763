"""Tremere vampires."""

from methuselah.language import (
    ANYTIME,
    BLED,
    DURING_ACTION,
    MERGED,
    OPPOSING,
    OPPOSING_VAMPIRE,
    TARGET,
    THIS,
    YOU,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    ally,
    any_of,
    anywhere,
    attached,
    bleed,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    burns_from_hand,
    capacity_below,
    card,
    cards_cost,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    controlled_by,
    count,
    discard,
    discard_phase_action,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_title_of,
    gains_votes,
    hand,
    intercept,
    is_a,
    is_action,
    keyword,
    later,
    least,
    lock,
    locked,
    master_action,
    minion,
    move_counters,
    not_,
    on,
    on_this,
    optional_maneuver,
    optional_press,
    other,
    price,
    ready,
    requires_discipline,
    searches_library,
    sect,
    spares_blocker,
    static,
    steal_blood,
    stealth,
    strikes,
    title,
    titled,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

spell = choose(hand(yours, requires_discipline("tha")))

card(
    "Abraham DuSable (G6)",
    use(
        spell,
        price(discard()),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
        key="stealth",
    ),
    use(
        spell,
        price(discard()),
        intercept(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
        key="intercept",
    ),
    text="4b9c2d",
)

card(
    "Aidan Lyle (G5)",
    optional_press(),
    text="468ed9",
)

card(
    "Aisling Sturbridge (G2)",
    static("cannot block", who=on(clan("Tremere"), younger), when=acting_is(THIS)),
    text="790593",
)

card(
    "Anastasz di Zagreb (G3)",
    static(
        "votes",
        -1,
        when=both(fits(THIS, on(title("justicar"))), exists(ready(other, title("justicar")))),
    ),
    strikes(steal_blood(1, ranged=True)),
    text="31a8ab",
)

card(
    "Astrid Thomas (G1)",
    static("votes with", who=on(vampire, clan("Tremere"))),
    text="5d82cc",
)

card(
    "Ayse Dhanial (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(discard_phase_action()),
        gain_blood(1, THIS),
        by="bearer",
        at=("discard",),
    ),
    text="047783",
)

card(
    "Blythe Candeleria (G2)",
    static("strength", -1, when=fits(OPPOSING, on(clan("Malkavian")))),
    text="880e9a",
)

card(
    "Carna, The Princess Witch (G3)",
    use(
        YOUR_TURN,
        choose(attached(is_a("retainer"), on_this)),
        burn_card(TARGET),
        gain_blood(2),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="d2c73f",
)

card(
    "Cassandra, Magus Prime (G1)",
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    text="4e3b39",
)

card(
    "Claudio Severino (G5 ADV)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(hand(yours, requires_discipline("tha")), name="paid"),
        price(discard_phase_action(), discard(chosen("paid"))),
        gain_pool(1),
        by="bearer",
        at=("discard",),
    ),
    use(
        MERGED,
        price(burn_blood(1)),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        key="stealth",
    ),
    text="3488b0",
)

card(
    "Claudio Severino (G5)",
    cards_cost(+1, of=("blood",), plays=("combat",), payer=OPPOSING, when=OPPOSING_VAMPIRE),
    trigger(
        "unlock phase",
        burn_pool(1, YOU),
        who=YOU,
        when=unless(exists(anywhere(keyword("gehenna")))),
    ),
    text="af06c8",
)

card(
    "Dr. John Dee (G4)",
    static("cannot strike", who=OPPOSING, when=fits(OPPOSING, on(clan("Ventrue"))), word="ends"),
    use(
        choose(hand(yours, requires_discipline("tha"))),
        price(discard()),
        gains_votes(2),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="e091da",
)

card(
    "Elisabetta Romano (G2)",
    static("bleed", +1, when=exists(ready(clan("Ministry"), controlled_by(BLED)))),
    text="fc024d",
)

card(
    "Erichtho (G3)",
    cards_cost(-1, keyword("mage")),
    text="093965",
)

card(
    "Etrius (G2)",
    acts(
        choose(on(clan("Tremere"), with_blood, other)),
        later(choose_number("stolen", 1, least(3, blood_of(TARGET)))),
        move_counters(chosen_number("stolen"), TARGET, THIS),
        by="bearer",
        stealth=1,
    ),
    text="964c43",
)

card(
    "Gabrielle di Righetti (G5)",
    acts(choose(ready(minion, other)), move_counters(2, TARGET, THIS), by="bearer", stealth=1),
    text="5a7a1c",
)

card(
    "Gerald Windham (G5)",
    static("votes", count(ready(vampire, titled, not_(yours))), when=fits(THIS, on(not_(titled)))),
    text="ed23b3",
)

card(
    "Goratrix (G2 ADV)",
    acts(choose(on(clan("Tremere antitribu"))), burn_card(TARGET), by="bearer"),
    use(
        MERGED,
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="4e33a9",
)

card(
    "Grimgroth (G6)",
    cards_cost(
        -2,
        keyword("mage"),
        of=("pool",),
        plays=("ally",),
        payer=on(yours, clan("Tremere")),
        when=fits(THIS, ready()),
    ),
    text="3ef774",
)

card(
    "Ian Carfax (G7)",
    trigger(
        "combat over",
        unlock(THIS),
        when=unless(fits(OPPOSING, ready())),
        optional=True,
        once="turn",
    ),
    text="a583ce",
)

card(
    "Javier Montoya (G2 ADV)",
    use(
        YOUR_MINION_PHASE,
        price(burn_blood(1)),
        choose(ready(vampire, younger, sect("anarch"))),
        unlock(TARGET),
        by="bearer",
        at=ANYTIME,
        once="phase",
    ),
    text="6eee1c",
)

card(
    "Justine, Elder of Dallas (G1)",
    static("does not lock to block", when=acting_is(on(capacity_below(4)))),
    text="dbb2f8",
)

card(
    "Kyoko Shinsegawa (G3)",
    static("cannot hunt as normal"),
    acts(choose(ready(vampire, other)), by="bearer", kind="hunt", stealth=1),
    text="8fea3b",
)

card(
    "Lazarus (G1 ADV)",
    optional_maneuver(),
    use(
        MERGED,
        price(burn_blood(1)),
        by="bearer",
        at=("press",),
        press="press continue",
        once="combat",
        key="press",
    ),
    text="aa1625",
)

card(
    "Lille Haake (G3)",
    static("bleed", +1, when=exists(ready(vampire, sect("sabbat"), controlled_by(BLED)))),
    use(
        YOUR_TURN,
        choose(hand(yours)),
        price(master_action()),
        discard(),
        by="bearer",
        at=("master",),
        once="phase",
    ),
    text="b6e909",
)

card(
    "Lord Tremere (G5)",
    cards_cost(-1, requires_discipline("tha"), of=("blood",)),
    use(
        YOUR_MINION_PHASE,
        choose(ready(other, any_of(clan("Tremere"), clan("Tremere antitribu")))),
        when(fits(TARGET, on(locked)), unlock(TARGET), otherwise=(lock(TARGET),)),
        by="bearer",
        at=ANYTIME,
        once="phase",
    ),
    text="4d8ced",
)

card(
    "Lucas Halton (G3)",
    trigger(
        "blocks",
        burn_blood(1, THIS),
        spares_blocker(),
        when=fits(THIS, ready(unlocked, with_blood)),
        optional=True,
        once="turn",
    ),
    text="c2f763",
)

warlock = any_of(clan("Tremere"), clan("Tremere antitribu"))

card(
    "Martin Franckel (G3)",
    static(
        "bleed",
        -1,
        when=both(is_action("bleed"), unless(exists(ready(warlock, controlled_by(BLED))))),
    ),
    text="7e58e0",
)

minion_card = any_of(
    is_a("action"),
    is_a("action modifier"),
    is_a("ally"),
    is_a("combat"),
    is_a("equipment"),
    is_a("political action"),
    is_a("power"),
    is_a("reaction"),
    is_a("retainer"),
)
card(
    "Mistress Fanchon (G4)",
    acts(searches_library(minion_card), by="bearer", stealth=1),
    text="c90829",
)

card(
    "Muaziz, Archon of Ulugh Beg (G2)",
    static("no blood hunt"),
    static("stealth", +1),
    text="1e7eed",
)

card(
    "Oliver Thrace (G3)",
    static("cannot strike", who=OPPOSING, when=fits(OPPOSING, on(vampire)), word="ends"),
    use(
        spell,
        price(burns_from_hand()),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="3d8941",
)


card(
    "Pieter van Dorn (G3)",
    acts(choose(ready(clan("Tremere"), with_blood)), burn_blood(1, TARGET), by="bearer"),
    text="5c6be6",
)

card(
    "Preston Varrick (G4)",
    static("bleed", +1, when=exists(ready(ally, controlled_by(BLED)))),
    text="af0a63",
)

card(
    "Rebekka, Chantry Elder of Munich (G2)",
    static("stealth", +1),
    static("bleed", +1, when=exists(ready(clan("Malkavian"), controlled_by(BLED)))),
    text="c55631",
)

card(
    "Rutor (G5)",
    static("intercept", -1, who=on(clan("Tzimisce")), when=acting_is(THIS)),
    text="3c7cf7",
)

card(
    "Sabine Lafitte (G1)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(on(clan("Tremere"), other)),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="dad5cd",
)

card(
    "Ulugh Beg, The Watcher (G1)",
    static("discard_actions", +1, who=YOU, when=fits(THIS, ready())),
    text="dda76a",
)

card(
    "Zane (G5)",
    acts(
        unless(fits(THIS, on(title("prince")))),
        kind="political",
        stealth=1,
        by="bearer",
        terms=(choose(on(vampire, title("prince"))),),
        passes=(gains_title_of(TARGET, THIS),),
    ),
    text="179a25",
)

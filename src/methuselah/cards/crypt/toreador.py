"""Toreador vampires."""

from methuselah.language import (
    ANYTIME,
    BLED,
    BLOCKER,
    CALLED_BY_THIS,
    DURING_ACTION,
    EDGE_BURNED,
    HAS_EDGE,
    OPPOSING,
    PREDATOR,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    VOTED_AGAINST,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    acts,
    add,
    any_of,
    anywhere,
    being_played,
    bleed,
    blood_of,
    burn_blood,
    burn_card,
    burn_counters,
    burn_pool,
    cancels_card,
    capacity_at_least,
    capacity_below,
    card,
    cards_cost,
    changes_votes,
    choose,
    choose_number,
    chosen_number,
    clan,
    contests_title_of,
    controlled_by,
    costs_blood,
    discard,
    dodge,
    draws,
    draws_up,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_counter,
    gains_votes,
    hand,
    helps_pay,
    intercept,
    is_a,
    is_acting,
    is_action,
    is_named,
    keyword,
    later,
    least,
    lock,
    locked,
    move_counters,
    not_,
    on,
    one_of,
    other,
    price,
    ready,
    sect,
    static,
    stealth,
    strikes,
    title,
    titled,
    trigger,
    unlock,
    unlocked,
    use,
    vampire,
    way,
    with_blood,
    with_counters,
    younger,
    yours,
)

card(
    "Alexandra (G2)",
    use(
        YOUR_TURN,
        choose(ready(clan("Toreador"), other)),
        one_of(way(lock(TARGET)), way(unlock(TARGET))),
        by="bearer",
        at=ANYTIME,
        once="turn",
    ),
    text="4303de",
)

card(
    "Andreas, The Bard of Crete (G1)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="turn"),
    text="34094c",
)

card(
    "Annabelle Triabell (G3)",
    acts(
        costs_blood(1),
        add("bleed", +1, until="turn", when=fits(THIS, on(clan("Toreador")))),
        unlock(THIS),
        by="bearer",
        stealth=1,
    ),
    text="9c8588",
)

card(
    "Annabelle Triabell (G6)",
    static("stealth", +1, who=on(yours, clan("Toreador"), other), when=fits(THIS, on(locked))),
    text="433480",
)

card(
    "Anne-Marie Bourgeois, Inconnu Recruiter (G5)",
    cards_cost(-1, of=("pool",), plays=("equipment",)),
    text="4f69ea",
)

card(
    "Anneke (G1)",
    static("may block anything", when=acting_is(on(vampire, not_(yours)))),
    text="06c003",
)

card(
    "Anson (G1)",
    static("master_actions are", 2, who=YOU, when=fits(THIS, ready())),
    text="f5cdfc",
)

card(
    "Barth (G3)",
    static(
        "stealth",
        -1,
        who=on(
            vampire,
            not_(capacity_at_least(4)),
            any_of(controlled_by(PREY), controlled_by(PREDATOR)),
        ),
        when=fits(THIS, ready(unlocked)),
    ),
    text="765228",
)

card(
    "Bethany Ray (G5)",
    static(
        "bleed",
        +1,
        who=on(any_of(clan("Toreador"), clan("Toreador antitribu"))),
        when=is_action(trait="bleeds you"),
    ),
    text="870bee",
)

card(
    "Bret Stryker (G6)",
    static("intercept", -1, when=acting_is(on(vampire, titled))),
    text="27662d",
)

card(
    "Carmelita Neillson (G7)",
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    text="07bd41",
)

with_enid = exists(ready(yours, is_named("Enid Blount")))

card(
    "Diana Iadanza (G7)",
    use(
        being_played("reaction"),
        CALLED_BY_THIS,
        price(burn_blood(1)),
        cancels_card(),
        by="bearer",
        at=("as_played",),
        once="referendum",
    ),
    text="0971b0",
)

card(
    "Edith Blount (G3)",
    use(with_enid, by="bearer", at=("range",), maneuver=True, once="combat", key="maneuver"),
    use(with_enid, by="bearer", at=("press",), press="press", once="combat", key="press"),
    text="55efc1",
)

card(
    "Eugene (G4)",
    strikes(dodge, once="combat"),
    text="cebd0b",
)

card(
    "Flávio Gonçalves (G6)",
    strikes(dodge, once="combat"),
    text="0270a6",
)

card(
    "François Villon (G2)",
    acts(
        choose(on(vampire, younger, with_blood)),
        later(choose_number("stolen", 1, least(2, blood_of(TARGET)))),
        move_counters(chosen_number("stolen"), TARGET, THIS),
        by="bearer",
        stealth=1,
    ),
    text="c1e7ea",
)

card(
    "François Villon (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(on(vampire, younger)),
        price(burn_blood(2)),
        lock(TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="531726",
)

card(
    "Ira Rivers (G3)",
    static("intercept", +1, when=is_action("political")),
    trigger("played aus", draws(1), draws_up(), optional=True),
    text="35a7b1",
)

card(
    "Kateline Nadasdy (G4)",
    use(
        choose(on(vampire, not_(is_acting))),
        price(burn_blood(1)),
        abstains(TARGET),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="5bf38b",
)

card(
    "Lucina (G3)",
    static("strength", +1, when=fits(OPPOSING, on(capacity_below(5)))),
    trigger("unlock phase", gain_blood(1, THIS), who=YOU, when=HAS_EDGE),
    text="f83c3c",
)

card(
    "Maila (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(hand(yours, is_a("political action"))),
        price(discard()),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
        once="turn",
    ),
    text="cb314b",
)

charmed = any_of(clan("Ventrue"), clan("Brujah"))

card(
    "Makarios, The Seducer (G2)",
    acts(
        choose(on(charmed, controlled_by(PREY))),
        gain_counter("seduction", TARGET),
        by="bearer",
        key="seduce",
    ),
    acts(
        burn_counters("seduction", THIS),
        who=ready(vampire, with_counters("seduction")),
        key="resist",
    ),
    static("cannot block", who=on(vampire, with_counters("seduction")), when=acting_is(THIS_CARD)),
    text="0b1623",
)

card(
    "Marcellus (G2)",
    static(
        "action cost",
        +1,
        who=on(clan("Nosferatu")),
        when=fits(THIS_CARD, ready()),
        word="political",
    ),
    text="db23bb",
)

card(
    "Marcos Belegrad (G7)",
    trigger("votes tallied", burn_pool(1, VOTED_AGAINST)),
    text="61ca70",
)

card(
    "Masika (G1 ADV)",
    use(
        fits(BLOCKER, ready(yours)),
        choose(hand(yours, is_a("political action"))),
        price(discard()),
        intercept(+1, BLOCKER),
        by="bearer",
        at=("attempt",),
        once="action",
    ),
    text="43b505",
)

card(
    "Masika (G1)",
    use(fits(THIS, on(locked)), unlock(), by="bearer", at=("discard",)),
    text="11a2e4",
)

card(
    "Michael Luther (G3)",
    use(
        choose(on(vampire, sect("camarilla"))),
        price(lock()),
        one_of(way(changes_votes(TARGET, "for")), way(changes_votes(TARGET, "against"))),
        by="bearer",
        at=("before_votes", "polling"),
        once="referendum",
    ),
    trigger("enters combat", draws(1), draws_up(), optional=True),
    text="719ac0",
)

card(
    "Modius (G7)",
    use(
        choose(hand(yours, is_a("master"))),
        price(discard()),
        gains_votes(1),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="e67caa",
)

card(
    "Montecalme (G5)",
    acts(
        choose(anywhere(keyword("location"))),
        by="bearer",
        kind="political",
        stealth=1,
        passes=(burn_card(TARGET),),
    ),
    text="565531",
)

card(
    "Muhandis (G4)",
    static("block cost", +1, who=THIS, when=acting_is(on(vampire))),
    text="c879eb",
)

card(
    "Radeyah (G2)",
    acts(choose(ready(clan("Ministry"), not_(yours))), enters_combat(TARGET), by="bearer"),
    text="8f8646",
)

card(
    "Rafael de Corazon (G4)",
    static("must yield title", who=on(vampire, contests_title_of(THIS))),
    text="f03417",
)

card(
    "Ransam, The Old Man (G4)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Tremere")))),
    text="7d9bf2",
)

card(
    "Regina Blake (G6)",
    helps_pay(1, price(burn_blood(1)), card=(keyword("location"),), by="bearer"),
    text="bde51a",
)

card(
    "Sheva Carr (G5)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Lasombra")))),
    text="a56e6b",
)

card(
    "Sigrid Bekker (G2)",
    static("bleed", +1, when=exists(ready(clan("Nosferatu"), controlled_by(BLED)))),
    text="6367e7",
)

card(
    "Silvian Popescu (G7)",
    use(
        YOUR_TURN,
        choose(on(title("prince"), yours, with_blood)),
        move_counters(1, TARGET, THIS),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="a9a79e",
)

card(
    "Tyler McGill (G5)",
    static("votes", +1, when=EDGE_BURNED),
    static("cannot block", who=THIS, when=acting_is(on(clan("Nosferatu")))),
    text="57cc06",
)

card(
    "Victoria Ash (G2)",
    acts(choose(ready(vampire, younger)), lock(TARGET), by="bearer", stealth=1),
    text="20ce03",
)

card(
    "Victoria Ash (G7)",
    use(
        fits(THIS, ready()),
        acting_is(on(clan("Banu Haqim"))),
        choose(hand(yours)),
        price(discard()),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="a9bc3d",
)

card(
    "Vidal Jarbeaux (G5)",
    static("plays as if once", word="clan, sect, trait"),
    text="05e22e",
)

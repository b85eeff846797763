"""Ventrue vampires."""

from methuselah.language import (
    AIMED_AT,
    BLED,
    COMBAT_IS_ON,
    DURING_ACTION,
    EACH,
    HAS_EDGE,
    HUNT_ON_THIS,
    LATECOMERS_PAY,
    MERGED,
    NOBODY_HAS_EDGE,
    ONE,
    OPPOSING,
    PLAYING,
    PREY,
    PREY_OR_PREDATOR,
    PREYS_PREY,
    STRIKES,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    TURN,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_INFLUENCE_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    ally,
    among,
    anywhere,
    at_moment,
    attached,
    being_played,
    both,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    burns_from_hand,
    cancels_card,
    capacity_below,
    card,
    choose,
    clan,
    contested,
    contested_by,
    contests_title_of,
    controlled_by,
    discard,
    each_new,
    end_action,
    enters_combat,
    environmental_damage,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_edge,
    gains_title,
    gains_votes,
    hand,
    intercept,
    is_a,
    is_action,
    keyword,
    lock,
    locked,
    may,
    not_,
    on,
    one_of,
    optional_press,
    other,
    prevents,
    price,
    ready,
    ready_from_torpor,
    removes_title,
    requires_discipline,
    sect,
    static,
    steals,
    that_methuselah,
    title,
    titled,
    trigger,
    uncontrolled,
    unless,
    unlock,
    use,
    vampire,
    way,
    when,
    younger,
    yours,
)

card(
    "Aaradhya, The Callous Tyrant (G6)",
    use(
        WAS_SUCCESSFUL,
        is_action("political"),
        unlock(),
        by="acting bearer",
        at=("after_resolution",),
    ),
    text="ef49f4",
)

card(
    "Alexa Draper (G6)",
    use(
        choose(hand(yours, requires_discipline("dom"))),
        price(discard()),
        gains_votes(1),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="105e2e",
)

for_each_location = that_methuselah(
    each_new(
        anywhere(keyword("location"), yours),
        one_of(way(burn_pool(1)), way(burn_card(ONE))),
    ),
)
"""Each of them pays 1 pool for it, or burns it."""

card(
    "Arika (G2)",
    trigger("unlock phase", for_each_location, who=PREY, when=fits(THIS_CARD, ready())),
    trigger(
        "end of unlock phase",
        for_each_location,
        who=PREY,
        when=both(LATECOMERS_PAY, fits(THIS_CARD, ready())),
    ),
    text="a513a6",
)

card(
    "Boss Callihan (G3 ADV)",
    static("intercept", -1, when=acting_is(on(vampire, sect("sabbat")))),
    text="411fda",
)

card(
    "Boss Callihan (G3)",
    static("cannot rescue"),
    text="0c318c",
)

card(
    "Democritus (G1)",
    static("contest cost", +1, who=contested(contested_by(YOU)), when=fits(THIS, ready())),
    text="64990a",
)

card(
    "Edward Vignes (G3)",
    use(
        is_action(trait="directed"),
        fits(THIS, among(AIMED_AT)),
        choose(hand(yours, requires_discipline("dom"))),
        price(burns_from_hand()),
        end_action("failed"),
        by="bearer",
        at=("announced", "action", "declined"),
    ),
    text="3d942d",
)

card(
    "Emily Carson (G5)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        fits(THIS, on(locked)),
        price(burn_edge()),
        unlock(THIS),
        by="bearer",
        at=("discard",),
    ),
    text="fd3aa3",
)

card(
    "Gracis Nostinus (G3)",
    trigger(
        "fails to block",
        at_moment("end", lock(SUBJECT)),
        who=on(vampire, younger),
        when=acting_is(THIS),
    ),
    text="fde8b7",
)

card(
    "Gustav Breidenstein (G4)",
    use(price(lock(THIS)), gains_votes(5), by="bearer", at=("polling",), once="referendum"),
    text="5fc725",
)

card(
    "Hardestadt (G4)",
    static("must yield title", who=on(vampire, contests_title_of(THIS))),
    text="747f81",
)

card(
    "Horatio Ballard (G3)",
    acts(
        fits(THIS, on(sect("camarilla"))),
        unless(fits(THIS, on(titled))),
        kind="political",
        stealth=1,
        by="bearer",
        passes=(gains_title("prince", "Chicago", THIS),),
    ),
    text="2c0832",
)

card(
    "Ilyana Ravidovich (G3)",
    static("methuselah votes", +2, who=YOU, when=HUNT_ON_THIS),
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="action"),
    text="caecf6",
)

card(
    "Jan Pieterzoon (G2)",
    static("hand_size", -1, EACH, when=fits(THIS, ready())),
    text="b07b0d",
)

card(
    "Jazz Wentworth (G1)",
    acts(NOBODY_HAS_EDGE, gains_edge(), by="bearer", stealth=1),
    text="455e62",
)

card(
    "Juniper (G4)",
    acts(choose(on(ally, controlled_by(PREY_OR_PREDATOR))), steals(TARGET), by="bearer", stealth=1),
    text="d53c4e",
)

card(
    "Katarina Kornfeld (G3)",
    static("stealth", +1, when=exists(ready(yours, other, title("prince")))),
    text="436bdc",
)

card(
    "Kevin Jackson (G7)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Brujah")))),
    static("strength", +1, who=OPPOSING, when=fits(OPPOSING, on(clan("Brujah")))),
    text="b6926c",
)

card(
    "Lodin (Olaf Holte) (G5)",
    prevents(1, STRIKES),
    text="744cda",
)

card(
    "Louis Fortier (G4 ADV)",
    static("discipline", when=MERGED, word="dom"),
    static("discipline", when=MERGED, word="pre"),
    text="39a5f2",
)

card(
    "Lucinde, Alastor (G3)",
    acts(
        choose(ready(vampire, not_(sect("camarilla")), not_(yours))),
        enters_combat(TARGET),
        by="bearer",
    ),
    use(YOUR_TURN, HAS_EDGE, price(burn_edge()), gain_blood(1, THIS_CARD), at=("unlock",)),
    text="787f4b",
)

card(
    "Marcus Vitel (G3)",
    static(
        "bleed",
        +1,
        who=on(vampire, yours, sect("sabbat")),
        when=both(
            fits(THIS_CARD, ready(title("prince"))),
            exists(ready(vampire, sect("camarilla"), controlled_by(BLED))),
        ),
    ),
    acts(choose(attached(is_a("retainer"))), burn_card(TARGET), by="bearer", stealth=1),
    text="998d07",
)

card(
    "Mary Anne Blaire (G5)",
    static("bleed", -2, who=on(title("inner circle member")), when=fits(THIS_CARD, ready())),
    acts(choose(uncontrolled(vampire, yours)), gain_blood(2, TARGET), by="bearer", stealth=1),
    text="4d0ef8",
)

card(
    "Mithras (G3)",
    static("votes", 2),
    use(
        being_played("reaction"),
        fits(PLAYING, on(vampire, younger)),
        price(burn_blood(2)),
        cancels_card(free=True),
        by="acting bearer",
        at=("as_played",),
        once="action",
    ),
    text="4fe675",
)


card(
    "Nakova, Advocate of Golconda (G2)",
    trigger(
        "burned",
        environmental_damage(4, OPPOSING, unpreventable=True),
        when=both(COMBAT_IS_ON, exists(OPPOSING)),
    ),
    text="37b95c",
)

card(
    "Pedrag Hasek (G5)",
    static("cannot diablerize"),
    text="0a30c6",
)

card(
    "Queen Anne (G2)",
    static("bleed", +1, when=exists(ready(clan("Tremere"), controlled_by(BLED)))),
    text="4f3fc3",
)

card(
    "Ranjan Rishi, Camarilla Scholar (G2)",
    static("bleed", +1, when=exists(ready(clan("Brujah"), controlled_by(BLED)))),
    text="465206",
)

card(
    "Suhailah (G2)",
    static("stealth", +1, when=exists(ready(title("prince or justicar"), controlled_by(PREY)))),
    text="952cb1",
)

card(
    "Sybren van Oosten (G6)",
    trigger("referendum passed", unlock(), optional=True),
    text="a67610",
)

card(
    "Sonja Blue (G4)",
    static("blocks as an ally"),
    static("leaves the game"),
    acts(choose(on(vampire, titled)), removes_title(), by="bearer"),
    use(
        fits(TURN, PREYS_PREY),
        fits(THIS_CARD, on(controlled_by(PREY))),
        price(burn_pool(1)),
        steals(THIS_CARD),
        ready_from_torpor(THIS_CARD),
        by="methuselah",
        at=("discard",),
    ),
    as_enters=(when(YOUR_INFLUENCE_PHASE, gain_pool(4)),),
    text="f13cfc",
)

card(
    "Victor Pelletier (G4)",
    static("yields title at once"),
    as_enters=(
        may(
            one_of(
                way(burn_pool(1), gains_title("primogen", to=THIS_CARD)),
                way(burn_pool(2), gains_title("prince", "Paris", THIS_CARD)),
                way(burn_pool(3), gains_title("justicar", "Ventrue", THIS_CARD)),
            )
        ),
    ),
    text="b76326",
)

card(
    "Victorine Lafourcade (G3)",
    optional_press(),
    use(
        HAS_EDGE,
        is_action(trait="bleeds you"),
        acting_is(on(capacity_below(5))),
        price(burn_edge()),
        end_action(),
        by="bearer",
        at=DURING_ACTION,
    ),
    text="881010",
)

card(
    "Weirich Waldburg (G3)",
    static("stealth", +1, who=on(yours, title("primogen")), when=fits(THIS, ready())),
    text="650beb",
)

card(
    "Wilhelm Waldburg (G2)",
    static("title contest cost", +1, who=on(vampire, contests_title_of(THIS))),
    text="9557d4",
)

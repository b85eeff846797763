"""Ventrue vampires."""

from methuselah.language import (
    BLED,
    HAS_EDGE,
    LATECOMERS_PAY,
    OPPOSING,
    PREY,
    PREYS_PREY,
    STRIKES,
    SUBJECT_SEAT,
    TARGET,
    THIS,
    THIS_CARD,
    TURN,
    YOUR_INFLUENCE_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    anywhere,
    both,
    burn_card,
    burn_edge,
    burn_pool,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    discard,
    draws_up,
    each,
    each_new,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_votes,
    hand,
    keyword,
    not_,
    on,
    one_of,
    prevents,
    price,
    ready,
    ready_from_torpor,
    removes_title,
    requires_discipline,
    sect,
    static,
    steals,
    title,
    titled,
    trigger,
    unlock,
    use,
    vampire,
    way,
    when,
    yours,
)

card(
    "Alexa Draper (G6)",
    use(
        fits(THIS, ready()),
        choose(hand(yours, requires_discipline("dom"))),
        price(discard(), draws_up()),
        gains_votes(+1),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="105e2e",
)

for_each_location = each(
    SUBJECT_SEAT,
    each_new(
        anywhere(keyword("location"), yours),
        one_of(way(burn_pool(1)), way(burn_card(chosen("one")))),
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
    "Weirich Waldburg (G3)",
    static("stealth", +1, who=on(yours, title("primogen")), when=fits(THIS, ready())),
    text="650beb",
)

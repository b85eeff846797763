"""Ventrue vampires."""

from methuselah.language import (
    LATECOMERS_PAY,
    PREY,
    PREYS_PREY,
    STRIKES,
    SUBJECT_SEAT,
    THIS,
    THIS_CARD,
    TURN,
    YOUR_INFLUENCE_PHASE,
    acts,
    anywhere,
    both,
    burn_card,
    burn_pool,
    card,
    choose,
    chosen,
    controlled_by,
    discard,
    draws_up,
    each,
    each_new,
    fits,
    gain_pool,
    gains_votes,
    hand,
    keyword,
    on,
    one_of,
    prevents,
    price,
    ready,
    ready_from_torpor,
    removes_title,
    requires_discipline,
    static,
    steals,
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
    "Lodin (Olaf Holte) (G5)",
    prevents(1, STRIKES),
    text="744cda",
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

"""Ventrue vampires."""

from methuselah.language import (
    PREY,
    STRIKES,
    SUBJECT_SEAT,
    THIS,
    THIS_CARD,
    anywhere,
    burn_card,
    burn_pool,
    card,
    choose,
    chosen,
    discard,
    draws_up,
    each,
    fits,
    gains_votes,
    hand,
    keyword,
    one_of,
    prevents,
    price,
    ready,
    requires_discipline,
    trigger,
    unlock,
    use,
    way,
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

card(
    "Arika (G2)",
    trigger(
        "unlock phase",
        each(
            SUBJECT_SEAT,
            each(
                anywhere(keyword("location"), yours),
                one_of(way(burn_pool(1)), way(burn_card(chosen("one")))),
            ),
        ),
        who=PREY,
        when=fits(THIS_CARD, ready()),
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

"""Banu Haqim vampires."""

from methuselah.language import (
    ANYTIME,
    CALLED_BY_VAMPIRE,
    OPPOSING,
    PREDATOR,
    THIS,
    THIS_CARD,
    YOUR_TURN,
    acts,
    add,
    burn_blood,
    burn_edge,
    card,
    choose,
    clan,
    discard,
    draws_up,
    exists,
    fits,
    gain_counter,
    gains_votes,
    hand,
    is_a,
    is_action,
    lends_until_your_unlock,
    locked,
    on,
    price,
    ready,
    static,
    unlock,
    use,
    with_counters,
    yours,
)

card(
    "Amaravati (G4)",
    use(
        CALLED_BY_VAMPIRE,
        price(burn_blood(2)),
        gains_votes(1, ready(clan("Banu Haqim"), yours)),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="c3edd3",
)

card(
    "Kalinda (G6)",
    use(
        YOUR_TURN,
        fits(THIS, on(locked)),
        price(burn_edge()),
        unlock(),
        by="bearer",
        at=ANYTIME,
    ),
    text="459980",
)

card(
    "Kasim Bayar (G6)",
    use(
        exists(OPPOSING),
        choose(hand(yours, is_a("political action"))),
        price(discard(), draws_up()),
        add("strength", +2, THIS, until="combat"),
        by="bearer",
        at=("before_range",),
        once="combat",
    ),
    text="0ed35c",
)

card("Oluwafunmilayo (G6)", static("intercept", +1, when=is_action("political")), text="8de2f3")

card(
    "Parmenides (G2)",
    as_enters=(lends_until_your_unlock(THIS_CARD, PREDATOR),),
    text="2e79c0",
)

camarilla = fits(THIS, on(clan("Banu Haqim"), with_counters("allegiance")))

card(
    "Tegyrius, Vizier (G2)",
    acts(
        fits(THIS_CARD, ready()),
        gain_counter("allegiance"),
        add("sect", to=THIS, until="game", word="camarilla", when=camarilla),
        who=ready(clan("Banu Haqim")),
        stealth=1,
    ),
    text="78011b",
)

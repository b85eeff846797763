"""Gangrel vampires and votes."""

from methuselah.language import (
    ANYTIME,
    CALLED_BY_VAMPIRE,
    HAS_EDGE,
    IN_MINION_PHASE,
    THIS,
    THIS_CARD,
    YOU,
    anywhere,
    burn_blood,
    burn_edge,
    card,
    count,
    discard,
    fails_referendum,
    fits,
    hand,
    keyword,
    locked,
    on,
    optional_press,
    price,
    ready,
    static,
    trigger,
    unlock,
    use,
    yours,
)

card(
    "Beckett (G3 ADV)",
    static("hand_size", count(anywhere(keyword("gehenna"))), YOU, when=fits(THIS, ready())),
    trigger("left ready region", discard(hand(yours))),
    text="5b6352",
)

card(
    "Fakir al Sidi (G4)",
    use(
        CALLED_BY_VAMPIRE,
        price(burn_blood(3)),
        fails_referendum(),
        by="bearer",
        at=("before_votes",),
        once="referendum",
    ),
    optional_press(),
    text="532e1b",
)

card(
    "Torvus Bloodbeard (G3)",
    use(
        IN_MINION_PHASE,
        HAS_EDGE,
        fits(THIS_CARD, on(locked)),
        price(burn_edge()),
        unlock(THIS_CARD),
        at=ANYTIME,
        once="phase",
    ),
    text="497f7d",
)

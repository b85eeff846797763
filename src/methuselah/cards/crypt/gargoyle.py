"""Gargoyle vampires."""

from methuselah.language import (
    DURING_ACTION,
    OPPOSING,
    THIS,
    UNDIRECTED,
    acting_is,
    bleed,
    card,
    clan,
    fits,
    lock,
    on,
    price,
    static,
    use,
    yours,
)

card(
    "Erinyi (G2)",
    static("strength", -1, when=fits(OPPOSING, on(clan("Gangrel antitribu")))),
    text="2f90ef",
)

card(
    "Fidus, The Shrunken Beast (G2)",
    static("stealth", +1, when=UNDIRECTED),
    text="181024",
)

card(
    "Sheela Na Gig (G5)",
    use(
        acting_is(on(clan("Tremere antitribu"), yours)),
        price(lock(THIS)),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
    ),
    text="6c1320",
)

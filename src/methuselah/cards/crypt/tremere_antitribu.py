"""Tremere antitribu vampires."""

from methuselah.language import (
    PREDATOR,
    THIS_CARD,
    TURN,
    acting_is,
    any_of,
    burn_blood,
    burn_edge,
    card,
    clan,
    controller_of,
    fits,
    on,
    price,
    same,
    static,
    steal_blood,
    strikes,
    torpor,
    use,
    vampire,
    with_blood,
)

card(
    "Frondator (G4)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="a5c530",
)

card("Goratrix (G2)", strikes(steal_blood(2, ranged=True)), text="b9d70f")

card(
    "Ian Forestal (G2)",
    static("plays with basic", word="any"),
    static("learns superior"),
    text="eeeb30",
)

card(
    "Keith Moody (G4)",
    use(
        same(PREDATOR, controller_of(THIS_CARD)),
        same(PREDATOR, TURN),
        fits(THIS_CARD, on(with_blood)),
        price(burn_edge()),
        burn_blood(1, THIS_CARD),
        by="methuselah",
        at=("unlock",),
    ),
    text="db82b5",
)

card("Reverend Blackwood (G2)", static("strike damage", +1, word="tha"), text="0e9183")

card(
    "Richard Tauber, Ayelea's Puppet (G2)",
    static("intercept", -1, when=acting_is(on(any_of(clan("Lasombra"), clan("Tzimisce"))))),
    text="3710b4",
)

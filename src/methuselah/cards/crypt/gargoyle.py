"""Gargoyle vampires."""

from methuselah.language import (
    ANYTIME,
    DURING_ACTION,
    NORMAL_STRIKES,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    any_of,
    at_moment,
    bleed,
    burn_blood,
    burn_card,
    card,
    cards_cost,
    choose,
    clan,
    draw_crypt,
    enters_combat,
    fits,
    lock,
    locked,
    may,
    minion,
    not_,
    on,
    optional_press,
    other,
    prevents,
    price,
    ready,
    requires_clan,
    requires_discipline,
    static,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    younger,
    yours,
)

card(
    "Alabástrom (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(clan("Gargoyle"), yours, other, locked)),
        unlock(TARGET),
        by="bearer",
        at=ANYTIME,
        once="turn",
    ),
    text="052718",
)

card(
    "Cedric (G4)",
    trigger(
        "blocks", at_moment("end", may(burn_blood(1, THIS), unlock(THIS))), when=unless(UNDIRECTED)
    ),
    text="bc470c",
)

card(
    "Chalcedony (G6)",
    cards_cost(-1, requires_clan("Gargoyle")),
    text="bfb800",
)

card("Chaundice (G4)", prevents(2, NORMAL_STRIKES, uses=2, until="round"), text="9a6c8b")

card(
    "Erinyi (G2)",
    static("strength", -1, when=fits(OPPOSING, on(clan("Gangrel antitribu")))),
    text="2f90ef",
)

card(
    "Ferox, The Rock Lord (G2)",
    acts(choose(ready(clan("Nosferatu"), not_(yours))), enters_combat(TARGET), by="bearer"),
    static("block cost", +1, who=on(vampire, younger), when=acting_is(THIS)),
    static("cannot diablerize"),
    text="c081bb",
)

card(
    "Fidus, The Shrunken Beast (G2)",
    static("stealth", +1, when=UNDIRECTED),
    text="181024",
)

card(
    "Rocia (G4)",
    static("intercept", +1, when=acting_is(on(any_of(clan("Tremere"), clan("Tremere antitribu"))))),
    optional_press(),
    text="94deb5",
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

card(
    "Tupdog (G3)",
    cards_cost(-1, requires_discipline("vis"), of=("blood",)),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    trigger("end of minion phase", burn_card(THIS_CARD), draw_crypt(), who=YOU),
    text="744e26",
)

"""Brujah vampires."""

from methuselah.language import (
    ACTION_TAKEN,
    BLED,
    MERGED,
    OPPOSING,
    PREY,
    TARGET,
    THIS,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    acting_is,
    acts,
    any_of,
    anywhere,
    at_most,
    bleeds,
    both,
    burn_blood,
    burn_card,
    card,
    choose,
    clan,
    controlled_by,
    costs_blood,
    enters_combat,
    exists,
    fits,
    keyword,
    locked,
    minion,
    not_,
    on,
    optional_maneuver,
    optional_press,
    other,
    pool_of,
    price,
    ready,
    same,
    sect,
    static,
    titled,
    unless,
    unlock,
    use,
    vampire,
    with_blood,
    younger,
    yours,
)

card(
    "Adana de Sforza (G4)",
    static("combat card cost", -1),
    text="25703c",
)

must_bleed = both(exists(on(minion, yours, locked)), fits(THIS, ready(with_blood)))

card(
    "Aline Gädeke (G6)",
    use(
        WAS_SUCCESSFUL,
        acting_is(on(vampire, yours, other, sect("anarch"))),
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="f53b37",
)

card(
    "Appolonius (G1)",
    optional_press(),
    text="85b870",
)

card(
    "Ariane (G5)",
    static("stealth", -1, when=UNDIRECTED),
    text="600312",
)

card(
    "Constanza Vinti (G2)",
    static("bleed", +2, when=exists(ready(clan("Ventrue"), controlled_by(BLED)))),
    text="01ffc8",
)

foreign = (titled, not_(sect("independent")), not_(sect("anarch")))

card(
    "Count Germaine (G4 ADV)",
    static("bleed", +2, when=exists(on(vampire, *foreign, controlled_by(BLED)))),
    optional_press("press", MERGED),
    text="a65423",
)

card(
    "Elen Kamjian (G6)",
    static("must act", when=both(must_bleed, unless(ACTION_TAKEN)), word="this"),
    acts(must_bleed, bleeds(+1), by="bearer"),
    text="ec5733",
)

card(
    "Jann Berger (G4)",
    static("discipline cost", -1, word="pot"),
    text="e0eccf",
)

card(
    "Marguerite Foccart (G4 ADV)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, titled))),
    text="bd57eb",
)

card(
    "Miranda Sanova (G1)",
    static("intercept", -1, who=on(clan("Brujah"), other), when=acting_is(THIS)),
    text="2e7bd6",
)

rose_or_king = any_of(clan("Toreador"), clan("Ventrue"))

card(
    "Osvaldo Kühnemann (G6)",
    static("bleed", +1, when=exists(on(vampire, rose_or_king, controlled_by(BLED)))),
    text="b173c4",
)

card(
    "Rake (G1)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Ventrue")))),
    text="74eaab",
)

card(
    "Saku Pihlajamäki (G6)",
    optional_maneuver(),
    text="73d6f7",
)

card(
    "Sir Ralph Hamilton (G3)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, younger, sect("camarilla")))),
    static("bleed", +1, who=on(clan("Ministry")), when=same(YOU, BLED)),
    text="961cb5",
)

card(
    "Themistocles (G5)",
    acts(costs_blood(1), choose(anywhere(keyword("location"))), burn_card(TARGET), by="bearer"),
    text="726696",
)

card(
    "Theo Bell (G6)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="3d8a4a",
)

card(
    "Üresség (G6)",
    static("bleed", +1, when=at_most(pool_of(PREY), 10)),
    static("votes", +1, when=at_most(pool_of(PREY), 10)),
    text="840eef",
)

"""Tremere vampires."""

from methuselah.language import (
    BLED,
    DURING_ACTION,
    MERGED,
    TARGET,
    THIS,
    acting_is,
    acts,
    ally,
    any_of,
    bleed,
    both,
    burn_blood,
    burn_card,
    card,
    choose,
    clan,
    controlled_by,
    exists,
    fits,
    gains_title_of,
    is_action,
    minion,
    move_counters,
    on,
    optional_maneuver,
    optional_press,
    other,
    price,
    ready,
    static,
    title,
    unless,
    use,
    vampire,
    with_blood,
    younger,
)

card(
    "Aidan Lyle (G5)",
    optional_press(),
    text="468ed9",
)

card(
    "Aisling Sturbridge (G2)",
    static("cannot block", who=on(clan("Tremere"), younger), when=acting_is(THIS)),
    text="790593",
)

card(
    "Astrid Thomas (G1)",
    static("votes with", who=on(vampire, clan("Tremere"))),
    text="5d82cc",
)

card(
    "Erichtho (G3)",
    static("keyword cost", -1, word="mage"),
    text="093965",
)

card(
    "Gabrielle di Righetti (G5)",
    acts(choose(ready(minion, other)), move_counters(2, TARGET, THIS), by="bearer", stealth=1),
    text="5a7a1c",
)

card(
    "Goratrix (G2 ADV)",
    acts(choose(on(clan("Tremere antitribu"))), burn_card(TARGET), by="bearer"),
    use(
        MERGED,
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="4e33a9",
)

card(
    "Kyoko Shinsegawa (G3)",
    static("cannot hunt as normal"),
    acts(choose(ready(vampire, other)), by="bearer", kind="hunt", stealth=1),
    text="8fea3b",
)

card(
    "Lazarus (G1 ADV)",
    optional_maneuver(),
    use(
        MERGED,
        price(burn_blood(1)),
        by="bearer",
        at=("press",),
        press="press continue",
        once="combat",
        key="press",
    ),
    text="aa1625",
)

warlock = any_of(clan("Tremere"), clan("Tremere antitribu"))

card(
    "Martin Franckel (G3)",
    static(
        "bleed",
        -1,
        when=both(is_action("bleed"), unless(exists(ready(warlock, controlled_by(BLED))))),
    ),
    text="7e58e0",
)

card(
    "Muaziz, Archon of Ulugh Beg (G2)",
    static("no blood hunt"),
    static("stealth", +1),
    text="1e7eed",
)

card(
    "Pieter van Dorn (G3)",
    acts(choose(ready(clan("Tremere"), with_blood)), burn_blood(1, TARGET), by="bearer"),
    text="5c6be6",
)

card(
    "Preston Varrick (G4)",
    static("bleed", +1, when=exists(ready(ally, controlled_by(BLED)))),
    text="af0a63",
)

card(
    "Rebekka, Chantry Elder of Munich (G2)",
    static("stealth", +1),
    static("bleed", +1, when=exists(ready(clan("Malkavian"), controlled_by(BLED)))),
    text="c55631",
)

card(
    "Rutor (G5)",
    static("intercept", -1, who=on(clan("Tzimisce")), when=acting_is(THIS)),
    text="3c7cf7",
)

card(
    "Zane (G5)",
    acts(
        unless(fits(THIS, on(title("prince")))),
        kind="political",
        stealth=1,
        by="bearer",
        terms=(choose(on(vampire, title("prince"))),),
        passes=(gains_title_of(TARGET, THIS),),
    ),
    text="179a25",
)

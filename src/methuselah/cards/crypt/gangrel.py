"""Gangrel vampires."""

from methuselah.language import (
    CALLER,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    action_requires,
    acts,
    burn_blood,
    cancels_referendum,
    card,
    choose,
    clan,
    combat_ends,
    enters_combat,
    fetches_onto,
    fits,
    gain_pool,
    is_action,
    is_among,
    keyword,
    lock,
    locked,
    not_,
    older,
    on,
    prevents_each_round,
    price,
    ready,
    sect,
    static,
    strikes,
    teaches,
    titled,
    trigger,
    unlock,
    use,
    vampire,
)

card(
    "André the Manipulator (G5)",
    static("hand_size", +2, who=YOU, when=fits(THIS_CARD, ready())),
    text="a53095",
)

card(
    "Basilia (G1)",
    static("aggravated strikes", word="hand"),
    text="e92816",
)

card(
    "Fergus Alexander (G5)",
    acts(choose(ready(vampire, locked, sect("sabbat"))), enters_combat(TARGET), by="bearer"),
    text="5a96df",
)

card("Horrock (G3)", static("discipline cost", -1, word="pro"), text="adfc5f")

card(
    "Keegan (G6)",
    use(
        WAS_SUCCESSFUL,
        action_requires("Gangrel"),
        unlock(),
        at=("after_resolution",),
        by="acting bearer",
        once="turn",
    ),
    text="fb6fc1",
)

card(
    "Kuyén (G6)",
    static("keyword cost", -1, word="animal"),
    text="57d50e",
)

card(
    "Lord Ashton (G3)",
    acts(
        fetches_onto(teaches("ani", "for", "pro"), THIS),
        who=ready(clan("Gangrel"), not_(is_among(THIS_CARD))),
        stealth=1,
    ),
    text="4c4f47",
)

card(
    "Martina Srnankova (G6)",
    static("intercept", +1, when=is_action("bleed")),
    text="1307fc",
)

card(
    "Matasuntha (G5)",
    trigger("left ready region", gain_pool(1), who=OPPOSING, optional=True),
    text="5b63a3",
)

card(
    "Mickey Wheeler (G6)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, older))),
    text="de8457",
)

card(
    "Rowena (G6)",
    prevents_each_round(1, ("normal",)),
    strikes(combat_ends(), fits(OPPOSING, on(keyword("werewolf")))),
    text="3784cb",
)

card(
    "T.J. (G4)",
    use(
        fits(CALLER, on(titled, sect("camarilla"))),
        price(lock(THIS), burn_blood(2)),
        cancels_referendum(),
        at=("before_votes", "polling"),
        by="bearer",
    ),
    text="a8f252",
)

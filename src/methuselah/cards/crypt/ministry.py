"""Ministry vampires."""

from methuselah.language import (
    BLED,
    MERGED,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    aim,
    attached,
    both,
    card,
    choose,
    clan,
    controlled_by,
    corrupted,
    count,
    enters_combat,
    exists,
    fits,
    gain_blood,
    is_a,
    is_action,
    later,
    not_,
    on,
    on_this,
    ready,
    static,
    trigger,
    unique,
    vampire,
    yours,
)

card(
    "Faruq Abd al-Qadir (G6)",
    static("cannot strike", who=OPPOSING, when=fits(OPPOSING, on(corrupted())), word="ends"),
    text="fd9392",
)

card(
    "Hesha Ruhadze (G6)",
    static("bleed", count(attached(is_a("equipment"), unique, on_this))),
    text="8fbc26",
)

huntress = both(
    is_action("bleed"), acting_is(THIS_CARD), exists(on(clan("Ventrue"), controlled_by(BLED)))
)

card(
    "Kemintiri (G2)",
    static("bleed", +1, when=huntress),
    static("stealth", +1, when=huntress),
    acts(
        fits(THIS_CARD, ready(not_(yours))),
        aim(THIS_CARD),
        enters_combat(TARGET),
        who=ready(clan("Ventrue")),
        key="by Ventrue",
    ),
    acts(
        choose(ready(clan("Ventrue"), not_(yours))),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="b393fd",
)

card(
    "Kemintiri (G2 ADV)",
    static("plays minion cards as if", word="clan Ventrue, camarilla, justicar", when=MERGED),
    text="a36f99",
)

card(
    "Nonu Dis (G6)",
    trigger(
        "played master",
        later(choose(ready(vampire, yours, clan("Ministry")))),
        gain_blood(1, TARGET),
        who=YOU,
        when=both(YOUR_TURN, fits(THIS, ready())),
        optional=True,
        once="phase",
    ),
    text="d8f1a3",
)

card(
    "Sergio Bueno (G6)",
    static("block cost or life", +1, who=on(corrupted()), when=acting_is(THIS)),
    text="6025e9",
)

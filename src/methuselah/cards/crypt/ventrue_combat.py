"""Ventrue vampires that block, or fight."""

from methuselah.language import (
    COMBAT_IS_ON,
    HAS_EDGE,
    TARGET,
    THIS,
    acting_is,
    acts,
    both,
    burn_blood,
    burn_edge,
    card,
    choose,
    combat_ends,
    enters_combat,
    fits,
    is_action,
    minion,
    not_,
    on,
    only_while,
    price,
    ready,
    static,
    titled,
    use,
    vampire,
    yours,
)

card(
    "Gotsdam, The Tired Warrior (G4)",
    use(price(burn_blood(1)), by="bearer", at=("strike",), strike=combat_ends(), key="strike"),
    static("treats aggravated as normal", when=COMBAT_IS_ON),
    static("immune to frenzy"),
    text="accc94",
)

card(
    "Hrothulf (G3)",
    acts(
        choose(ready(minion, not_(yours), only_while(HAS_EDGE))),
        burn_edge(),
        enters_combat(TARGET),
        by="bearer",
    ),
    text="7cd9b6",
)

card(
    "João Bilé (G4)",
    static(
        "cannot block",
        who=THIS,
        when=both(fits(THIS, on(not_(titled))), acting_is(on(vampire, titled))),
    ),
    static("stealth", +1, when=is_action(trait="puts a vampire in play")),
    text="15a493",
)

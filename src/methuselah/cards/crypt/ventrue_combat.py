"""Ventrue vampires that block, or fight."""

from methuselah.language import (
    COMBAT_IS_ON,
    THIS,
    acting_is,
    both,
    burn_blood,
    card,
    combat_ends,
    fits,
    is_action,
    not_,
    on,
    price,
    static,
    titled,
    use,
    vampire,
)

card(
    "Gotsdam, The Tired Warrior (G4)",
    use(price(burn_blood(1)), by="bearer", at=("strike",), strike=combat_ends(), key="strike"),
    static("treats aggravated as normal", when=COMBAT_IS_ON),
    static("immune to frenzy"),
    text="accc94",
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

"""Political actions that require a Sabbat vampire."""

from methuselah.language import (
    TARGET,
    acts,
    burn_card,
    card,
    choose,
    enters_combat,
    not_,
    on,
    political,
    put_on,
    ready,
    sect,
    vampire,
    yours,
)

card(
    "Templar",
    political(terms=(choose(on(vampire, sect("sabbat"))),), passes=(put_on(TARGET),)),
    acts(
        choose(ready(vampire, not_(yours))),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
        key="attack",
    ),
    acts(who=ready(vampire, sect("sabbat")), kind="political", stealth=1, passes=(burn_card(),)),
    text="5287bd",
)

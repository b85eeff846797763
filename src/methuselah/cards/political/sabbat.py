"""Political actions that require a Sabbat vampire."""

from methuselah.language import (
    TARGET,
    acts,
    add,
    burn_card,
    card,
    choose,
    enters_combat,
    not_,
    on,
    political,
    put_on,
    ready,
    removes_title,
    sect,
    title,
    vampire,
    yours,
)

card(
    "Excommunication",
    political(terms=(choose(ready(title("archbishop"))),), passes=(removes_title(TARGET),)),
    text="513664",
)

card(
    "Sabbat Priest",
    political(
        terms=(choose(ready(vampire, sect("sabbat"))),),
        passes=(add("attempts burn", 1, to=TARGET, until="game"),),
    ),
    text="aa0a8d",
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

"""Political actions that require a Sabbat vampire."""

from methuselah.language import (
    ACTING,
    TARGET,
    THIS,
    acts,
    burn_card,
    card,
    choose,
    clan,
    during_discard_phase,
    enters_combat,
    fits,
    gains_title,
    loses_title,
    not_,
    on,
    political,
    put_on,
    ready,
    sect,
    trigger,
    unlock,
    vampire,
    when,
    yours,
)

nosferatu_antitribu = on(clan("Nosferatu antitribu"))

card(
    "Crusade: Houston",
    political(passes=(gains_title("archbishop", "Houston", ACTING), put_on(ACTING))),
    trigger("burned", loses_title("archbishop", "Houston")),
    text="f81d04",
)

card(
    "Crusade: London",
    political(
        passes=(
            gains_title("archbishop", "London", ACTING),
            put_on(ACTING),
            during_discard_phase(when(fits(THIS, nosferatu_antitribu), unlock(THIS))),
        ),
    ),
    trigger("burned", loses_title("archbishop", "London")),
    text="f39b08",
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

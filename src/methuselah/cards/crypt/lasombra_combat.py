"""Lasombra vampires and combat."""

from methuselah.language import (
    OPPOSING,
    OPPOSING_CONTROLLER,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_TURN,
    acts,
    aim,
    anywhere,
    burn_blood,
    burn_pool,
    card,
    clan,
    enters_combat,
    exists,
    fits,
    keyword,
    locked,
    not_,
    on,
    price,
    ready,
    trigger,
    unlock,
    use,
    yours,
)

card(
    "Egidia Arrú (G6)",
    trigger("left ready region", burn_pool(1, OPPOSING_CONTROLLER), who=OPPOSING),
    text="a7cd85",
)

card(
    "Giangaleazzo, The Traitor (G4)",
    acts(
        fits(THIS_CARD, ready(not_(yours))),
        aim(THIS_CARD),
        enters_combat(TARGET),
        who=ready(clan("Lasombra")),
    ),
    use(
        YOUR_TURN,
        exists(anywhere(keyword("gehenna"))),
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("discard",),
        once="phase",
        key="unlock",
    ),
    text="536db8",
)

"""Toreador vampires of bleeds and other actions."""

from methuselah.language import (
    BLEED_WOULD_SUCCEED,
    PREDATOR,
    THIS,
    THIS_CARD,
    acting_is,
    add,
    card,
    controlled_by,
    discipline,
    fits,
    on,
    static,
    torpor,
    use,
    vampire,
    yours,
)

card(
    "Andre LeRoux (G5)",
    use(
        BLEED_WOULD_SUCCEED,
        acting_is(on(vampire, yours)),
        add("bleed", -1),
        add("bleed", +2, THIS_CARD, until="turn"),
        at=("would_succeed",),
        once="action",
    ),
    text="1c6e9d",
)

card(
    "Lin Jun (G4)",
    static(
        "bleed",
        +1,
        who=on(vampire, discipline("tha"), controlled_by(PREDATOR)),
        when=fits(THIS, torpor()),
    ),
    text="8b9567",
)

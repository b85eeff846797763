"""Toreador vampires of bleeds and other actions."""

from methuselah.language import (
    ACTION_CARD,
    BLEED_WOULD_SUCCEED,
    PREDATOR,
    THIS,
    THIS_CARD,
    WAKES,
    acting_is,
    add,
    burn_blood,
    card,
    controlled_by,
    discipline,
    exists,
    fits,
    minion,
    on,
    price,
    shuffles_into_library,
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
    "Epikasta Rigatos (G4)",
    use(
        exists(ACTION_CARD),
        shuffles_into_library(ACTION_CARD),
        by="bearer",
        at=("after_resolution",),
    ),
    text="f5bc60",
)

card(
    "Helena (G3)",
    use(
        price(burn_blood(1)),
        add("blocks as if unlocked", to=THIS, until="action"),
        add("reacts as if unlocked", to=THIS, until="action", word="aus"),
        by="locked bearer",
        at=WAKES,
        once="action",
    ),
    text="45a944",
)

card(
    "Jürgen, The Libertine (G6)",
    static("block cost or life", +1, who=on(minion), when=acting_is(THIS)),
    text="ae3e40",
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

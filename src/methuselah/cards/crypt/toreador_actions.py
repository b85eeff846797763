"""Toreador vampires of bleeds and other actions."""

from methuselah.language import (
    BLEED_WOULD_SUCCEED,
    THIS_CARD,
    acting_is,
    add,
    card,
    on,
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

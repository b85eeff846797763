"""Nosferatu vampires in combat."""

from methuselah.language import (
    BROUGHT_BY_THIS,
    OPPOSING,
    THIS_CARD,
    ally,
    attached,
    both,
    burn_blood,
    card,
    claws_for_a_blood,
    fits,
    is_a,
    locked,
    mark,
    marked,
    not_,
    on,
    trigger,
    unlock,
)

card(
    "Amelia, The Blood Red Tears (G3)",
    trigger("combat over", burn_blood(1, OPPOSING)),
    text="d4380b",
)

card(
    "Baba Yaga, the Iron Hag (G5)",
    trigger(
        "recruited",
        mark("served", THIS_CARD),
        unlock(THIS_CARD),
        who=on(ally),
        when=both(BROUGHT_BY_THIS, fits(THIS_CARD, on(locked, not_(marked("served"))))),
        optional=True,
    ),
    trigger(
        "employed",
        mark("served", THIS_CARD),
        unlock(THIS_CARD),
        who=attached(is_a("retainer")),
        when=both(BROUGHT_BY_THIS, fits(THIS_CARD, on(locked, not_(marked("served"))))),
        optional=True,
    ),
    claws_for_a_blood(),
    text="f99df2",
)

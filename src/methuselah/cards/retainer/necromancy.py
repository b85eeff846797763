"""Retainers that require Necromancy."""

from methuselah.language import (
    BLOCKER,
    BLOCKER_NEEDS_INTERCEPT,
    THIS_CARD,
    burn_card,
    by_level,
    card,
    employs,
    intercept,
    price,
    static,
    use,
)

card(
    "Masquer",
    static("immune", who=THIS_CARD, word="normal"),
    static("intercept", +1),
    static("life", by_level(0, 1), who=THIS_CARD),
    use(BLOCKER_NEEDS_INTERCEPT, price(burn_card()), intercept(+1, BLOCKER), at=("attempt",)),
    nec=employs(),
    NEC=employs(),
    text="f6fe97",
)

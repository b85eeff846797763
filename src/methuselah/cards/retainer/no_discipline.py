"""Retainers without a Discipline."""

from methuselah.language import (
    BLOCKER,
    OPPOSING,
    THIS,
    THIS_CARD,
    acting_is,
    burn_blood,
    card,
    continues_unblocked,
    employs,
    inflicts_each_round,
    lock,
    price,
    static,
    use,
    uses_weapons,
)

card(
    "Crypt's Sons",
    employs(),
    use(
        acting_is(THIS),
        price(burn_blood(1, THIS_CARD)),
        lock(BLOCKER),
        continues_unblocked(),
        by="bearer",
        at=("blocked",),
    ),
    inflicts_each_round(1, ranged=True),
    text="693c7b",
)

card(
    "Dog Pack",
    employs(),
    static("cannot strike", who=OPPOSING, word="ends"),
    text="b167b2",
)

card(
    "Ghoul Retainer",
    employs(),
    inflicts_each_round(1),
    uses_weapons(),
    text="b581fe",
)

card("Mr. Winthrop", employs(), static("intercept", +1), text="042406")

card("Revenant", employs(), static("intercept", +1), text="f1360d")

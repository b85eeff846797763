"""Wraiths, who help other undead and are gone for good."""

from methuselah.language import (
    BLOCKER,
    TARGET,
    THIS_CARD,
    acting_is,
    acts,
    ally,
    among,
    any_of,
    attached,
    burn_card,
    card,
    choose,
    fits,
    intercept,
    is_a,
    keyword,
    lock,
    not_,
    on,
    other,
    price,
    recruits,
    remove_from_game,
    stealth,
    use,
    yours,
)

dead = any_of(keyword("wraith"), keyword("zombie"))

other_dead = on(ally, other, yours, dead)

card(
    "Fiorella, Empty One",
    recruits(),
    use(acting_is(other_dead), price(lock()), stealth(+1), by="bearer", at=("attempt",)),
    use(
        fits(BLOCKER, other_dead),
        price(lock()),
        intercept(+1, BLOCKER),
        by="bearer",
        at=("attempt",),
        key="intercept",
    ),
    text="bec2b3",
)

card(
    "Heartrender",
    recruits(),
    acts(
        choose(among(on(ally, not_(dead)), attached(is_a("retainer"), not_(dead)))),
        remove_from_game(THIS_CARD),
        burn_card(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="dbb2ab",
)

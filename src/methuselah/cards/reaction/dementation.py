"""Reactions that require Dementation."""

from methuselah.language import (
    ACTING,
    BLOCKED_THIS,
    BLOCKER,
    TARGET,
    THIS,
    acting_is,
    acts,
    add,
    ally,
    any_of,
    burn_blood,
    burn_card,
    card,
    choose,
    costs_blood,
    end_action,
    fits,
    gains_votes,
    has_voted,
    intercept,
    is_action,
    lock,
    on,
    other,
    price,
    put_on,
    reaction,
    ready,
    static,
    this,
    unless,
    unlock,
    vampire,
    younger,
)

card(
    "Babble",
    dem=reaction(fits(BLOCKER, ready(other)), intercept(+1, BLOCKER)),
    DEM=reaction(
        unless(fits(BLOCKER, ready(this))), price(lock(THIS)), choose(ready(other)), unlock(TARGET)
    ),
    text="a8c499",
)


blocks_weaker = (BLOCKED_THIS, acting_is(on(any_of(ally, younger))))
blocks_weaker_bleed = (
    is_action(trait="bleeds you"),
    BLOCKED_THIS,
    acting_is(on(any_of(ally, younger))),
)

card(
    "Shattered Mirror",
    static("bleed", -1),
    acts(costs_blood(1), burn_card(), by="bearer", who=ready(vampire)),
    dem=reaction(*blocks_weaker_bleed, put_on(ACTING), lock(THIS), end_action(), at=("blocked",)),
    DEM=reaction(*blocks_weaker_bleed, put_on(ACTING), end_action(), at=("blocked",)),
    text="1db9cd",
)

card(
    "Voice of Madness",
    dem=reaction(*blocks_weaker, lock(THIS), end_action(), at=("blocked",)),
    DEM=reaction(*blocks_weaker, lock(THIS), burn_blood(1, ACTING), end_action(), at=("blocked",)),
    text="ae248f",
)

card(
    "Wrong and Crosswise",
    dem=reaction(is_action(trait="bleeds you"), add("bleed", -2)),
    DEM=reaction(
        is_action("political"),
        unless(has_voted(THIS, "for")),
        gains_votes(+4, only="against"),
        at=("polling",),
    ),
    text="294ebe",
)

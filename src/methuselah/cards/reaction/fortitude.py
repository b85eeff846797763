"""Reactions that require Fortitude."""

from methuselah.language import (
    ACTING,
    BLOCKED_THIS,
    DIRECTED_AT_YOU,
    acting_is,
    add,
    ally,
    any_of,
    attached,
    burn_card,
    calls_off_combat,
    card,
    choose,
    chosen,
    intercept,
    is_action,
    is_on,
    keyword,
    later,
    on,
    reaction,
    unlock,
    younger,
)

card(
    "Forced Vigilance",
    for_=reaction(BLOCKED_THIS, unlock(), by="locked", at=("after_resolution",)),
    FOR=reaction(DIRECTED_AT_YOU, unlock(), by="locked"),
    text="ea8e8d",
)

blocks_weaker = (BLOCKED_THIS, acting_is(on(any_of(ally, younger))))
card(
    "Hard Case",
    for_=reaction(*blocks_weaker, calls_off_combat(), by="even locked", at=("before_combat",)),
    FOR=reaction(
        *blocks_weaker,
        calls_off_combat(),
        later(
            choose(attached(any_of(keyword("weapon"), keyword("vehicle")), is_on(ACTING)), "wreck")
        ),
        burn_card(chosen("wreck")),
        by="even locked",
        at=("before_combat",),
    ),
    text="0d8903",
)


card(
    "Steadfastness",
    for_=reaction(DIRECTED_AT_YOU, intercept(+1)),
    FOR=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    text="17bb2a",
)

"""Reactions that require Fortitude."""

from methuselah.language import (
    BLOCKED_THIS,
    DIRECTED_AT_YOU,
    add,
    card,
    intercept,
    is_action,
    reaction,
    unlock,
)

card(
    "Forced Vigilance",
    for_=reaction(BLOCKED_THIS, unlock(), by="locked", at=("after_resolution",)),
    FOR=reaction(DIRECTED_AT_YOU, unlock(), by="locked"),
    text="ea8e8d",
)

card(
    "Steadfastness",
    for_=reaction(DIRECTED_AT_YOU, intercept(+1)),
    FOR=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    text="17bb2a",
)

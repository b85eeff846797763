"""Reactions that require Fortitude."""

from methuselah.language import (
    BLOCKED_THIS,
    DIRECTED_AT_YOU,
    card,
    reaction,
    unlock,
)

card(
    "Forced Vigilance",
    for_=reaction(BLOCKED_THIS, unlock(), by="locked", at=("after_resolution",)),
    FOR=reaction(DIRECTED_AT_YOU, unlock(), by="locked"),
    text="ea8e8d",
)

"""Malkavian vampires and their actions."""

from methuselah.language import (
    AIMED_AT,
    anywhere,
    card,
    fits,
    keyword,
    not_,
    static,
    yours,
)

card(
    "Kalila (G5)",
    static("stealth", +1, when=fits(AIMED_AT, anywhere(keyword("location"), not_(yours)))),
    text="23bc62",
)

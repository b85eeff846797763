"""Malkavian vampires and their actions."""

from methuselah.language import (
    AIMED_AT,
    YOU,
    add,
    anywhere,
    card,
    fits,
    keyword,
    not_,
    static,
    trigger,
    yours,
)

card(
    "Fotini Katsikaris (G6)",
    trigger("successful bleed", add("hand_size", +1, YOU, until="discard")),
    text="36a211",
)

card(
    "Kalila (G5)",
    static("stealth", +1, when=fits(AIMED_AT, anywhere(keyword("location"), not_(yours)))),
    text="23bc62",
)

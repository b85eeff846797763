"""Tremere vampires."""

from methuselah.language import (
    BLED,
    TARGET,
    THIS,
    acts,
    card,
    choose,
    clan,
    controlled_by,
    exists,
    fits,
    gains_title_of,
    on,
    other,
    ready,
    static,
    title,
    unless,
    vampire,
)

card(
    "Astrid Thomas (G1)",
    static("votes with", who=on(vampire, clan("Tremere"))),
    text="5d82cc",
)

card(
    "Kyoko Shinsegawa (G3)",
    static("cannot hunt as normal"),
    acts(choose(ready(vampire, other)), by="bearer", kind="hunt", stealth=1),
    text="8fea3b",
)

card(
    "Rebekka, Chantry Elder of Munich (G2)",
    static("stealth", +1),
    static("bleed", +1, when=exists(ready(clan("Malkavian"), controlled_by(BLED)))),
    text="c55631",
)

card(
    "Zane (G5)",
    acts(
        unless(fits(THIS, on(title("prince")))),
        kind="political",
        stealth=1,
        by="bearer",
        terms=(choose(on(vampire, title("prince"))),),
        passes=(gains_title_of(TARGET, THIS),),
    ),
    text="179a25",
)

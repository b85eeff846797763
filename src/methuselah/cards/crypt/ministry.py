"""Ministry vampires."""

from methuselah.language import (
    OPPOSING,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    acting_is,
    attached,
    both,
    card,
    choose,
    clan,
    corrupted,
    count,
    fits,
    gain_blood,
    is_a,
    later,
    on,
    on_this,
    ready,
    static,
    trigger,
    unique,
    vampire,
    yours,
)

card(
    "Faruq Abd al-Qadir (G6)",
    static("cannot strike", who=OPPOSING, when=fits(OPPOSING, on(corrupted())), word="ends"),
    text="fd9392",
)

card(
    "Hesha Ruhadze (G6)",
    static("bleed", count(attached(is_a("equipment"), unique, on_this))),
    text="8fbc26",
)

card(
    "Nonu Dis (G6)",
    trigger(
        "played master",
        later(choose(ready(vampire, yours, clan("Ministry")))),
        gain_blood(1, TARGET),
        who=YOU,
        when=both(YOUR_TURN, fits(THIS, ready())),
        optional=True,
        once="phase",
    ),
    text="d8f1a3",
)

card(
    "Sergio Bueno (G6)",
    static("block cost or life", +1, who=on(corrupted()), when=acting_is(THIS)),
    text="6025e9",
)

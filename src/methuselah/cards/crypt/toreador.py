"""Toreador vampires."""

from methuselah.language import (
    PREDATOR,
    PREY,
    THIS,
    acting_is,
    any_of,
    capacity_at_least,
    card,
    controlled_by,
    dodge,
    draws,
    draws_up,
    fits,
    is_action,
    not_,
    on,
    ready,
    static,
    strikes,
    titled,
    trigger,
    unlocked,
    vampire,
)

card(
    "Barth (G3)",
    static(
        "stealth",
        -1,
        who=on(
            vampire,
            not_(capacity_at_least(4)),
            any_of(controlled_by(PREY), controlled_by(PREDATOR)),
        ),
        when=fits(THIS, ready(unlocked)),
    ),
    text="765228",
)

card(
    "Bret Stryker (G6)",
    static("intercept", -1, when=acting_is(on(vampire, titled))),
    text="27662d",
)

card(
    "Flávio Gonçalves (G6)",
    strikes(dodge, once="combat"),
    text="0270a6",
)

card(
    "Ira Rivers (G3)",
    static("intercept", +1, when=is_action("political")),
    trigger("played aus", draws(1), draws_up(), optional=True),
    text="35a7b1",
)

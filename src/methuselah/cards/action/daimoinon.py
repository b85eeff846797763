"""Action cards that require Daimoinon."""

from methuselah.language import (
    ACTING,
    action,
    blocks_as_vampire,
    burn_card,
    card,
    environmental_damage,
    put_in_play,
    static,
    trigger,
    unlock,
)

card(
    "Unleash Hell's Fury",
    blocks_as_vampire(
        9,
        static("infernal"),
        static("intercept", +2),
        trigger(
            "blocks",
            environmental_damage(1, ACTING, aggravated=True, unpreventable=True),
            burn_card(),
        ),
    ),
    dai=action(put_in_play(), stealth=1),
    DAI=action(put_in_play(), unlock(), stealth=1),
    text="e9faa0",
)

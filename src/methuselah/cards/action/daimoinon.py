"""Action cards that require Daimoinon."""

from methuselah.language import (
    ACTING,
    AT_SUPERIOR,
    BEARER,
    OPPOSING,
    OTHERS,
    SUBJECT_SEAT,
    THIS,
    action,
    blocks_as_vampire,
    burn_card,
    burn_pool,
    card,
    corrupts,
    ends_combat,
    environmental_damage,
    fits,
    put_in_play,
    put_on,
    ready,
    static,
    steals_corrupted,
    strike_with_effect,
    strikes,
    trigger,
    unlock,
)

card(
    "Contagion",
    trigger("unlock phase", burn_pool(1, SUBJECT_SEAT), who=OTHERS, when=fits(BEARER, ready())),
    strikes(
        strike_with_effect(corrupts(1, OPPOSING), steals_corrupted(OPPOSING, ends_combat())),
        AT_SUPERIOR,
        once="combat",
        key="corrupt",
    ),
    dai=action(put_on(THIS), stealth=1),
    DAI=action(put_on(THIS), stealth=1),
    text="0fac30",
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

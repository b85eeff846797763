"""Action cards that require Obtenebration."""

from methuselah.language import (
    FIGHTERS,
    STRIKES_NOT_LIMITED,
    THIS,
    action,
    at_least,
    by_level,
    card,
    fits,
    gains_strikes,
    optional_press,
    put_on,
    use,
)

card(
    "Black Metamorphosis",
    use(
        fits(THIS, FIGHTERS),
        STRIKES_NOT_LIMITED,
        gains_strikes(1),
        at=("additional",),
        by="bearer",
        once="round",
    ),
    optional_press("press", at_least(by_level(0, 1), 1)),
    obt=action(put_on(THIS), stealth=1),
    OBT=action(put_on(THIS), stealth=1),
    text="adc912",
)

"""Action cards that require Obtenebration."""

from methuselah.language import (
    AT_SUPERIOR,
    FIGHTERS,
    STRIKES_NOT_LIMITED,
    THIS,
    action,
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
    optional_press("press", AT_SUPERIOR),
    obt=action(put_on(THIS), stealth=1),
    OBT=action(put_on(THIS), stealth=1),
    text="adc912",
)

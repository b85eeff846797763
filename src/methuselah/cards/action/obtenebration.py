"""Action cards that require Obtenebration."""

from methuselah.language import (
    AT_SUPERIOR,
    FIGHTERS,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    YOU,
    action,
    among,
    attached,
    burn_card,
    card,
    choose,
    fits,
    gains_strikes,
    inflicts_damage,
    is_a,
    minion,
    on,
    optional_press,
    put_on,
    static,
    trigger,
    use,
    when,
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

twin = (
    choose(among(on(minion), attached(is_a("retainer")))),
    inflicts_damage(1, TARGET, unpreventable=True),
)
card(
    "Shadow Twin",
    static("stealth", -1),
    trigger("unlock phase", burn_card(), who=YOU),
    obt=action(*twin, stealth=1),
    OBT=action(*twin, when(fits(TARGET, on(minion)), put_on(TARGET, kept=True)), stealth=1),
    text="876b7b",
)

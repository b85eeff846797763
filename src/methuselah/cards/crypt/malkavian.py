"""Malkavian vampires."""

from methuselah.language import (
    FIGHTERS,
    THIS,
    after_combat,
    among,
    attached,
    card,
    ends_combat,
    fits,
    inflicts_damage,
    is_a,
    is_on,
    lock,
    price,
    static,
    unless,
    use,
)

card(
    "Alexander Silverson (G6)",
    static("vote tax", 1),
    text="dba9c6",
)

card(
    "Mariel, Lady Thunder (G1)",
    use(
        unless(fits(THIS, among(FIGHTERS))),
        price(lock(THIS)),
        ends_combat(),
        after_combat(
            inflicts_damage(
                1, among(FIGHTERS, attached(is_a("retainer"), is_on(FIGHTERS))), unpreventable=True
            )
        ),
        by="bearer",
        at=("before_range",),
    ),
    text="565f1a",
)

"""Powers that require Redemption."""

from methuselah.language import (
    FIGHTERS,
    THIS,
    card,
    ends_combat,
    exists,
    gains_conviction,
    is_among,
    keyword,
    lock,
    monster,
    on,
    other,
    power,
    price,
    use,
    when,
)

card(
    "Abjure",
    use(
        exists(on(monster, is_among(FIGHTERS))),
        exists(on(keyword("mortal"), is_among(FIGHTERS))),
        price(lock(), lock(THIS)),
        when(
            exists(on(keyword("mortal"), other, is_among(FIGHTERS))),
            gains_conviction("hand", "ash_heap"),
        ),
        ends_combat(),
        by="bearer",
        at=("before_range",),
    ),
    red=power(),
    text="88e102",
)

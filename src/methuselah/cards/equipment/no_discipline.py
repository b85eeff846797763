"""Equipment."""

from methuselah.language import (
    THIS,
    burn_blood,
    card,
    discipline,
    equips,
    fits,
    gun,
    intercept,
    on,
    optional_maneuver,
    prevents_of_guns,
    price,
    static,
    use,
)

card(
    ".44 Magnum",
    equips(),
    *gun(2, maneuver=True),
    text="8cb567",
)

card(
    "Bowl of Convergence",
    equips(),
    static("intercept", +1, when=fits(THIS, on(discipline("aus")))),
    use(
        fits(THIS, on(discipline("AUS"))),
        price(burn_blood(1)),
        intercept(+1),
        by="bearer",
        at=("attempt",),
        once="action",
    ),
    text="1ece46",
)

card(
    "IR Goggles",
    equips(),
    optional_maneuver(),
    text="31c8d9",
)

card(
    "Kevlar Vest",
    equips(),
    static("only one", word="Kevlar Vest"),
    *prevents_of_guns(2, 1),
    text="2014a8",
)

card(
    "Saturday-Night Special",
    equips(),
    *gun(1, maneuver=True),
    text="3fe3b7",
)

card(
    "Sport Bike",
    equips(),
    static("intercept", +1),
    static("only one", word="vehicle"),
    text="4f229a",
)

card(
    "Submachine Gun",
    equips(),
    *gun(3, maneuver=True),
    text="9a6dca",
)

"""Osebo vampires."""

from methuselah.language import (
    DURING_ACTION,
    burn_blood,
    card,
    intercept,
    is_action,
    price,
    static,
    unless,
    use,
)

card(
    "Cesewayo (G4)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="action"),
    text="d42eb4",
)

card(
    "Kisha Bhimji (G3)",
    static("stealth", -1, when=unless(is_action("hunt"))),
    text="73a20d",
)

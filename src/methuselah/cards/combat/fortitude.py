"""Combat cards that require Fortitude."""

from methuselah.language import (
    STRIKES,
    THIS,
    add,
    burn_blood,
    card,
    choose_x,
    grants,
    plus,
    press,
    prevents_damage,
    price,
    x,
)

card(
    "Hidden Strength",
    for_=prevents_damage(plus(x(), 1), choose_x()),
    FOR=prevents_damage(plus(x(), 1), choose_x(), grants("press")),
    text="82ab5a",
)

card(
    "Indomitability",
    for_=prevents_damage(1),
    FOR=(press, prevents_damage(1, grants("press"))),
    text="ef4fc3",
)

card(
    "Rolling with the Punches",
    for_=prevents_damage(1),
    FOR=prevents_damage(
        1000,
        price(burn_blood(1)),
        add("prevents strikes", to=THIS, until="round", word="for"),
        sources=STRIKES,
    ),
    text="3a1e8e",
)

card(
    "Skin of Rock",
    for_=prevents_damage(1),
    FOR=prevents_damage(2),
    text="b25f38",
)

"""Combat cards that require Fortitude."""

from methuselah.language import (
    card,
    choose_x,
    grants,
    plus,
    prevents_damage,
    x,
)

card(
    "Hidden Strength",
    for_=prevents_damage(plus(x(), 1), choose_x()),
    FOR=prevents_damage(plus(x(), 1), choose_x(), grants("press")),
    text="82ab5a",
)

card(
    "Skin of Rock",
    for_=prevents_damage(1),
    FOR=prevents_damage(2),
    text="b25f38",
)

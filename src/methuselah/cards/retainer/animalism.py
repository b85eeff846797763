"""Retainers that require Animalism."""

from methuselah.language import (
    THIS_CARD,
    by_level,
    card,
    employs,
    inflicts_each_round,
    static,
)

card(
    "Murder of Crows",
    inflicts_each_round(1, ranged=True),
    static("life", by_level(0, 1), who=THIS_CARD),
    ani=employs(),
    ANI=employs(),
    text="b3002e",
)

card(
    "Raven Spy",
    static("intercept", +1),
    static("life", by_level(0, 1), who=THIS_CARD),
    ani=employs(),
    ANI=employs(),
    text="69098f",
)

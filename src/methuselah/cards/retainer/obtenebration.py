"""Retainers that require Obtenebration."""

from methuselah.language import THIS_CARD, by_level, card, employs, inflicts_each_round, static

card(
    "Shade",
    inflicts_each_round(1),
    static("life", by_level(0, 1), who=THIS_CARD),
    obt=employs(),
    OBT=employs(),
    text="066b7b",
)

"""Reactions that require Obtenebration."""

from methuselah.language import (
    card,
    if_it_blocks,
    intercept,
    reaction,
)

card(
    "Eyes of the Night",
    obt=reaction(intercept(+1)),
    OBT=reaction(intercept(+1), if_it_blocks("maneuver or press")),
    text="7ecab0",
)

"""Melee weapons without a Discipline (the rest of them, and of the guns, is in weapons.py)."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    at_end_of_turn,
    card,
    equips,
    melee_strike,
    strikes,
    trigger,
    unlock,
)

card("Bang Nakh — Tiger's Claws", equips(), strikes(melee_strike(+2)), text="d4cf42")

card(
    "Baseball Bat",
    equips(replace="action"),
    strikes(melee_strike(+1)),
    trigger("equipped", at_end_of_turn(unlock()), when=ACTION_OF_THIS_CARD),
    text="0caf4f",
)

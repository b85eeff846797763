"""Melee weapons without a Discipline (the rest of them, and of the guns, is in weapons.py)."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    THIS_CARD,
    after_strike_resolution,
    all_prevented_by,
    at_end_of_turn,
    burn_card,
    card,
    equips,
    melee_strike,
    static,
    strength_strike,
    strikes,
    trigger,
    turns_face_down,
    unlock,
    when,
)

card("Bang Nakh — Tiger's Claws", equips(), strikes(melee_strike(+2)), text="d4cf42")

card(
    "Baseball Bat",
    equips(replace="action"),
    strikes(melee_strike(+1)),
    trigger("equipped", at_end_of_turn(unlock()), when=ACTION_OF_THIS_CARD),
    text="0caf4f",
)

card(
    "Kerrie",
    equips(),
    strikes(melee_strike(+1)),
    strikes(
        strength_strike(ranged=True, anyway=(after_strike_resolution(turns_face_down()),)),
        key="throw",
    ),
    text="47a27a",
)

card(
    "Poker",
    equips(),
    strikes(
        melee_strike(+1, hit=(after_strike_resolution(when(all_prevented_by("for"), burn_card())),))
    ),
    static("aggravates damage to", who=THIS_CARD, word="Kiasyd"),
    text="a00889",
)

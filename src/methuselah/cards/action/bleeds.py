"""Bleeds without a Discipline that do something besides."""

from methuselah.language import (
    BLED_SUCCESSFULLY,
    action,
    bleeds,
    card,
    gain_blood,
    when,
)

card(
    "Forgery",
    action(bleeds(), when(BLED_SUCCESSFULLY, gain_blood(1))),
    text="16f307",
)

"""Reactions that require Dominate."""

from methuselah.language import (
    BLEEDABLE,
    THIS,
    card,
    choose_seat,
    chosen_seat,
    is_action,
    lock,
    reaction,
    redirect_bleed,
)

bled = is_action("bleed", trait="bleeds you")
another = choose_seat(BLEEDABLE, name="to")
away = redirect_bleed(chosen_seat("to"))

card(
    "Deflection",
    dom=reaction(bled, another, lock(THIS), away, at=("declined",)),
    DOM=reaction(bled, another, away, at=("declined",)),
    text="8fd5e7",
)

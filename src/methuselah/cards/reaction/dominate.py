"""Reactions that require Dominate."""

from methuselah.language import (
    BLEEDABLE,
    THIS,
    acting_is,
    card,
    choose_seat,
    chosen_seat,
    is_action,
    lock,
    on,
    reaction,
    redirect_bleed,
    vampire,
    younger,
)

bled = is_action("bleed", trait="bleeds you")
another = choose_seat(BLEEDABLE, name="to")
away = redirect_bleed(chosen_seat("to"))
younger_bleeds = acting_is(on(vampire, younger))

card(
    "Deflection",
    dom=reaction(bled, another, lock(THIS), away, at=("declined",)),
    DOM=reaction(bled, another, away, at=("declined",)),
    text="8fd5e7",
)

card(
    "Redirection",
    dom=reaction(bled, younger_bleeds, another, lock(THIS), away, at=("declined",)),
    DOM=reaction(bled, acting_is(on(vampire)), another, lock(THIS), away, at=("declined",)),
    text="877a3a",
)

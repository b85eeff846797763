"""Action modifiers that require a Laibon, without a Discipline."""

from methuselah.language import (
    THIS,
    add,
    card,
    fits,
    is_action,
    modifier,
    not_,
    on,
    with_blood,
)

card(
    "Excellent Thirst",
    modifier(
        is_action("hunt"),
        fits(THIS, on(not_(with_blood))),
        add("hunt", +2, THIS, until="action"),
        at=("would_succeed",),
    ),
    text="637a96",
)

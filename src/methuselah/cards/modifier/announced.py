"""Action modifiers that are played as the action is announced."""

from methuselah.language import (
    TARGET,
    burn_blood,
    cannot_block,
    card,
    choose,
    fits,
    modifier,
    on,
    other,
    ready,
    sect,
    stealth,
    vampire,
    when,
    with_blood,
    yours,
)

card(
    "Stealth Ritus",
    modifier(
        choose(ready(vampire, sect("sabbat"), yours, other)),
        when(fits(TARGET, on(with_blood)), burn_blood(1, TARGET), stealth(+1)),
        at=("announced",),
        even_if_unneeded=True,
    ),
    text="75d743",
)

card(
    "Strange Day",
    modifier(cannot_block(vampire), at=("announced",), once="game"),
    text="fd4595",
)

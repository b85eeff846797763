"""Masters by which minions recruit or employ."""

from methuselah.language import (
    TARGET,
    can_recruit,
    card,
    choose,
    lock,
    master,
    ready,
    recruits_from_hand,
    sect,
    unlocked,
    vampire,
    yours,
)

card(
    "Piper",
    master(
        choose(ready(vampire, yours, sect("anarch"), unlocked, can_recruit)),
        lock(TARGET),
        recruits_from_hand(TARGET),
    ),
    text="2dec04",
)

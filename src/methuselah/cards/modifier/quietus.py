"""Action modifiers that require Quietus."""

from methuselah.language import (
    BLOCKER,
    TARGET,
    add,
    card,
    choose,
    fails_attempt,
    fits,
    intercept,
    modifier,
    on,
    reaction,
    ready,
    vampire,
    younger,
)

card(
    "Blood Awakening",
    qui=reaction(intercept(+1)),
    QUI=modifier(fits(BLOCKER, ready(vampire, younger)), fails_attempt(), at=("attempt",)),
    text="de2169",
)


card(
    "Deed the Heart's Desire",
    qui=modifier(choose(on(vampire, younger)), add("cannot block", to=TARGET), at=("announced",)),
    QUI=modifier(
        choose(on(vampire, younger)),
        add("cannot block", to=TARGET),
        add("cannot play", to=TARGET, until="action", word="reaction"),
        at=("announced",),
    ),
    text="7e8071",
)

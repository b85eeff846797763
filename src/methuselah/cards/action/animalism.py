"""Actions that require Animalism."""

from methuselah.language import (
    TARGET,
    action,
    bleeds,
    card,
    choose,
    enters_combat,
    lock,
    not_,
    ready,
    vampire,
    yours,
)

card(
    "Deep Song",
    ani=action(bleeds(+1)),
    ANI=action(
        choose(ready(vampire, not_(yours))),
        lock(TARGET),
        enters_combat(TARGET, target_is_acting=True),
    ),
    text="a3cad7",
)

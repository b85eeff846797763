"""Actions that require Spiritus."""

from methuselah.language import (
    TARGET,
    action,
    card,
    choose,
    enters_combat,
    locked,
    minion,
    not_,
    ready,
    yours,
)

card(
    "Nose of the Hound",
    aus=action(
        choose(ready(minion, locked, not_(yours))), enters_combat(TARGET, "maneuver"), stealth=1
    ),
    spi=action(
        choose(ready(minion, locked, not_(yours))),
        enters_combat(TARGET, "maneuver", "maneuver"),
        stealth=1,
    ),
    SPI=action(
        choose(ready(minion, not_(yours))),
        enters_combat(TARGET, "maneuver", "maneuver"),
        stealth=1,
    ),
    text="c11088",
)

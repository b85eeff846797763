"""Actions that require Spiritus."""

from methuselah.language import (
    AT_SUPERIOR,
    TARGET,
    action,
    burn_blood,
    card,
    choose,
    enters_combat,
    locked,
    minion,
    not_,
    on,
    optional_maneuver,
    price,
    put_on,
    ready,
    stealth,
    use,
    vampire,
    yours,
)

put_on_a_vampire = action(choose(on(vampire, yours)), put_on(TARGET), stealth=1)

card(
    "New Moon Sigil",
    optional_maneuver(),
    use(
        AT_SUPERIOR,
        price(burn_blood(2)),
        stealth(+1),
        at=("attempt",),
        by="acting bearer",
        once="action",
    ),
    spi=put_on_a_vampire,
    SPI=put_on_a_vampire,
    text="a0c602",
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

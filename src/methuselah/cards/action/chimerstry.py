"""Actions that require Chimerstry."""

from methuselah.language import (
    BEARER,
    DURING_ACTION,
    TARGET,
    acting_is,
    action,
    burn_card,
    card,
    choose,
    price,
    put_on,
    reaction,
    ready,
    reduces_stealth_to_0,
    use,
)

card(
    "Draba",
    use(acting_is(BEARER), price(burn_card()), reduces_stealth_to_0(), at=DURING_ACTION),
    chi=action(choose(ready()), put_on(TARGET, kept=True), stealth=1),
    CHI=reaction(reduces_stealth_to_0()),
    text="8437d4",
)

"""Lasombra vampires and their actions."""

from methuselah.language import (
    DURING_ACTION,
    WAS_SUCCESSFUL,
    YOUR_TURN,
    acting_is,
    action_requires,
    ally,
    any_of,
    burn_blood,
    card,
    on,
    price,
    stealth,
    unlock,
    use,
    younger,
    yours,
)

card(
    "Abderrahim, Death's Hand (G6)",
    use(
        acting_is(on(any_of(ally, younger), yours)),
        price(burn_blood(1)),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="783a54",
)

card(
    "Sakura, The Merciless (G6)",
    use(
        YOUR_TURN,
        WAS_SUCCESSFUL,
        action_requires("Path of Death and the Soul"),
        price(burn_blood(1)),
        unlock(),
        by="acting bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="367b17",
)

"""Allies without a Discipline that take actions of their own."""

from methuselah.language import (
    TARGET,
    THIS,
    YOUR_TURN,
    acts,
    card,
    choose,
    clan,
    fetches_discipline,
    fits,
    is_named,
    lock,
    price,
    ready,
    recruits,
    searches_for_equipment,
    use,
    yours,
)

card(
    "Deviki Prasanta",
    recruits(),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(clan("Banu Haqim"), yours)),
        price(lock()),
        fetches_discipline(TARGET, places=("library", "ash_heap")),
        by="bearer",
        at=("master",),
    ),
    text="a5b2f8",
)

card(
    "Terrorists",
    recruits(),
    acts(searches_for_equipment(is_named("Bomb")), by="bearer", stealth=1, kind="equip"),
    text="6fec75",
)

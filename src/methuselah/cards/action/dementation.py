"""Actions that require Dementation."""

from methuselah.language import (
    PREY,
    TARGET,
    THIS,
    YOUR_TURN,
    action,
    action_taken,
    acts,
    both,
    burn_card,
    by_level,
    card,
    choose,
    controlled_by,
    enters_combat,
    environmental_damage,
    fits,
    minion,
    not_,
    put_on,
    ready,
    static,
    unless,
    vampire,
    with_blood,
)

must_hunt = fits(THIS, ready(vampire, not_(with_blood)))

card(
    "Lunatic Eruption",
    static(
        "must act",
        when=both(YOUR_TURN, unless(must_hunt), unless(action_taken("attack"))),
        word="this attack",
    ),
    acts(
        choose(ready(minion, controlled_by(PREY))),
        enters_combat(TARGET),
        by="bearer",
        key="attack",
    ),
    acts(
        environmental_damage(by_level(0, 1), unpreventable=True),
        burn_card(),
        directed=True,
        key="burn",
    ),
    dem=action(choose(ready(minion)), put_on(TARGET)),
    DEM=action(choose(ready(minion)), put_on(TARGET)),
    text="67c081",
)

"""Actions that require Dementation."""

from methuselah.language import (
    BLED_SUCCESSFULLY,
    OTHERS,
    PREY,
    TARGET,
    THIS,
    YOUR_TURN,
    action,
    action_taken,
    acts,
    bleeds,
    both,
    burn_card,
    by_level,
    card,
    choose,
    choose_seat,
    controlled_by,
    enters_combat,
    environmental_damage,
    fits,
    gain_pool,
    minion,
    not_,
    put_on,
    ready,
    static,
    unless,
    vampire,
    when,
    with_blood,
)

gain_if_bled = when(BLED_SUCCESSFULLY, gain_pool(1))
must_hunt = fits(THIS, ready(vampire, not_(with_blood)))

card(
    "Kindred Spirits",
    dem=action(choose_seat(OTHERS, name="bled"), bleeds(), gain_if_bled),
    DEM=action(choose_seat(OTHERS, name="bled"), bleeds(+1), gain_if_bled),
    text="2e3f00",
)

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

"""Actions that require Potence."""

from methuselah.language import (
    AT_SUPERIOR,
    FOUND,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    action,
    add,
    add_counters,
    ally,
    any_of,
    anywhere,
    attached,
    bearer_of,
    bleeds,
    burn_blood,
    burn_card,
    by_level,
    card,
    choose,
    chosen,
    counters_on,
    destroy_equipment,
    draws,
    draws_up,
    fits,
    hand,
    if_blocked_may,
    inflicts_damage,
    is_location,
    is_on,
    keyword,
    later,
    library,
    lock,
    minion,
    not_,
    on,
    one_of,
    placeable,
    price,
    put_on,
    puts_on_this,
    ranged_strike,
    ready,
    reveals,
    searches_library,
    shuffles_library,
    static,
    strikes,
    takes_in_hand,
    to_top,
    trigger,
    unlock,
    use,
    way,
    when,
    younger,
    yours,
)

brick_on = on(any_of(ally, younger))
haven_on_it = choose(attached(keyword("haven"), is_on(brick_on)))

card(
    "Brick Laying",
    pot=(action(haven_on_it, burn_card(TARGET)), action(choose(brick_on), lock(TARGET))),
    POT=(
        action(haven_on_it, inflicts_damage(1, bearer_of(TARGET)), burn_card(TARGET)),
        action(choose(brick_on), lock(TARGET), inflicts_damage(1, TARGET)),
    ),
    text="35e0ce",
)

card(
    "Goblinism",
    pot=action(choose(anywhere(keyword("location"))), burn_card(TARGET)),
    myt=action(searches_library(is_location), stealth=1),
    MYT=action(
        later(choose(library(is_location, yours), name="found", least=0)),
        reveals(FOUND),
        when(
            fits(FOUND, library(keyword("haven"), placeable)),
            one_of(way(takes_in_hand(FOUND)), way(puts_on_this("found"))),
            otherwise=(takes_in_hand(FOUND),),
        ),
        shuffles_library(),
        draws_up(),
        stealth=1,
    ),
    text="e525bd",
)

card(
    "Heroic Might",
    static("strength", by_level(1, 2)),
    strikes(destroy_equipment, key="burn"),
    strikes(ranged_strike(2), AT_SUPERIOR, key="2R"),
    trigger("torpor", burn_card()),
    pot=action(put_on(THIS), stealth=3),
    POT=action(put_on(THIS), stealth=3),
    text="9804ca",
)

card(
    "Horseshoes",
    pot=action(choose(ready(minion)), inflicts_damage(1, TARGET, unpreventable=True)),
    POT=action(choose(ready(minion)), inflicts_damage(2, TARGET, unpreventable=True)),
    text="b214b8",
)

card(
    "Hourglass of the Mind",
    use(
        YOUR_TURN,
        price(burn_blood(2)),
        add_counters(1),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    static("hand_size", counters_on(THIS_CARD), who=YOU, when=fits(THIS, ready())),
    pot=action(draws(3), draws_up(), stealth=1),
    tem=action(
        draws(4),
        later(choose(hand(yours), "back", least=4, most=4)),
        to_top(chosen("back")),
        unlock(THIS),
        stealth=1,
    ),
    TEM=action(put_on(THIS), stealth=1),
    text="cfaadd",
)

card(
    "Preternatural Strength",
    static("strength", by_level(1, 2)),
    static("cannot play", word="Torn Signpost"),
    pot=action(put_on(THIS), stealth=2),
    POT=action(put_on(THIS), stealth=2),
    text="734e68",
)

card(
    "Rampage",
    pot=(
        action(choose(anywhere(keyword("location"), not_(yours))), burn_card(TARGET)),
        action(choose(anywhere(keyword("location"), yours)), burn_card(TARGET), stealth=1),
    ),
    text="5263dc",
)

card(
    "Show of Force",
    pot_pre=action(
        bleeds(+1), if_blocked_may("before_range", add("strength", +1, THIS, until="combat"))
    ),
    POT_PRE=action(
        bleeds(+2), if_blocked_may("before_range", add("strength", +2, THIS, until="combat"))
    ),
    text="84cac6",
)

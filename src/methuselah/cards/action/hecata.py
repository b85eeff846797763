"""Actions that require Hecata."""

from methuselah.language import (
    NO_COUNTERS,
    PREDATOR,
    PREY,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add_counters,
    ally,
    any_of,
    ash_heap,
    at_most,
    brings_into_play,
    burn_card,
    burn_pool,
    burns_when,
    capacity_at_least,
    capacity_below,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    count,
    counters_on,
    fits,
    grants,
    keyword,
    later,
    library_card,
    mark,
    marked,
    not_,
    on,
    one_of,
    permanents,
    plus,
    price,
    put_in_play,
    ready,
    removes_counters,
    removes_one_at_random,
    that_methuselah,
    times,
    to_uncontrolled,
    trigger,
    use,
    vampire,
    way,
    would_contest_yours,
    yours,
)

hecata = clan("Hecata")
burned_by_vampires = acts(burn_card(), who=ready(vampire), directed=True, key="burn")

dead = on(ally, yours, any_of(keyword("wraith"), keyword("zombie")))

card(
    "Dance of the Dead",
    use(
        fits(THIS_CARD, permanents(yours)),
        price(removes_counters(1)),
        grants("maneuver or press"),
        by="combatant",
        who=dead,
        at=("range", "press"),
        once="combat",
    ),
    burns_when(NO_COUNTERS),
    action(put_in_play(counters=4), stealth=1),
    text="fbb91b",
)

card(
    "Pit of Contemplation",
    action(put_in_play(counters=1), stealth=1),
    use(
        YOUR_TURN,
        choose(
            on(
                vampire,
                any_of(controlled_by(PREY), controlled_by(PREDATOR)),
                capacity_below(counters_on(THIS_CARD)),
            )
        ),
        price(burn_card()),
        to_uncontrolled(TARGET),
        at=("unlock",),
    ),
    acts(add_counters(+1), who=ready(hecata), by="controller", stealth=1, key="add"),
    burned_by_vampires,
    text="e9d559",
)

risen = any_of(keyword("wraith"), keyword("zombie"))
parted = plus(count(permanents(marked("parted"))), count(ash_heap(marked("parted"))))

card(
    "Split the Veil",
    action(put_in_play(counters=2), stealth=1),
    use(
        YOUR_TURN,
        at_most(parted, 1),
        price(removes_counters(1)),
        mark("parted", THIS_CARD),
        at=("unlock",),
        once="phase",
    ),
    trigger(
        "counters",
        burn_card(),
        later(choose(ash_heap(yours, ally, risen, not_(would_contest_yours)), name="risen")),
        brings_into_play(chosen("risen")),
        who=THIS_CARD,
        when=NO_COUNTERS,
    ),
    text="e05938",
)

card(
    "The Gate of Acheron",
    action(put_in_play(counters=1), stealth=1),
    trigger("unlock phase", add_counters(+1), who=YOU),
    trigger(
        "unlock phase",
        that_methuselah(
            times(
                counters_on(THIS_CARD),
                one_of(
                    way(burn_pool(1)),
                    way(removes_one_at_random(ash_heap(yours, library_card))),
                ),
            )
        ),
        who=PREY,
    ),
    acts(
        add_counters(+1),
        who=ready(hecata, capacity_at_least(4)),
        by="controller",
        stealth=1,
        key="add",
    ),
    burned_by_vampires,
    text="4ea3de",
)

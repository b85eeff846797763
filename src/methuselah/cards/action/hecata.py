"""Actions that require Hecata."""

from methuselah.language import (
    PREDATOR,
    PREY,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add_counters,
    any_of,
    ash_heap,
    burn_card,
    burn_pool,
    capacity_at_least,
    capacity_below,
    card,
    choose,
    clan,
    controlled_by,
    counters_on,
    library_card,
    on,
    one_of,
    price,
    put_in_play,
    ready,
    removes_one_at_random,
    that_methuselah,
    times,
    to_uncontrolled,
    trigger,
    use,
    vampire,
    way,
    yours,
)

hecata = clan("Hecata")
burned_by_vampires = acts(burn_card(), who=ready(vampire), directed=True, key="burn")

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
            ),
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

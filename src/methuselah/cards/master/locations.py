"""Locations that are not hunting grounds."""

from methuselah.language import (
    ACTING,
    ACTION_OF_THIS_CARD,
    ANYTIME,
    TARGET,
    THIS_CARD,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    at_moment,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    card,
    choose,
    chosen,
    clan,
    counters_on,
    discard,
    gain_blood,
    gains_votes,
    hand,
    is_action,
    later,
    lock,
    master,
    move_counters,
    on,
    one_of,
    price,
    put_in_play,
    ready,
    ready_from_torpor,
    sect,
    static,
    stealth,
    titled,
    torpor,
    uncontrolled,
    unlock,
    use,
    vampire,
    way,
    when,
    with_blood,
    your_votes,
    yours,
)

location = master(put_in_play())

card(
    "Anarch Railroad",
    location,
    use(
        acting_is(on(vampire, sect("anarch"))),
        price(lock()),
        stealth(+1),
        at=("attempt",),
    ),
    text="87816c",
)

card(
    "Arcane Library",
    location,
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Tremere"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="fc2674",
)

card(
    "Art Museum",
    location,
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Toreador"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="5f8be8",
)

card(
    "Backways",
    location,
    use(
        acting_is(on(yours, clan("Gangrel"))),
        price(lock()),
        stealth(+1),
        at=("attempt",),
    ),
    text="82b0f6",
)

of_a_tremere = way(
    later(choose(ready(yours, vampire, clan("Tremere"), with_blood), name="payer")),
    burn_blood(1, chosen("payer")),
)

card(
    "Chantry",
    location,
    use(
        YOUR_TURN,
        choose(torpor(vampire, clan("Tremere"))),
        price(lock(), one_of(way(burn_pool(1)), of_a_tremere)),
        ready_from_torpor(TARGET),
        at=("master",),
    ),
    text="2e98c9",
)

card(
    "Creepshow Casino",
    location,
    use(
        UNDIRECTED,
        acting_is(on(vampire, yours)),
        price(lock()),
        stealth(+1),
        at=("announced",),
        even_if_unneeded=True,
    ),
    text="23daa2",
)

card(
    "Ecoterrorists",
    location,
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Gangrel"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="312b36",
)

card("Elder Library", location, static("hand_size", +1, who=YOU), text="66f964")

card(
    "Elysium: The Palace of Versailles",
    location,
    use(
        is_action("political"),
        price(lock()),
        gains_votes(+1, ready(yours, titled, sect("camarilla"))),
        at=("polling",),
    ),
    text="e92df0",
)

card("Information Highway", location, static("transfers", +2, who=YOU), text="86982c")

card(
    "The Barrens",
    location,
    use(
        price(lock()),
        choose(hand(yours)),
        discard(TARGET),
        at=ANYTIME,
    ),
    text="9ce27e",
)

card(
    "The Labyrinth",
    location,
    use(
        acting_is(on(yours, clan("Nosferatu"))),
        price(lock()),
        stealth(+1),
        at=("attempt",),
    ),
    text="fdbe2b",
)

card(
    "Ventrue Headquarters",
    location,
    use(price(lock()), your_votes(+3), at=("polling",)),
    text="d881bd",
)

card(
    "Warsaw Station",
    location,
    use(
        UNDIRECTED,
        acting_is(on(clan("Nosferatu"))),
        price(lock()),
        at_moment(
            "after resolution",
            when(both(WAS_SUCCESSFUL, acting_is(on(clan("Nosferatu")))), unlock(ACTING)),
        ),
        at=("announced",),
    ),
    use(
        choose(torpor(vampire, clan("Nosferatu"))),
        price(burn_card()),
        ready_from_torpor(TARGET),
        at=ANYTIME,
        key="burn",
    ),
    text="a92597",
)

card(
    "Wasserschloss Anif, Austria",
    location,
    use(
        YOUR_TURN,
        choose(on(yours, vampire, clan("Tremere"), with_blood)),
        move_counters(1, TARGET, THIS_CARD),
        at=("master",),
        once="turn",
    ),
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Tremere"))),
        move_counters(counters_on(THIS_CARD), THIS_CARD, TARGET),
        at=("influence",),
        key="lock",
    ),
    acts(burn_card(), directed=True),
    static(
        "stealth",
        +1,
        who=ready(clan("Malkavian")),
        when=ACTION_OF_THIS_CARD,
    ),
    text="c880fd",
)

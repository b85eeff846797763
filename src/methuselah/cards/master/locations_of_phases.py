"""Locations that serve a phase: transfers, master phase actions, cards unlocked."""

from methuselah.language import (
    ANYTIME,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_DISCARD_PHASE,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acts,
    add,
    add_counters,
    anywhere,
    ash_heap,
    burn_card,
    burn_pool,
    burns_top,
    capacity_of,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    controlled_by,
    counters_on,
    draws_up,
    each,
    gain_blood,
    gains_transfers,
    gives_master_action,
    having,
    is_among,
    keyword,
    later,
    library_card,
    lock,
    locked,
    look_at_top,
    master,
    minion,
    minus,
    move_counters,
    not_,
    on,
    plus,
    price,
    put_in_play,
    ready,
    removes_counters,
    searches_library,
    sect,
    skips_next_unlock,
    steals,
    titled,
    to_bottom,
    uncontrolled,
    unlock,
    unlocked,
    use,
    vampire,
    yours,
)

card(
    "Al's Army Apparatus",
    master(put_in_play()),
    use(
        YOUR_MINION_PHASE,
        price(lock()),
        searches_library(keyword("weapon")),
        draws_up(),
        at=ANYTIME,
    ),
    text="462b64",
)

card(
    "Ennoia's Theater",
    master(put_in_play()),
    use(price(lock()), add("hand_size", +1, YOU, until="turn"), at=ANYTIME, key="hand"),
    use(YOUR_TURN, price(lock()), gains_transfers(1), at=("influence",), key="transfer"),
    text="97e0bf",
)

card(
    "Gang Territory",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Brujah antitribu"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="382fc4",
)

card(
    "Grand Temple of Set",
    master(put_in_play()),
    use(YOUR_TURN, move_counters(1, YOU, THIS_CARD), at=("master",), once="turn", key="offering"),
    use(
        YOUR_TURN,
        choose(
            on(
                vampire,
                controlled_by(PREY),
                having(minus(counters_on(THIS_CARD), capacity_of(THIS)), 1),
            )
        ),
        price(lock()),
        removes_counters(plus(capacity_of(TARGET), 1)),
        steals(TARGET),
        at=("influence",),
        key="theft",
    ),
    acts(burn_card(), who=ready(vampire), directed=True),
    text="889053",
)

card(
    "Heartblood of the Clan",
    master(put_in_play()),
    acts(add_counters(1), who=ready(clan("Banu Haqim"))),
    use(
        YOUR_TURN,
        choose(uncontrolled(yours, clan("Banu Haqim"))),
        later(choose_number("moved", 1, counters_on(THIS_CARD))),
        move_counters(chosen_number("moved"), THIS_CARD, TARGET),
        at=("influence",),
        once="phase",
    ),
    text="b4e0ff",
)

card(
    "House of Sorrow",
    master(put_in_play()),
    use(
        choose(anywhere(yours, locked, not_(minion), not_(is_among(THIS_CARD)))),
        price(lock()),
        unlock(TARGET),
        skips_next_unlock(TARGET),
        skips_next_unlock(THIS_CARD),
        at=ANYTIME,
    ),
    text="3ad6f8",
)

card(
    "Mbare Market, Harare",
    master(put_in_play()),
    use(
        price(lock()),
        choose(uncontrolled(vampire, yours, sect("laibon"))),
        gain_blood(1, TARGET),
        at=ANYTIME,
    ),
    text="ab0b6c",
)

card(
    "Metro Underground",
    master(put_in_play()),
    use(
        YOUR_DISCARD_PHASE,
        price(lock(), burn_pool(1)),
        choose(on(vampire, yours)),
        unlock(TARGET),
        at=("discard",),
    ),
    text="3565f0",
)

card(
    "Nocturn Theater",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, unlocked), name="usher"),
        choose(on(minion, controlled_by(PREY))),
        price(lock()),
        lock(chosen("usher")),
        lock(TARGET),
        at=("unlock",),
    ),
    acts(burn_card(), who=ready(titled), directed=True),
    text="a8aca2",
)

card(
    "Nosferatu Kingdom",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Nosferatu antitribu"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="a080c4",
)

card(
    "Steam Tunnels",
    master(put_in_play()),
    use(YOUR_TURN, price(lock()), look_at_top(3, PREY), at=("master",)),
    text="26a1e5",
)

card(
    "The Parthenon",
    master(put_in_play()),
    use(YOUR_TURN, price(lock()), gives_master_action(YOU), at=("master",)),
    text="bf4054",
)

card(
    "The Slaughterhouse",
    master(put_in_play()),
    use(price(lock()), each(PREY, burns_top(2)), at=ANYTIME),
    text="b3cde8",
)

card(
    "Waste Management Operation",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ash_heap(yours, library_card), name="moved"),
        price(lock()),
        to_bottom(chosen("moved")),
        at=("discard",),
    ),
    text="406751",
)

"""Locations that serve a phase: transfers, master phase actions, cards unlocked."""

from methuselah.language import (
    ANYTIME,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    add,
    anywhere,
    burn_pool,
    card,
    choose,
    draws_up,
    gain_blood,
    gains_transfers,
    gives_master_action,
    is_among,
    lock,
    locked,
    master,
    minion,
    not_,
    on,
    price,
    put_in_play,
    sect,
    skips_next_unlock,
    uncontrolled,
    unlock,
    use,
    vampire,
    yours,
)

card(
    "Ennoia's Theater",
    master(put_in_play()),
    use(price(lock()), add("hand_size", +1, YOU, until="turn"), draws_up(), at=ANYTIME, key="hand"),
    use(YOUR_TURN, price(lock()), gains_transfers(1), at=("influence",), key="transfer"),
    text="97e0bf",
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
    "The Parthenon",
    master(put_in_play()),
    use(YOUR_TURN, price(lock()), gives_master_action(YOU), at=("master",)),
    text="bf4054",
)

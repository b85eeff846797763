"""Masters of the Black Hand: what its vampires bear, contracts, watchtowers."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    COMBAT_IS_ON,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    aim,
    anywhere,
    bearer,
    burn_blood,
    burn_card,
    can_have_this,
    card,
    choose,
    chosen,
    clan,
    costs_pool,
    enters_combat,
    fits,
    gain_blood,
    is_among,
    is_black_hand,
    keyword,
    lock,
    master,
    may_prevent,
    minion,
    not_,
    on,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    static,
    trigger,
    unlock,
    use,
    vampire,
    yours,
)

card(
    "Corporal Reservoir",
    master(choose(on(vampire, is_black_hand)), put_on(TARGET)),
    may_prevent(1, COMBAT_IS_ON, price(lock())),
    use(price(lock()), gain_blood(1), at=ANYTIME, by="bearer", key="blood"),
    static("does not unlock", who=THIS_CARD),
    use(
        YOUR_TURN,
        price(burn_blood(1)),
        unlock(THIS_CARD),
        at=("unlock",),
        by="bearer",
        key="unlock",
    ),
    text="9c1510",
)

card(
    "Dominion",
    master(choose(on(vampire, is_black_hand)), put_on(TARGET)),
    static("block cost", 1, who=on(vampire), when=acting_is(on(bearer, is_black_hand))),
    text="4c22fd",
)

card(
    "Hand Contract",
    master(
        choose(on(vampire, is_black_hand), name="hunter"),
        choose(ready(minion, can_have_this)),
        put_on(TARGET),
        remember("hunter", chosen("hunter")),
    ),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(is_black_hand, is_among(remembered("hunter"))),
        stealth=1,
    ),
    text="817ec6",
)

card(
    "Remover",
    master(choose(on(vampire, is_black_hand)), put_on(TARGET)),
    acts(choose(anywhere()), lock(TARGET), by="bearer", stealth=1),
    text="2a2449",
)

card(
    "Watchtower: Four Ride Forth",
    master(put_in_play()),
    use(
        YOUR_DISCARD_PHASE,
        price(lock()),
        choose(ready(vampire, is_black_hand)),
        unlock(TARGET),
        at=("discard",),
    ),
    trigger(
        "entered play", burn_card(), who=anywhere(keyword("watchtower"), not_(is_among(THIS_CARD)))
    ),
    text="72b47b",
)

card(
    "Weeping Stone",
    master(put_in_play()),
    static("hand_size", +1, who=YOU),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, is_black_hand)),
        gain_blood(1, TARGET),
        at=("unlock",),
        once="turn",
    ),
    acts(costs_pool(1), burn_card(), who=ready(clan("Banu Haqim")), directed=True),
    text="68ae13",
)

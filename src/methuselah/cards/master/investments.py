"""Investments and assets: counters that come to your pool or your vampires one by one."""

from methuselah.language import (
    EACH,
    NO_COUNTERS,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    burn_card,
    burns_when,
    card,
    choose,
    choose_x,
    clan,
    count,
    master,
    master_action,
    move_counters,
    not_,
    on,
    plus,
    price,
    put_in_play,
    ready,
    use,
    x,
    yours,
)

to_your_pool = use(
    YOUR_TURN, price(master_action()), move_counters(1, THIS_CARD, YOU), at=("master",)
)

card(
    "Acquired Ventrue Assets",
    master(put_in_play(counters=count(on(clan("Giovanni"), yours)))),
    use(
        YOUR_TURN,
        choose(on(clan("Giovanni"), yours)),
        move_counters(1, THIS_CARD, TARGET),
        at=("master",),
        once="turn",
    ),
    burns_when(NO_COUNTERS),
    acts(burn_card(), who=ready(not_(clan("Ventrue"))), directed=True),
    text="30936b",
)

card(
    "Protracted Investment",
    master(put_in_play(counters=5)),
    to_your_pool,
    burns_when(NO_COUNTERS),
    text="f648e1",
)

card(
    "Secret Horde",
    master(choose_x(), put_in_play(counters=plus(x(), x()))),
    to_your_pool,
    burns_when(NO_COUNTERS),
    text="dd2448",
)

card(
    "Short-Term Investment",
    master(put_in_play(counters=3)),
    to_your_pool,
    burns_when(NO_COUNTERS),
    text="8b5016",
)

card(
    "Slave Auction",
    master(put_in_play(counters=count(EACH))),
    to_your_pool,
    burns_when(NO_COUNTERS),
    text="be36a3",
)

card(
    "Ventrue Investment",
    master(put_in_play(counters=count(on(clan("Ventrue antitribu"), yours)))),
    to_your_pool,
    burns_when(NO_COUNTERS),
    text="27051e",
)

"""Masters that move blood and pool at once, or wait to do it."""

from methuselah.language import (
    HAS_EDGE,
    NO_COUNTERS,
    ONE,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    at_most,
    blood_of,
    burn_card,
    burns_when,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    count,
    each,
    gain_blood,
    gain_pool,
    is_infernal,
    lock,
    master,
    master_action,
    move_counters,
    older_than,
    on,
    pool_of,
    price,
    put_in_play,
    ready,
    uncontrolled,
    unlocked,
    use,
    vampire,
    younger_than,
    yours,
)

card(
    "Failsafe",
    master(put_in_play()),
    use(
        YOUR_TURN,
        at_most(pool_of(YOU), 2),
        price(master_action(), burn_card()),
        gain_pool(4),
        at=("master",),
    ),
    text="4a8947",
)

card(
    "Minion Tap",
    master(
        choose(on(vampire, yours)),
        choose_number("moved", 0, blood_of(TARGET)),
        move_counters(chosen_number("moved"), TARGET, YOU),
    ),
    text="a421e4",
)

flock = (vampire, yours, is_infernal)
baali = (*flock, clan("Baali"))

card(
    "Tend the Flock",
    master(
        choose(
            ready(*flock, unlocked, clan("Baali"), older_than(uncontrolled(*flock))), name="elder"
        ),
        choose(uncontrolled(*flock, younger_than(chosen("elder")))),
        gain_blood(3, TARGET),
    ),
    text="60d259",
)

card(
    "Tribute to the Master",
    master(each(ready(vampire, yours), move_counters(1, ONE, YOU))),
    text="5b42b9",
)

card(
    "Using the Advantage",
    master(put_in_play()),
    use(YOUR_TURN, HAS_EDGE, price(lock()), gain_pool(1), at=("unlock",)),
    text="52216e",
)

card(
    "Ventrue Investment",
    master(put_in_play(counters=count(on(clan("Ventrue antitribu"), yours)))),
    use(
        YOUR_TURN,
        price(master_action()),
        move_counters(1, THIS_CARD, YOU),
        at=("master",),
    ),
    burns_when(NO_COUNTERS),
    text="27051e",
)

"""Masters that move blood and pool at once, or wait to do it."""

from methuselah.language import (
    ANYTIME,
    HAS_EDGE,
    ONE,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    add_counters,
    allocate_among,
    among,
    any_of,
    anywhere,
    as_announced,
    ash_heap,
    at_most,
    blood_of,
    burn_card,
    capacity_of,
    card,
    choose,
    choose_number,
    chosen,
    chosen_as,
    chosen_number,
    clan,
    count,
    counters_on,
    discard,
    each,
    gain_blood,
    gain_pool,
    half,
    hand,
    having,
    is_a,
    is_infernal,
    keyword,
    later,
    least,
    lock,
    master,
    master_action,
    move_counters,
    named_like,
    not_,
    older_than,
    on,
    one_of,
    pool_of,
    price,
    put_in_play,
    ready,
    remove_from_game,
    same_clan,
    uncontrolled,
    unlocked,
    use,
    vampire,
    way,
    with_blood,
    younger_than,
    yours,
)

card(
    "Bay and Howl",
    master(
        choose(uncontrolled(yours, clan("Gangrel antitribu"))),
        each(ready(yours, clan("Gangrel antitribu")), move_counters(1, ONE, TARGET)),
    ),
    text="1972d7",
)

card(
    "Blood Puppy",
    master(put_in_play(counters=3)),
    use(
        YOUR_TURN,
        one_of(
            way(move_counters(1, THIS_CARD, YOU)),
            way(add_counters(+1)),
            way(move_counters(counters_on(THIS_CARD), THIS_CARD, YOU), burn_card()),
        ),
        at=("unlock",),
        once="phase",
    ),
    acts(burn_card(), directed=True),
    text="6c770c",
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

young = (vampire, yours)
proteges = uncontrolled(*young, younger_than(THIS), same_clan(THIS))

card(
    "Gird Minions",
    master(
        choose_number("moved", 0, pool_of(YOU)),
        allocate_among(chosen_number("moved"), on(vampire, yours)),
        each(chosen("points"), move_counters(1, YOU, ONE)),
    ),
    text="30dd81",
)

card(
    "Grooming the Protégé",
    master(
        choose(ready(vampire, yours, with_blood, having(count(proteges), 1)), name="elder"),
        as_announced(
            later(
                choose(
                    uncontrolled(*young, younger_than(chosen("elder")), same_clan(chosen("elder")))
                )
            ),
            later(choose_number("moved", 1, least(3, blood_of(chosen("elder"))))),
        ),
        move_counters(chosen_number("moved"), chosen("elder"), TARGET),
    ),
    text="7e169f",
)

card(
    "Insurance Scam",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(lock()),
        choose(anywhere(any_of(keyword("location"), is_a("location")), yours), most=99),
        each(TARGET, burn_card(ONE), gain_pool(1)),
        at=ANYTIME,
    ),
    text="e9199b",
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

card(
    "Redeem the Lost Soul",
    master(
        choose(ash_heap(yours, vampire), name="soul"),
        gain_pool(half(capacity_of(chosen("soul")))),
        remove_from_game(chosen("soul")),
    ),
    text="2eb52b",
)

card(
    "Sermon of Caine",
    master(
        choose(ready(vampire, yours), name="from"),
        choose_number("moved", 0, blood_of(chosen("from"))),
        allocate_among(chosen_number("moved"), ready(vampire, yours, not_(chosen_as("from")))),
        each(chosen("points"), move_counters(1, chosen("from"), ONE)),
    ),
    text="bd8b05",
)

card(
    "Specialization",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(hand(yours, having(count(hand(yours, named_like(THIS))), 2)), name="first"),
        price(lock()),
        later(
            choose(hand(yours, named_like(chosen("first")), not_(chosen_as("first"))), name="copy")
        ),
        discard(among(chosen("first"), chosen("copy"))),
        gain_pool(1),
        at=("unlock",),
    ),
    text="3f05e0",
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

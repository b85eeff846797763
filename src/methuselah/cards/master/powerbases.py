"""Powerbases: locations that others can steal."""

from methuselah.language import (
    ACTING_FIGHTER,
    ACTION_OF_THIS_CARD,
    ANYTIME,
    CALLED_BY_VAMPIRE,
    DISCARDED,
    HAS_EDGE,
    NO_COUNTERS,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acts,
    add_counters,
    any_of,
    anywhere,
    ash_heap,
    at_most,
    blood_of,
    both,
    burn_card,
    burn_edge,
    burns_when,
    capacity_of,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    costs_blood,
    counters_on,
    discipline,
    ends_combat,
    enters_combat,
    fits,
    gain_blood,
    gains_discard_action,
    gains_votes,
    is_a,
    is_among,
    is_named,
    keyword,
    later,
    least,
    lock,
    makes_anarch,
    mark,
    marked,
    master,
    master_action,
    may,
    minion,
    move_counters,
    not_,
    on,
    one_of,
    other,
    permanents,
    pool_of,
    price,
    put_in_play,
    ready,
    removes_counters,
    requires_anarch,
    sect,
    static,
    steals,
    titled,
    trigger,
    uncontrolled,
    unique,
    unless,
    unlock,
    unlocked,
    use,
    uses_counters,
    vampire,
    way,
    when,
    with_blood,
    x,
    younger,
    your_votes,
    yours,
)

not_yours = unless(YOU_CONTROL_THIS)
location = any_of(keyword("location"), is_a("location"))
church = permanents(yours, is_named("Church of the Order of St. Blaise"))

of_the_cape = any_of(clan("Giovanni"), sect("laibon"))

card(
    "Church of the Order of St. Blaise",
    master(put_in_play()),
    use(
        price(lock()),
        choose(anywhere(location, yours, uses_counters)),
        add_counters(+1, TARGET),
        at=ANYTIME,
    ),
    text="7e7064",
)

card(
    "Powerbase: Barranquilla",
    master(choose(ready(yours, sect("sabbat"))), put_in_play(counters=capacity_of(TARGET))),
    trigger("unlock phase", move_counters(1, THIS_CARD, YOU), who=YOU, optional=True),
    acts(burn_card(), who=ready(vampire), directed=True),
    static("stealth", +1, who=on(titled), when=ACTION_OF_THIS_CARD),
    trigger(
        "counters",
        may(lock(church), add_counters(+1)),
        when(NO_COUNTERS, burn_card()),
        who=THIS_CARD,
        when=NO_COUNTERS,
    ),
    text="90c668",
)

card(
    "Powerbase: Cape Verde",
    master(put_in_play()),
    use(
        choose(ready(vampire, yours, of_the_cape, with_blood)),
        price(lock()),
        move_counters(1, TARGET, YOU),
        at=("master",),
        key="pool",
    ),
    use(
        choose(ready(vampire, yours)),
        price(lock()),
        move_counters(1, YOU, TARGET),
        at=("master",),
        key="blood",
    ),
    acts(not_yours, steals(THIS_CARD), who=ready(of_the_cape), stealth=1, directed=True),
    text="9c52f8",
)

card(
    "Powerbase: Chicago",
    master(put_in_play()),
    use(
        YOUR_TURN,
        one_of(way(add_counters(1)), way(move_counters(counters_on(THIS_CARD), THIS_CARD, YOU))),
        at=("unlock",),
        once="turn",
    ),
    acts(
        not_yours,
        move_counters(counters_on(THIS_CARD), THIS_CARD, YOU),
        who=ready(vampire),
        directed=True,
    ),
    text="de021c",
)

card(
    "Powerbase: Los Angeles",
    master(put_in_play()),
    use(
        YOUR_DISCARD_PHASE,
        price(lock()),
        gains_discard_action(1),
        mark("gives discard action", THIS_CARD),
        at=("discard",),
    ),
    trigger(
        "discard action",
        later(choose(ready(vampire, sect("anarch")))),
        unlock(TARGET),
        who=YOU,
        when=both(
            fits(THIS_CARD, anywhere(marked("gives discard action"))),
            fits(DISCARDED, ash_heap(any_of(requires_anarch, makes_anarch))),
        ),
        optional=True,
        once="turn",
    ),
    acts(not_yours, steals(THIS_CARD), who=ready(vampire, sect("anarch")), directed=True),
    text="0c2eb9",
)

card(
    "Powerbase: Luanda",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(lock()),
        choose(on(vampire, yours)),
        mark("fighter", TARGET),
        at=("master",),
    ),
    acts(
        choose(ready(minion, other)),
        enters_combat(TARGET),
        who=ready(vampire, marked("fighter")),
        stealth=1,
    ),
    acts(not_yours, steals(THIS_CARD), who=ready(vampire), directed=True, key="steal"),
    text="58af31",
)

card(
    "Powerbase: Madrid",
    master(put_in_play()),
    use(
        YOUR_TURN,
        at_most(counters_on(THIS_CARD), 3),
        add_counters(1),
        at=("unlock",),
        once="turn",
        key="add",
    ),
    use(
        choose(on(vampire, titled, sect("sabbat"))),
        price(lock()),
        gains_votes(counters_on(THIS_CARD), TARGET),
        at=("polling",),
        key="votes",
    ),
    acts(not_yours, removes_counters(counters_on(THIS_CARD)), who=ready(vampire), directed=True),
    text="70628a",
)

card(
    "Powerbase: Mexico City",
    master(put_in_play(counters=5)),
    trigger("unlock phase", move_counters(1, THIS_CARD, YOU), who=YOU),
    acts(
        not_yours,
        move_counters(counters_on(THIS_CARD), THIS_CARD, YOU),
        who=ready(sect("sabbat")),
        directed=True,
    ),
    burns_when(NO_COUNTERS),
    text="6e6c24",
)

card(
    "Powerbase: Montreal",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(uncontrolled(vampire, yours)),
        gain_blood(1, TARGET),
        at=("influence",),
        once="turn",
    ),
    acts(not_yours, steals(THIS_CARD), who=ready(vampire), directed=True),
    text="61f4ee",
)

card(
    "Powerbase: Munich",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(on(vampire, yours, discipline("obl"), with_blood)),
        price(lock()),
        move_counters(1, TARGET, YOU),
        at=("master",),
        key="pool",
    ),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, discipline("obl"))),
        price(lock()),
        move_counters(1, YOU, TARGET),
        at=("master",),
        key="blood",
    ),
    acts(costs_blood(1), burn_card(), who=ready(vampire, sect("independent")), directed=True),
    text="1e4ff7",
)

other_location = anywhere(location, unique, yours, unlocked, not_(is_among(THIS_CARD)))

card(
    "Powerbase: Rome",
    master(put_in_play()),
    use(YOUR_TURN, price(master_action()), add_counters(+1), at=("master",), key="add"),
    acts(
        later(choose_number("moved", 1, least(2, blood_of(THIS)))),
        move_counters(chosen_number("moved"), THIS, THIS_CARD),
        by="controller",
        who=ready(clan("Giovanni")),
        stealth=1,
        key="blood",
    ),
    use(
        CALLED_BY_VAMPIRE,
        choose_number("X", 1, counters_on(THIS_CARD)),
        price(lock()),
        removes_counters(x()),
        your_votes(x()),
        at=("polling",),
        key="votes",
    ),
    acts(removes_counters(counters_on(THIS_CARD)), directed=True, key="burn"),
    text="4bde81",
)

card(
    "Powerbase: Savannah",
    master(put_in_play()),
    use(
        fits(ACTING_FIGHTER, ready(vampire, yours)),
        choose(other_location),
        lock(TARGET),
        ends_combat(),
        at=("before_range",),
    ),
    acts(not_yours, steals(THIS_CARD), who=ready(vampire), directed=True),
    text="6bf3c8",
)

card(
    "Powerbase: Washington, D.C.",
    master(put_in_play()),
    use(
        YOUR_TURN,
        one_of(
            way(
                later(choose_number("moved", 1, least(3, pool_of(YOU)))),
                move_counters(chosen_number("moved"), YOU, THIS_CARD),
                add_counters(chosen_number("moved")),
            ),
            way(move_counters(2, THIS_CARD, YOU)),
        ),
        at=("unlock",),
        once="phase",
    ),
    acts(
        not_yours,
        move_counters(counters_on(THIS_CARD), THIS_CARD, YOU),
        who=ready(vampire),
        directed=True,
    ),
    text="f0a570",
)

card(
    "Powerbase: Zürich",
    master(put_in_play()),
    acts(
        HAS_EDGE,
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(2, TARGET),
        by="controller",
        who=ready(vampire),
        stealth=1,
    ),
    trigger("is blocked", burn_edge(), who=on(minion), when=ACTION_OF_THIS_CARD),
    use(
        YOUR_TURN,
        not_yours,
        price(burn_edge()),
        steals(THIS_CARD),
        by="methuselah",
        at=("master",),
        key="steal",
    ),
    text="3064c5",
)

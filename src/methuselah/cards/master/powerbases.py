"""Powerbases: locations that others can steal."""

from methuselah.language import (
    ACTING_FIGHTER,
    DISCARDED,
    TARGET,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acts,
    any_of,
    anywhere,
    ash_heap,
    both,
    burn_card,
    card,
    choose,
    costs_blood,
    discipline,
    ends_combat,
    enters_combat,
    fits,
    gain_blood,
    gains_discard_action,
    is_a,
    is_among,
    keyword,
    later,
    lock,
    makes_anarch,
    mark,
    marked,
    master,
    minion,
    move_counters,
    not_,
    on,
    other,
    price,
    put_in_play,
    ready,
    requires_anarch,
    sect,
    steals,
    trigger,
    uncontrolled,
    unique,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    with_blood,
    yours,
)

not_yours = unless(YOU_CONTROL_THIS)

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
    acts(
        not_yours,
        steals(THIS_CARD),
        who=ready(vampire, sect("anarch")),
        directed=True,
    ),
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

location = any_of(keyword("location"), is_a("location"))
other_location = anywhere(location, unique, yours, unlocked, not_(is_among(THIS_CARD)))

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

"""Hunting grounds: in your unlock phase a ready vampire you control can gain 1 blood."""

from methuselah.language import (
    HAS_COUNTERS,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    add_counters,
    adds_blood_or_life,
    ally,
    among,
    any_of,
    at_most,
    cancels_card,
    card,
    choose,
    chosen_as,
    clan,
    controller_of,
    count,
    counters_on,
    exists,
    follows,
    gain_blood,
    having,
    keyword,
    lock,
    mark,
    marked,
    master,
    minus,
    move_counters,
    not_,
    older_than,
    on,
    only_if,
    permanents,
    played_on,
    plus,
    price,
    put_in_play,
    ready,
    sect,
    title,
    titled,
    unless,
    use,
    vampire,
    with_blood,
    yours,
)

hunting_ground = (
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, not_(marked("hunting ground")))),
        gain_blood(1, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
)

card("Academic Hunting Ground", *hunting_ground, text="7ff019")

card("Amusement Park Hunting Ground", *hunting_ground, text="bd4b49")


card("Asylum Hunting Ground", *hunting_ground, text="7ff019")

card("Base Hunting Ground", *hunting_ground, text="bd4b49")

card("Biotech Company Hunting Ground", *hunting_ground, text="7ff019")

card(
    "Burial Site Hunting Ground",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(
            among(
                ready(yours, follows("Death and the Soul"), not_(marked("hunting ground"))),
                on(ally, yours, any_of(keyword("wraith"), keyword("zombie"))),
            )
        ),
        adds_blood_or_life(1),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
    text="e760c0",
)

card("Campground Hunting Ground", *hunting_ground, text="f55fcd")

card(
    "Carfax Abbey",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(
            ready(vampire, yours, sect("anarch"), not_(marked("hunting ground"))),
            most=plus(1, only_if(exists(ready(vampire, yours, title("baron"))), 1)),
        ),
        gain_blood(1, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
    text="46c3dd",
)

card("Corporate Hunting Ground", *hunting_ground, text="5ac0d6")

card("Fetish Club Hunting Ground", *hunting_ground, text="f55fcd")

oldest = having(minus(1, count(ready(vampire, yours, older_than(THIS)))), 1)
next_oldest = having(
    minus(1, count(ready(vampire, yours, older_than(THIS), not_(chosen_as("oldest"))))), 1
)
both_oldest = ready(
    any_of(chosen_as("oldest"), chosen_as("second")), not_(marked("hunting ground"))
)

card(
    "Gurchon Hall",
    master(put_in_play()),
    use(
        YOUR_TURN,
        exists(ready(vampire, yours), least=2),
        choose(ready(vampire, yours, oldest), name="oldest"),
        choose(ready(vampire, yours, not_(chosen_as("oldest")), next_oldest), name="second"),
        gain_blood(1, both_oldest),
        mark("hunting ground", both_oldest),
        at=("unlock",),
        once="turn",
    ),
    text="cbf20c",
)

card("Institution Hunting Ground", *hunting_ground, text="7ff019")

card(
    "Jungle Hunting Ground",
    master(put_in_play()),
    use(
        YOUR_TURN,
        at_most(counters_on(THIS_CARD), 2),
        price(lock()),
        add_counters(+1),
        at=("unlock",),
        key="add",
    ),
    use(
        YOUR_TURN,
        HAS_COUNTERS,
        choose(ready(sect("laibon"), yours, not_(marked("hunting ground")))),
        price(lock()),
        move_counters(counters_on(THIS_CARD), THIS_CARD, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        key="move",
    ),
    text="197207",
)

card(
    "Kingston Penitentiary, Ontario",
    *hunting_ground,
    use(
        YOUR_TURN,
        unless(YOU_CONTROL_THIS),
        choose(ready(vampire, yours, not_(marked("hunting ground")))),
        price(lock()),
        move_counters(1, YOU, controller_of(THIS_CARD)),
        gain_blood(1, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        by="methuselah",
        key="visit",
    ),
    text="b32515",
)

card("Library Hunting Ground", *hunting_ground, text="7ff019")

card(
    "Meditative Grove",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(yours, clan("Salubri"), not_(marked("hunting ground")))),
        gain_blood(1, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
    use(
        played_on(on(yours, clan("Salubri")), "frenzy"),
        price(lock()),
        cancels_card(),
        at=("as_played",),
        key="cancel",
    ),
    text="4ff98a",
)

card("Morgue Hunting Ground", *hunting_ground, text="7ff019")

card(
    "Palace Hunting Ground",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(yours, clan("Guruhi"), with_blood, not_(marked("hunting ground")))),
        gain_blood(1, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
    text="419f1e",
)

card(
    "Papillon",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, titled, not_(marked("hunting ground")))),
        gain_blood(2, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
    text="f80d9b",
)

card("Park Hunting Ground", *hunting_ground, text="7ff019")

grounds_of_others = permanents(keyword("hunting ground"), not_(keyword("derivative")), not_(yours))

card(
    "Poacher's Hunting Ground",
    master(put_in_play()),
    use(
        YOUR_TURN,
        exists(grounds_of_others),
        choose(
            ready(vampire, yours, sect("anarch"), not_(marked("hunting ground"))),
            most=count(grounds_of_others),
        ),
        gain_blood(1, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        once="turn",
    ),
    text="e0a5d3",
)

card("Political Hunting Ground", *hunting_ground, text="7ff019")

card("Port Hunting Ground", *hunting_ground, text="bd4b49")

card("Shanty Town Hunting Ground", *hunting_ground, text="bd4b49")

card("Slum Hunting Ground", *hunting_ground, text="7ff019")

card("Society Hunting Ground", *hunting_ground, text="7ff019")

card("Temple Hunting Ground", *hunting_ground, text="7ff019")

card(
    "Threestar Cab Company",
    master(put_in_play()),
    use(YOUR_TURN, price(lock()), add_counters(+1), at=("master",), key="add"),
    use(
        YOUR_TURN,
        HAS_COUNTERS,
        price(lock()),
        move_counters(1, THIS_CARD, YOU),
        at=("unlock",),
        key="pool",
    ),
    use(
        YOUR_TURN,
        HAS_COUNTERS,
        choose(ready(vampire, yours, not_(marked("hunting ground")))),
        price(lock()),
        move_counters(1, THIS_CARD, TARGET),
        mark("hunting ground", TARGET),
        at=("unlock",),
        key="blood",
    ),
    text="c7f7a5",
)

card("Underworld Hunting Ground", *hunting_ground, text="7ff019")

card("University Hunting Ground", *hunting_ground, text="7ff019")

card("Uptown Hunting Ground", *hunting_ground, text="7ff019")

card("Warzone Hunting Ground", *hunting_ground, text="7ff019")

card("Zoo Hunting Ground", *hunting_ground, text="7ff019")

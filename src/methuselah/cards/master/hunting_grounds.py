"""Hunting grounds: in your unlock phase a ready vampire you control can gain 1 blood."""

from methuselah.language import (
    TARGET,
    YOUR_TURN,
    card,
    choose,
    exists,
    gain_blood,
    mark,
    marked,
    master,
    not_,
    only_if,
    plus,
    put_in_play,
    ready,
    sect,
    title,
    use,
    vampire,
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

card("Asylum Hunting Ground", *hunting_ground, text="7ff019")

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

card("Slum Hunting Ground", *hunting_ground, text="7ff019")

card("Society Hunting Ground", *hunting_ground, text="7ff019")

card("Uptown Hunting Ground", *hunting_ground, text="7ff019")

card("Warzone Hunting Ground", *hunting_ground, text="7ff019")

card("Zoo Hunting Ground", *hunting_ground, text="7ff019")

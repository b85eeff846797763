"""Hunting grounds: in your unlock phase a ready vampire you control can gain 1 blood."""

from methuselah.language import (
    TARGET,
    YOUR_TURN,
    card,
    choose,
    gain_blood,
    mark,
    marked,
    master,
    not_,
    put_in_play,
    ready,
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

card("Slum Hunting Ground", *hunting_ground, text="7ff019")

card("Society Hunting Ground", *hunting_ground, text="7ff019")

card("Uptown Hunting Ground", *hunting_ground, text="7ff019")

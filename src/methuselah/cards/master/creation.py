"""Masters that become minions."""

from methuselah.language import (
    TARGET,
    YOUR_TURN,
    becomes_ally,
    burn_card,
    card,
    choose,
    choose_number,
    chosen_number,
    gain_blood,
    master,
    not_,
    price,
    ready,
    use,
    vampire,
    with_blood,
)

card(
    "Jake Washington",
    master(
        becomes_ally(
            1,
            use(
                YOUR_TURN,
                choose(ready(vampire, not_(with_blood))),
                choose_number("blood", 1, 4),
                price(burn_card()),
                gain_blood(chosen_number("blood"), TARGET),
                at=("unlock",),
            ),
            strength=0,
            bleed=0,
            keywords=("mortal",),
            unique=True,
        ),
    ),
    text="020d8d",
)

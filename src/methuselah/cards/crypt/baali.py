"""Baali vampires."""

from methuselah.language import (
    OTHERS,
    TARGET,
    YOU,
    abstains,
    acts,
    ally,
    burn_blood,
    card,
    choose,
    controlled_by,
    count,
    give_control,
    on,
    price,
    ready,
    static,
    title,
    unique,
    use,
    vampire,
    yours,
)

card(
    "Arishat (G6)",
    use(
        choose(ready(vampire)),
        price(burn_blood(1)),
        abstains(TARGET),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="cba5d9",
)

card(
    "Xeper, Sultan of Lepers (G6)",
    static("votes", count(ready(vampire, yours, unique, title("infernal")))),
    acts(choose(on(ally, controlled_by(OTHERS))), give_control(TARGET, YOU), by="bearer"),
    text="896da8",
)

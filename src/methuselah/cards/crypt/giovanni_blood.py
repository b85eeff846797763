"""Giovanni vampires who pay with blood."""

from methuselah.language import (
    YOUR_TURN,
    ash_heap,
    burn_blood,
    card,
    choose,
    chosen,
    price,
    to_crypt_top,
    use,
    vampire,
    yours,
)

card(
    "Gaspare Giovanni (G2)",
    use(
        YOUR_TURN,
        choose(ash_heap(vampire, yours), name="returned"),
        price(burn_blood(2)),
        to_crypt_top(chosen("returned")),
        by="bearer",
        at=("master",),
        once="phase",
    ),
    text="56d69e",
)

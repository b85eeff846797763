"""Ventrue vampires of blood and pool."""

from methuselah.language import (
    THIS_CARD,
    YOUR_TURN,
    card,
    forgoes_edge,
    gain_blood,
    price,
    use,
)

card(
    "Heather Florent, The Opportunist (G1)",
    use(YOUR_TURN, price(forgoes_edge()), gain_blood(1, THIS_CARD), at=("unlock",)),
    text="7da0d6",
)

"""Blood Brothers."""

from methuselah.language import (
    YOUR_INFLUENCE_PHASE,
    card,
    choose_circle,
    draw_crypt,
    when,
)

card(
    "New Blood (ANY)",
    enters=(when(YOUR_INFLUENCE_PHASE, *choose_circle(), draw_crypt()),),
    text="b43b27",
)

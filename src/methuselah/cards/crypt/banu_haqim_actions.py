"""Banu Haqim vampires and their actions."""

from methuselah.language import (
    TARGET,
    acts,
    anywhere,
    burn_card,
    card,
    choose,
    costs_blood,
    keyword,
    requires_a_clan,
)

card(
    "Al-Ashrad, Amr of Alamut (G2)",
    acts(
        costs_blood(2),
        choose(anywhere(keyword("location"), requires_a_clan)),
        burn_card(TARGET),
        by="bearer",
    ),
    text="d8cc19",
)

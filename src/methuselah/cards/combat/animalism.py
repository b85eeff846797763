"""Combat cards that require Animalism."""

from methuselah.language import before_range, card, crows

card(
    "Carrion Crows",
    ani=before_range(crows(1), once="combat"),
    ANI=before_range(crows(2), once="combat"),
    text="0cc5f0",
)

"""Combat cards that require Protean."""

from methuselah.language import THIS, add, before_range, card, combat_card, grants, maneuver

stronger = add("strength", +1, THIS, until="combat")

card(
    "Claws of the Dead",
    pro=combat_card(
        add("aggravated strikes", to=THIS, until="round", word="hand"),
        at=("before_range", "before_strikes", "strikes_chosen"),
    ),
    PRO=maneuver,
    text="671787",
)

card(
    "Form of the Wolf",
    pro=before_range(stronger, once="combat"),
    PRO=before_range(stronger, grants("press"), once="combat"),
    text="862c23",
)

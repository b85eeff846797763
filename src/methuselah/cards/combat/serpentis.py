"""Combat cards that require Serpentis."""

from methuselah.language import (
    OPPOSING,
    THIS,
    add,
    ally,
    among,
    before_range,
    cancels_card,
    card,
    combat_card,
    dodge,
    fits,
    grants,
    grants_each_round,
    on,
    played_by,
    steal_blood,
    strike,
    vampire,
    younger,
)

card(
    "Skin of the Adder",
    ser=before_range(grants_each_round("prevention"), once="combat"),
    SER=before_range(
        grants_each_round("prevention"),
        add("strike damage", +1, THIS, until="combat", word="hand"),
        once="combat",
    ),
    text="864576",
)

weaker = fits(OPPOSING, among(on(ally), on(vampire, younger)))

card(
    "The Jones",
    ser=strike(dodge, grants("press end"), weaker),
    SER=combat_card(
        weaker,
        played_by(OPPOSING, "strike"),
        cancels_card(free=True),
        at=("as_played",),
        once="round",
    ),
    text="2d17b2",
)

card(
    "Tongue of the Serpent",
    ser=strike(steal_blood(1)),
    SER=strike(steal_blood(2)),
    text="627a1d",
)

stronger = add("strength", +1, THIS, until="combat")

card(
    "Typhonic Beast",
    ser=before_range(stronger),
    pot_ser=before_range(stronger, grants_each_round("prevention")),
    POT_SER=before_range(stronger, grants_each_round("prevention"), grants("press")),
    text="d98540",
)

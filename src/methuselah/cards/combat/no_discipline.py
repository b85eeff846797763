"""Combat cards without a Discipline."""

from methuselah.language import (
    OPPOSING_VAMPIRE,
    THIS,
    blood_lost_to_damage,
    card,
    end_of_round,
    fits,
    gain_blood,
    OPPOSING,
    ready,
    vampire,
)

card(
    "Taste of Vitae",
    end_of_round(
        OPPOSING_VAMPIRE,
        fits(THIS, ready(vampire)),
        gain_blood(blood_lost_to_damage(OPPOSING)),
        once="round",
    ),
    text="cbe4d1",
)

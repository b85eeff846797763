"""Combat cards without a Discipline."""

from methuselah.language import (
    OPPOSING,
    OPPOSING_VAMPIRE,
    THIS,
    blood_lost_to_damage,
    card,
    dodge,
    end_of_round,
    fits,
    gain_blood,
    hand_strike,
    or_melee_weapon,
    ready,
    strike,
    vampire,
)

card(
    "Dodge",
    strike(dodge, replace="combat"),
    text="d4f9d1",
)

card(
    "Lucky Blow",
    strike(hand_strike(+1), or_melee_weapon(), replace="combat"),
    text="cadaae",
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

"""Combat cards without a Discipline."""

from methuselah.language import (
    NOT_FALLING,
    OPPOSING,
    OPPOSING_VAMPIRE,
    THIS,
    blood_lost_to_damage,
    card,
    combat_card,
    diablerizable,
    diablerizes_instead,
    dodge,
    end_of_round,
    fits,
    gain_blood,
    going_to_torpor,
    hand_strike,
    or_melee_weapon,
    ready,
    strike,
    vampire,
)

card(
    "Amaranth",
    combat_card(
        NOT_FALLING,
        fits(OPPOSING, ready(vampire, going_to_torpor, diablerizable)),
        diablerizes_instead(),
        at=("torpor",),
    ),
    text="63175e",
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

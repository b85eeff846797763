"""Combat cards without a Discipline."""

from methuselah.language import (
    FIGHTERS,
    FIRST_ROUND,
    NOT_FALLING,
    OPPOSING,
    OPPOSING_VAMPIRE,
    RESTRICTS_YOUR_STRIKES,
    THIS,
    THIS_CARD,
    add_counters,
    at_end_of_combat,
    at_least,
    blood_lost_to_damage,
    burn_blood,
    burn_card,
    cancels_card,
    card,
    combat_card,
    counters_on,
    diablerizable,
    diablerizes_instead,
    dodge,
    end_of_round,
    fits,
    gain_blood,
    going_to_torpor,
    hand_strike,
    maneuvers,
    minus,
    or_melee_weapon,
    played,
    presses,
    price,
    put_in_play,
    ready,
    static,
    strike,
    trigger,
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
    "Groundfighting",
    maneuvers(replace="combat"),
    presses(replace="combat"),
    combat_card(
        RESTRICTS_YOUR_STRIKES,
        price(burn_blood(1)),
        cancels_card(),
        at=("as_played",),
        replace="combat",
    ),
    text="6a3b24",
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

card(
    "Trap",
    combat_card(FIRST_ROUND, put_in_play(3), at_end_of_combat(burn_card()), at=("before_range",)),
    static("presses to continue", who=FIGHTERS, when=at_least(counters_on(THIS_CARD), 1)),
    trigger("press step", add_counters(-1), who=FIGHTERS),
    trigger("played", add_counters(minus(3, counters_on(THIS_CARD))), who=played()),
    text="35368f",
)

"""Combat cards that require Animalism."""

from methuselah.language import (
    FIRST_ROUND,
    IN_ROUND,
    OPPOSING,
    OPPOSING_VAMPIRE,
    STRIKES_NOT_LIMITED,
    THIS,
    add,
    additional_strike,
    attached,
    bears,
    before_range,
    burn_card,
    card,
    choose,
    chosen,
    combat_card,
    crows,
    dodge,
    employable,
    employs_chosen,
    far_destroy_weapon,
    fits,
    gains_strikes,
    grants,
    grants_each_round,
    hand_strike,
    is_a,
    keyword,
    on,
    on_this,
    put_on,
    ranged_strike,
    static,
    strike,
    unless,
)

card(
    "Aid from Bats",
    ani=strike(ranged_strike(1), maneuver=True),
    ANI=strike(ranged_strike(1), grants("press"), maneuver=True),
    text="f226bb",
)

card(
    "Bear's Skin",
    ani_pro=before_range(
        add("strength", +1, THIS, until="round"), grants("prevention"), once="combat"
    ),
    ANI_PRO=before_range(
        add("strength", +1, THIS, until="combat"), grants_each_round("prevention"), once="combat"
    ),
    text="a5d067",
)

card(
    "Carrion Crows",
    ani=before_range(crows(1), once="combat"),
    ANI=before_range(crows(2), once="combat"),
    text="0cc5f0",
)

maddened = (
    FIRST_ROUND,
    OPPOSING_VAMPIRE,
    add("strength", +1, to=OPPOSING, until="combat"),
    add("cannot maneuver", to=OPPOSING, until="combat", word="long"),
    add("cannot press", to=OPPOSING, until="combat", word="end"),
    add("cannot use equipment", to=OPPOSING, until="combat"),
)

card(
    "Drawing Out the Beast",
    ani=before_range(*maddened, once="combat"),
    ANI=before_range(*maddened, add("press damage", 1, to=OPPOSING, until="combat"), once="combat"),
    text="a93e53",
)

card(
    "Dust Up",
    ani=strike(hand_strike(+1, undodgeable=True)),
    cel=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    pot=strike(hand_strike(+2)),
    text="c18af5",
)

card(
    "Pack Alpha",
    static("strength", +1),
    static("only one", word="Pack Alpha"),
    ani=before_range(
        choose(employable(keyword("animal")), name="named"), employs_chosen("named"), once="round"
    ),
    ANI=combat_card(
        unless(fits(THIS, on(bears("Pack Alpha")))),
        choose(attached(is_a("retainer"), keyword("animal"), on_this), name="animal"),
        burn_card(chosen("animal")),
        put_on(THIS),
        at=IN_ROUND,
        once="round",
    ),
    text="c37302",
)

card(
    "Terror Frenzy",
    ani=before_range(
        FIRST_ROUND,
        add("cannot maneuver", to=OPPOSING, until="combat", word="close"),
        add("cannot press", to=OPPOSING, until="combat", word="continue"),
        add("cannot use equipment", to=OPPOSING, until="combat"),
    ),
    ANI=before_range(
        OPPOSING_VAMPIRE, add("combat card cost", 1, to=OPPOSING, until="combat"), once="combat"
    ),
    text="67ebca",
)

card(
    "Voracious Vermin",
    ani=strike(dodge),
    ANI=strike(dodge, STRIKES_NOT_LIMITED, additional_strike(far_destroy_weapon)),
    text="813693",
)

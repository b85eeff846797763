"""Combat cards that require Quietus."""

from methuselah.language import (
    AT_CLOSE,
    AT_LONG,
    FIRST_ROUND,
    OPPOSING,
    OPPOSING_VAMPIRE,
    TARGET,
    add,
    ally,
    attached,
    before_range,
    before_strikes,
    burn_blood,
    burn_card,
    card,
    choose,
    damage_strike,
    fits,
    is_on,
    later,
    maneuvers,
    on,
    one_of,
    only_if,
    plus,
    price,
    ranged_strike,
    sets_range,
    strike,
    strike_with_effect,
    teaches,
    way,
)

one_more = only_if(fits(OPPOSING, on(ally)), 1)

card(
    "Blood Sweat",
    qui=strike(ranged_strike(2, unpreventable=True), AT_LONG),
    QUI=strike(ranged_strike(3, unpreventable=True), AT_LONG),
    text="d9e665",
)

card(
    "Coagulate Blood",
    qui=strike(ranged_strike(plus(1, one_more))),
    QUI=strike(ranged_strike(plus(2, one_more))),
    text="536f23",
)

card(
    "Disease",
    qui=before_range(add("strength", -1, OPPOSING, until="combat")),
    QUI=before_range(add("strength", -2, OPPOSING, until="combat")),
    text="62f0bd",
)

card(
    "Exuding Blood",
    qui=strike(ranged_strike(1, unpreventable=True), AT_LONG),
    QUI=strike(ranged_strike(2, unpreventable=True), AT_LONG),
    text="c1a9bc",
)

card(
    "Selective Silence",
    qui=maneuvers(FIRST_ROUND),
    QUI=before_range(
        FIRST_ROUND,
        price(burn_blood(1)),
        one_of(way(sets_range("close")), way(sets_range("long"))),
    ),
    text="9dd892",
)


card(
    "Taste of Death",
    qui=strike(ranged_strike(1, aggravated=True), AT_LONG),
    QUI=strike(ranged_strike(2, aggravated=True), AT_LONG),
    text="00163b",
)

card(
    "Thin Blood",
    qui=before_strikes(AT_CLOSE, OPPOSING_VAMPIRE, burn_blood(1, OPPOSING), once="round"),
    QUI=before_strikes(AT_CLOSE, OPPOSING_VAMPIRE, burn_blood(2, OPPOSING), once="round"),
    text="af3adb",
)

card(
    "Vascular Explosion",
    qui=strike(damage_strike(plus(2, one_more), unpreventable=True)),
    QUI=strike(damage_strike(plus(3, one_more), unpreventable=True)),
    text="6f5656",
)

its_discipline_card = later(choose(attached(teaches(), is_on(OPPOSING))))

card(
    "Weakness",
    qui=strike(strike_with_effect(its_discipline_card, burn_card(TARGET)), OPPOSING_VAMPIRE),
    QUI=strike(damage_strike(1, hit=(its_discipline_card, burn_card(TARGET))), OPPOSING_VAMPIRE),
    text="f787da",
)

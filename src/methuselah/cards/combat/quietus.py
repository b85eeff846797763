"""Combat cards that require Quietus."""

from methuselah.engine.definitions import Effect, Mode
from methuselah.language import (
    AT_CLOSE,
    AT_LONG,
    AT_SUPERIOR,
    BEARER,
    FIRST_ROUND,
    ITS_MELEE_WEAPON,
    OPPOSING,
    OPPOSING_VAMPIRE,
    TARGET,
    THIS,
    YOU,
    acts,
    add,
    ally,
    attached,
    bears,
    before_range,
    before_strikes,
    burn_blood,
    burn_card,
    card,
    choose,
    combat_card,
    damage_strike,
    fits,
    hand_strike,
    is_on,
    later,
    maneuvers,
    not_,
    on,
    one_of,
    only_if,
    or_melee_weapon,
    plus,
    price,
    put_on,
    ranged_strike,
    ready,
    sets_range,
    static,
    strike,
    strike_with_effect,
    teaches,
    this_round,
    trigger,
    unless,
    vampire,
    way,
    when,
)

one_more = only_if(fits(OPPOSING, on(ally)), 1)

bloody = (
    choose(ITS_MELEE_WEAPON),
    add("aggravated strikes", to=TARGET, until="round"),
    this_round("end of round", burn_card(TARGET)),
)

card(
    "Baal's Bloody Talons",
    qui=combat_card(*bloody, at=("strikes_chosen",)),
    QUI=combat_card(
        *bloody, add("aggravated strike damage", +1, TARGET, until="round"), at=("strikes_chosen",)
    ),
    text="cba455",
)


def agony(*aggravated: Effect) -> Mode:
    """Blood Agony: from the second round on, until the strikes that are chosen resolve."""
    return combat_card(
        unless(FIRST_ROUND), *aggravated, at=("before_range", "before_strikes", "strikes_chosen")
    )


card(
    "Blood Agony",
    qui=agony(
        add("aggravated next strike", to=THIS, until="round", word="hand"),
        add("aggravated next strike", to=THIS, until="round", word="melee weapon"),
    ),
    QUI=agony(
        add("aggravated strikes", to=THIS, until="combat", word="hand"),
        add("aggravated strikes", to=THIS, until="combat", word="melee weapon"),
    ),
    text="8c89a0",
)

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

poisoned = when(AT_CLOSE, add("press damage", 1, OPPOSING, until="combat"))

card(
    "Dagon's Call",
    qui=strike(hand_strike(hit=(poisoned,)), once="combat"),
    QUI=strike(hand_strike(+1, hit=(poisoned,)), once="combat"),
    text="851507",
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

touched = hand_strike(
    hit=(when(fits(OPPOSING, on(not_(bears("Scorpion's Touch")))), put_on(OPPOSING)),)
)

card(
    "Scorpion's Touch",
    static("strength", -1),
    trigger("unlock phase", burn_blood(1, BEARER), who=YOU, when=AT_SUPERIOR),
    acts(burn_card(), who=ready(vampire), directed=True, stealth=1),
    qui=strike(touched, or_melee_weapon()),
    QUI=strike(touched, or_melee_weapon()),
    text="736eea",
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

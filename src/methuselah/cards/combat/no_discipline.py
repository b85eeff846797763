"""Combat cards without a Discipline."""

from methuselah.language import (
    AT_CLOSE,
    BEARER,
    FIGHTERS,
    FIRST_ROUND,
    HAS_COUNTERS,
    ITS_GUN,
    LOADED_GUN,
    NO_COUNTERS,
    NORMAL_STRIKES,
    NOT_FALLING,
    ONLY_TO_LONG,
    OPPOSED_BY_YOU,
    OPPOSING,
    OPPOSING_VAMPIRE,
    RESTRICTS_YOUR_STRIKES,
    STRIKES,
    THIS,
    THIS_CARD,
    WAS_STRUCK,
    acts,
    add,
    add_counters,
    affects_this,
    after_strike_resolution,
    aim_card,
    ally,
    ammo,
    at_end_of_combat,
    at_least,
    attached,
    becomes,
    before_range,
    being_burned,
    blood_cost_of,
    blood_lost_to_damage,
    burn_blood,
    burn_card,
    cancels_card,
    card,
    choose,
    chosen,
    chosen_number,
    combat_card,
    counters_on,
    damage_inflicted,
    diablerizable,
    diablerizes_instead,
    discard,
    dodge,
    end_of_round,
    environmental_damage,
    equippable,
    equips_chosen,
    fits,
    gain_blood,
    going_to_torpor,
    grants,
    gun,
    hand,
    hand_strike,
    has_flight,
    helps_pay,
    if_inflicted,
    ignoring_excess,
    inflicts_damage,
    is_a,
    is_on,
    keyword,
    later,
    maneuvers,
    may,
    melee_strike,
    minus,
    next_round_at,
    no_additional_strikes,
    not_,
    on,
    one_of,
    only_once,
    or_melee_weapon,
    plain_weapon,
    played,
    played_by,
    plus,
    pool_below,
    pool_cost_of,
    press_to_continue,
    presses,
    prevents_damage,
    price,
    put_in_play,
    put_on,
    ranged_strike,
    ready,
    removes_counters,
    sets_range,
    static,
    strike,
    strike_does_more,
    strikes,
    this_round,
    trigger,
    unique,
    use,
    vampire,
    way,
    when,
    yours,
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
    "Backstep",
    maneuvers(
        ONLY_TO_LONG,
        this_round("press step", when(WAS_STRUCK, grants("press", to=OPPOSING))),
    ),
    text="94f6dd",
)


card(
    "Boxed In",
    presses(replace="combat"),
    text="2f8107",
)

card(
    "Concealed Weapon",
    before_range(
        choose(
            equippable(keyword("weapon"), not_(unique), pool_below(3), plain_weapon(3)),
            name="named",
        ),
        equips_chosen("named"),
    ),
    text="e66024",
)

card("Dead-End Alley", press_to_continue, text="f5c199")

card(
    "Disengage",
    presses(only="press end", replace="combat"),
    combat_card(
        played_by(FIGHTERS, "grapple"),
        fits(THIS, on(vampire)),  # an ally has no blood to burn (comprehensive rules, 6.1.5)
        price(burn_blood(1)),
        cancels_card(free=True),
        at=("as_played",),
        replace="combat",
    ),
    text="6742fd",
)

card(
    "Dodge",
    strike(dodge, replace="combat"),
    text="d4f9d1",
)

card(
    "Dragon's Breath Rounds",
    ammo(
        add("aggravated strike damage", +2, ITS_GUN, until="combat"),
        after_strike_resolution(burn_card(LOADED_GUN)),
    ),
    text="a81268",
)

card(
    "Fake Out",
    maneuvers(replace="combat"),
    text="d4aa39",
)

card(
    "Focus the Blood",
    before_range(put_on(THIS), gain_blood(1), once="combat"),
    helps_pay(1, price(burn_card()), of=("blood",), plays=("combat",), payer=BEARER, by="bearer"),
    text="7ff9e5",
)

card(
    "Glancing Blow",
    prevents_damage(1, sources=STRIKES, replace="unlock"),
    text="829809",
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
    "High Ground",
    maneuvers(ONLY_TO_LONG, once="round"),
    before_range(
        fits(THIS, on(has_flight)),
        fits(OPPOSING, on(not_(has_flight))),
        sets_range("long"),
        once="round",
    ),
    text="d84c3c",
)

card(
    "Leathery Hide",
    prevents_damage(4, sources=NORMAL_STRIKES, once="round"),
    text="bd610a",
)


card(
    "Lucky Blow",
    strike(hand_strike(+1), or_melee_weapon(), replace="combat"),
    text="cadaae",
)

card(
    "Manstopper Rounds",
    ammo(add("strike damage", +1, ITS_GUN, until="combat")),
    text="dad07b",
)

card(
    "Molotov Cocktail",
    strike(
        affects_this(
            put_on(THIS),
            becomes("equipment", "weapon"),
            add("unusable", to=THIS_CARD, until="round"),
            at_end_of_combat(burn_card()),
            ranged=True,
        )
    ),
    strikes(ranged_strike(2, aggravated=True, anyway=(burn_card(),))),
    text="e37204",
)

card(
    "Orgy of Blood",
    combat_card(
        fits(OPPOSING, on(ally, being_burned)),
        gain_blood(plus(pool_cost_of(OPPOSING), blood_cost_of(OPPOSING)), on(vampire, yours)),
        at=("torpor",),
    ),
    text="3f0573",
)

card(
    "Pulled Fangs",
    end_of_round(
        AT_CLOSE,
        NOT_FALLING,
        at_least(damage_inflicted(THIS), plus(damage_inflicted(OPPOSING), 1)),
        fits(OPPOSING, on(vampire)),
        put_on(OPPOSING),
        inflicts_damage(1, OPPOSING),
    ),
    static("cannot hunt"),
    static("torpor instead of hunting"),
    acts(
        when(HAS_COUNTERS, burn_card(), otherwise=(add_counters(1),)),
        who=ready(vampire),
        directed=True,
        stealth=1,
    ),
    text="7e5c05",
)

card(
    "Quick Jab",
    strike(ignoring_excess(hand_strike(first=True), 1), replace="combat"),
    text="0a5566",
)

card(
    "Raking Talons",
    before_range(add("aggravated strikes", to=THIS, until="combat", word="hand"), once="combat"),
    text="4070d5",
)

discards_cancel = use(
    OPPOSED_BY_YOU,
    choose(hand(yours, is_a("combat")), "discarded", least=2, most=2),
    price(discard(chosen("discarded"))),
    cancels_card(),
    by="methuselah",
    at=("as_played",),
)

card(
    "Target Hand",
    aim_card(
        if_inflicted(
            add("strength", -1, to=OPPOSING, until="action"),
            later(choose(attached(keyword("weapon"), is_on(OPPOSING)), "weapon", least=0)),
            burn_card(chosen("weapon")),
        )
    ),
    discards_cancel,
    text="9e1fdf",
)

card(
    "Target Head",
    aim_card(
        strike_does_more(2),
        if_inflicted(
            no_additional_strikes(OPPOSING),
            add("cannot press", to=OPPOSING, until="round"),
            may(one_of(way(next_round_at("close")), way(next_round_at("long")))),
        ),
    ),
    use(
        OPPOSED_BY_YOU,
        choose(hand(yours, is_a("combat")), "discarded"),
        price(discard(chosen("discarded"))),
        cancels_card(),
        by="methuselah",
        at=("as_played",),
    ),
    text="b906c9",
)


card(
    "Target Vitals",
    aim_card(if_inflicted(add("cannot press", to=OPPOSING, until="round"), more=2)),
    discards_cancel,
    text="fa9ca7",
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
    static("presses to continue", who=FIGHTERS, when=HAS_COUNTERS),
    trigger("press step", add_counters(-1), who=FIGHTERS),
    trigger("played", add_counters(minus(3, counters_on(THIS_CARD))), who=played()),
    text="35368f",
)

card(
    "Weighted Walking Stick",
    before_range(
        FIRST_ROUND,
        put_on(THIS, counters=5),
        becomes("equipment", "weapon", "melee weapon"),
    ),
    strikes(melee_strike(+1)),
    trigger("inflicts", removes_counters(chosen_number("number"))),
    trigger("counters", burn_card(), who=THIS_CARD, when=NO_COUNTERS),
    text="f0df31",
)

card(
    "Zip Gun",
    before_range(put_on(THIS), becomes("equipment", "weapon", "gun", "no ammo")),
    *gun(1, only_once("combat", environmental_damage(1)), maneuver=True),
    text="20013f",
)

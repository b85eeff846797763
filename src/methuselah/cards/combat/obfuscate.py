"""Combat cards that require Obfuscate."""

from methuselah.language import (
    AT_CLOSE,
    AT_LONG,
    DODGED,
    FIRST_ROUND,
    HALF_IN_BLOOD,
    ONLY_TO_CLOSE,
    ONLY_TO_LONG,
    OPPOSING,
    OPPOSING_CONTROLLER,
    THIS,
    add,
    after_combat,
    any_of,
    attached,
    before_range,
    begins_rounds_at,
    both,
    burn_blood,
    card,
    choose,
    combat_card,
    combat_ends,
    destroys,
    discards_at_random,
    dodge,
    draws_up,
    each_round,
    equippable,
    equips_chosen,
    exists,
    grants,
    grants_each_round,
    hand_strike,
    inflicts_damage,
    is_a,
    is_on,
    keyword,
    lock,
    maneuver,
    maneuvers,
    maneuvers_now,
    may_this_round,
    not_,
    press_to_end,
    skips_next_unlock,
    steal_blood,
    strike,
    unique,
    unless,
    when,
)

named_weapon = choose(equippable(keyword("weapon")), name="named")

card(
    "Behind You!",
    obf=maneuvers(FIRST_ROUND),
    OBF=strike(dodge, FIRST_ROUND),
    text="731b9b",
)

card(
    "Contraband",
    obf=before_range(
        choose(equippable(not_(unique)), name="named"), equips_chosen("named"), once="combat"
    ),
    OBF=before_range(
        choose(equippable(not_(unique), less=HALF_IN_BLOOD), name="named"),
        equips_chosen("named", HALF_IN_BLOOD),
        once="combat",
    ),
    text="bd5cb2",
)

once_more = may_this_round("range", burn_blood(1), maneuvers_now("close"))

card(
    "Dance with the Devil",
    obf=maneuvers(ONLY_TO_CLOSE),
    tha=maneuvers(ONLY_TO_CLOSE),
    OBF=maneuvers(ONLY_TO_CLOSE, once_more),
    THA=maneuvers(ONLY_TO_CLOSE, once_more),
    text="7f8db7",
)

card(
    "Disguised Weapon",
    obf=before_range(named_weapon, equips_chosen("named")),
    OBF=combat_card(named_weapon, equips_chosen("named"), at=("strike",)),
    text="7676f3",
)

card(
    "Donnybrook",
    obf=strike(
        destroys("equipment", "retainer", first=True),
        AT_CLOSE,
        exists(attached(any_of(is_a("equipment"), is_a("retainer")), is_on(OPPOSING))),
    ),
    pro=strike(hand_strike(aggravated=True), AT_CLOSE),
    ser=strike(steal_blood(2), AT_CLOSE),
    text="74cdbc",
)

card(
    "Dust to Dust",
    obf=press_to_end,
    thn=strike(dodge, grants("press")),
    THN=strike(dodge, grants("press"), maneuver=True),
    text="cd6748",
)

from_afar = (
    begins_rounds_at("long"),
    grants_each_round("press end"),
)

card(
    "Fear of the Void Below",
    obf=maneuvers(once="combat"),
    dai=before_range(*from_afar, once="combat"),
    DAI=before_range(
        *from_afar,
        each_round(
            "normal strikes",
            discards_at_random(1, OPPOSING_CONTROLLER),
            draws_up(OPPOSING_CONTROLLER),
        ),
        once="combat",
    ),
    text="27cd16",
)

card(
    "Gemini's Mirror",
    obf=strike(dodge, maneuver=True),
    OBF=before_range(add("mirrors strikes", to=THIS, until="combat"), once="combat"),
    text="f8141c",
)

stunning = strike(
    combat_ends(
        when(
            both(AT_CLOSE, unless(DODGED)),
            after_combat(lock(OPPOSING), skips_next_unlock(OPPOSING)),
        )
    )
)

card(
    "Kiss of Cathari",
    obf=strike(combat_ends()),
    pre=strike(combat_ends()),
    OBF=stunning,
    PRE=stunning,
    text="192c1d",
)

card(
    "Leapfrog",
    obf=maneuvers(ONLY_TO_LONG),
    spi=maneuver,
    SPI=strike(combat_ends()),
    text="db1b41",
)

card(
    "No Trace",
    obf=strike(combat_ends(), AT_LONG),
    OBF=strike(combat_ends()),
    text="2b7a25",
)

card(
    "Outside the Hourglass",
    obf=strike(dodge),
    tem=(maneuver, strike(dodge, maneuver=True)),
    TEM=before_range(inflicts_damage(2, OPPOSING), once="round"),
    text="b9fbfe",
)

card("Quick Exit", obf=press_to_end, OBF=strike(dodge), text="69bc99")

"""Combat cards that require Fortitude."""

from methuselah.language import (
    ALL_DAMAGE,
    COMBAT_WOULD_END,
    DAMAGING_WEAPONS,
    FIRST_ROUND,
    IN_ROUND,
    NOT_ADDITIONAL,
    OPPOSING,
    STRIKES,
    TARGET,
    THIS,
    add,
    attached,
    before_range,
    being_burned,
    burn_blood,
    burn_card,
    cancels_frenzies,
    card,
    choose,
    choose_x,
    combat_card,
    doomed_card,
    fits,
    gain_blood,
    goes_to_torpor,
    goes_to_torpor_instead,
    going_to_torpor,
    grants,
    grants_each_round,
    hand_strike,
    is_among,
    is_named,
    is_on,
    keyword,
    lock,
    maneuvers,
    may_prevent_this_combat,
    next_round_at,
    or_melee_weapon,
    plus,
    press,
    presses,
    prevents_damage,
    price,
    quiet_rounds_end_combat,
    ready,
    starts_new_round,
    strike,
    torpor_after_combat,
    unlock,
    unlocked,
    x,
)

escape = (unlock(), goes_to_torpor())

card(
    "Armor of Vitality",
    for_=prevents_damage(3),
    FOR=prevents_damage(
        3, burn_card(attached(keyword("melee weapon"), is_on(OPPOSING), is_among(DAMAGING_WEAPONS)))
    ),
    text="519d28",
)

card(
    "Ashes to Ashes",
    for_=doomed_card(fits(THIS, ready(being_burned)), goes_to_torpor_instead()),
    thn=prevents_damage(ALL_DAMAGE, *escape),
    THN=prevents_damage(ALL_DAMAGE, *escape, gain_blood(2)),
    text="1dee60",
)

card(
    "Hidden Strength",
    for_=prevents_damage(plus(x(), 1), choose_x()),
    FOR=prevents_damage(plus(x(), 1), choose_x(), grants("press")),
    text="82ab5a",
)

card(
    "Indomitability",
    for_=prevents_damage(1),
    FOR=(press, prevents_damage(1, grants("press"))),
    text="ef4fc3",
)

as_normal = add("treats aggravated as normal", to=THIS, until="round")
treats_as_normal = combat_card(as_normal, at=(*IN_ROUND, "prevent"))

card(
    "Jua Vema",
    for_=treats_as_normal,
    FOR=(
        treats_as_normal,
        combat_card(
            choose(attached(is_named("Aye"), is_on(THIS), unlocked)),
            lock(TARGET),
            add("treats aggravated as normal", to=THIS, until="action"),
            at=(*IN_ROUND, "prevent"),
        ),
    ),
    text="9b1729",
)

card(
    "Lam Into",
    for_=strike(hand_strike(+1), or_melee_weapon(), maneuver=True, replace="combat"),
    pot=strike(hand_strike(+2), or_melee_weapon(), replace="combat"),
    vic=strike(
        hand_strike(+1),
        or_melee_weapon(),
        grants("press"),
        next_round_at("close"),
        replace="combat",
    ),
    text="0eeef6",
)

card(
    "Relentless Reaper",
    for_=prevents_damage(1),
    thn=presses(),
    THN=combat_card(
        COMBAT_WOULD_END,
        price(burn_blood(1)),
        starts_new_round(),
        at=("combat_would_end",),
    ),
    text="612929",
)

card(
    "Resilience",
    for_=prevents_damage(1),
    FOR=prevents_damage(3, sources=("normal",)),
    text="32acfa",
)

card(
    "Rolling with the Punches",
    for_=prevents_damage(1),
    FOR=prevents_damage(
        1000,
        price(burn_blood(1)),
        add("prevents strikes", to=THIS, until="round", word="for"),
        sources=STRIKES,
    ),
    text="3a1e8e",
)

card(
    "Skin of Night",
    for_=treats_as_normal,
    FOR=prevents_damage(1, as_normal),
    text="e18997",
)

card(
    "Skin of Rock",
    for_=prevents_damage(1),
    FOR=prevents_damage(2),
    text="b25f38",
)

card(
    "Skin of Steel",
    for_=prevents_damage(ALL_DAMAGE, sources=STRIKES),
    FOR=prevents_damage(
        ALL_DAMAGE, add("prevents strikes", word="for", until="round"), sources=STRIKES
    ),
    text="85a0c1",
)

card(
    "Soak",
    for_=prevents_damage(2, sources=("normal",), once="round"),
    FOR=prevents_damage(4, sources=("normal",), once="round"),
    text="03876b",
)

card(
    "Superior Mettle",
    for_=prevents_damage(ALL_DAMAGE, sources=STRIKES),
    FOR=prevents_damage(
        ALL_DAMAGE,
        may_prevent_this_combat(ALL_DAMAGE, burn_blood(1), sources=STRIKES, when=(NOT_ADDITIONAL,)),
        sources=STRIKES,
    ),
    text="d06310",
)

calmed = (add("immune to frenzy", to=THIS, until="combat"), cancels_frenzies())

card(
    "Tranquility Shield",
    for_=before_range(FIRST_ROUND, grants_each_round("prevention"), *calmed),
    FOR=before_range(FIRST_ROUND, grants_each_round("prevention", 2), *calmed),
    text="418a38",
)

card(
    "Undead Persistence",
    for_=doomed_card(
        fits(THIS, ready(going_to_torpor)),
        torpor_after_combat(),
        grants("press"),
        quiet_rounds_end_combat(3),
    ),
    FOR=prevents_damage(2),
    text="377670",
)

card(
    "Unflinching Persistence",
    for_=prevents_damage(1),
    FOR=maneuvers(grants("prevention", until="round")),
    text="e265b0",
)

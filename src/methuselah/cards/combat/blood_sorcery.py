"""Combat cards that require Blood Sorcery."""

from methuselah.engine.definitions import Amount, Effect
from methuselah.language import (
    AT_CLOSE,
    AT_LONG,
    FIGHTERS,
    FIRST_ROUND,
    HALF_OF_STRIKE,
    ONLY_TO_LONG,
    OPPOSING,
    OPPOSING_VAMPIRE,
    ROUND_NUMBER,
    STRIKES,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    WAS_BLOCKED,
    acting_is,
    add,
    additional_strike,
    ally,
    attached,
    before_range,
    blood_of,
    both,
    burn_blood,
    burn_card,
    card,
    choose,
    choose_number,
    chosen_number,
    combat_card,
    combat_ends,
    continues_unblocked,
    damage_strike,
    dodge,
    each_round,
    environmental_damage,
    fits,
    grants,
    hand_strike,
    is_a,
    is_on,
    keyword,
    later,
    maneuver,
    maneuvers,
    may_strike_this_round,
    may_this_round,
    no_weapon_damage,
    on,
    one_of,
    plus,
    press,
    press_to_continue,
    press_to_end,
    presses_to_continue_now,
    prevents_damage,
    price,
    ranged_strike,
    sets_range,
    steal_blood,
    strike,
    strike_does_more,
    unless,
    unlock,
    vampire,
    way,
    weapon_damage,
    when,
)

weapon_of_the_other = attached(keyword("weapon"), is_on(OPPOSING))
disarms = when(OPPOSING_VAMPIRE, no_weapon_damage())


def storm(points: int | Amount) -> tuple[Effect, Effect]:
    """Damage to both combatants and to each retainer on them, which nobody can prevent."""
    retainers = attached(is_a("retainer"), is_on(FIGHTERS))
    return (
        environmental_damage(points, FIGHTERS, unpreventable=True),
        environmental_damage(points, retainers, unpreventable=True),
    )


card(
    "Apportation",
    tha=press_to_continue,
    THA=maneuver,
    text="e8410d",
)

card(
    "Blood Fury",
    tha=strike(hand_strike(+1, proof="for", hit=(disarms,)), AT_CLOSE),
    THA=strike(hand_strike(+2, proof="for", hit=(disarms,)), AT_CLOSE),
    text="e907a8",
)

card(
    "Blood Rage",
    tha=strike(hand_strike(proof="for", hit=(disarms,)), AT_CLOSE),
    THA=strike(hand_strike(+1, proof="for", hit=(disarms,)), AT_CLOSE),
    text="fd6811",
)

card(
    "Blood to Water",
    tha=combat_card(
        AT_CLOSE,
        unless(FIRST_ROUND),
        when(fits(OPPOSING, on(ally)), burn_card(OPPOSING), otherwise=(burn_blood(3, OPPOSING),)),
        at=("before_strikes", "strikes_chosen"),
    ),
    THA=combat_card(
        AT_CLOSE,
        unless(FIRST_ROUND),
        fits(OPPOSING, on(vampire)),
        burn_blood(5, OPPOSING),
        at=("before_strikes", "strikes_chosen"),
    ),
    text="dcb56a",
)

card(
    "Bond with the Mountain",
    tha=strike(dodge, grants("press")),
    vis=strike(combat_ends(unlock(), unlock(OPPOSING))),
    VIS=strike(combat_ends(unlock())),
    text="de20d9",
)

card(
    "Brick by Brick",
    tha=maneuvers(),
    vis=strike(ranged_strike(2), maneuver=True),
    VIS=before_range(one_of(way(sets_range("close")), way(sets_range("long")))),
    text="a1bac8",
)

card(
    "Burst of Sunlight",
    tha=strike(
        ranged_strike(1, aggravated=True, anyway=(environmental_damage(1, aggravated=True),))
    ),
    THA=strike(
        ranged_strike(2, aggravated=True, anyway=(environmental_damage(2, aggravated=True),))
    ),
    text="b89c83",
)

card(
    "Cauldron of Blood",
    tha=strike(hand_strike(+2), unless(FIRST_ROUND)),
    THA=strike(hand_strike(+4), unless(FIRST_ROUND)),
    text="ce3fd3",
)

card(
    "Crawling Chamber",
    tha=maneuvers(ONLY_TO_LONG),
    vis=(maneuver, press),
    VIS=before_range(
        each_round("press step", environmental_damage(1, OPPOSING, ranged=True)), once="combat"
    ),
    text="7d2423",
)

card(
    "Drain Essence",
    tha=strike(steal_blood(2, ranged=True), unless(FIRST_ROUND)),
    THA=strike(steal_blood(4, ranged=True), unless(FIRST_ROUND)),
    text="c00324",
)

fed = (
    later(choose_number("burned", 0, blood_of(THIS))),
    burn_blood(chosen_number("burned")),
    strike_does_more(chosen_number("burned")),
)

card(
    "Eldritch Glimmer",
    tha=strike(ranged_strike(2), unless(FIRST_ROUND), *fed),
    THA=strike(ranged_strike(4), unless(FIRST_ROUND), *fed),
    text="6c6f84",
)


card(
    "Flames of the Netherworld",
    tha=strike(ranged_strike(1, aggravated=True), AT_LONG, price(burn_blood(1))),
    dai=strike(damage_strike(1, aggravated=True)),
    DAI=strike(ranged_strike(1, aggravated=True)),
    text="a90015",
)

card(
    "Flow Within the Mountain",
    tha=press,
    vis=strike(combat_ends()),
    VIS=strike(
        combat_ends(after=(when(both(acting_is(THIS), WAS_BLOCKED), continues_unblocked()),))
    ),
    text="5c0aeb",
)

card(
    "Hunger of Marduk",
    tha=before_range(may_strike_this_round(steal_blood(1, ranged=True))),
    THA=before_range(may_strike_this_round(steal_blood(2, ranged=True))),
    text="3669ae",
)

press_for_blood = may_this_round("press", burn_blood(1), presses_to_continue_now())

card(
    "Lead Fist",
    tha=strike(hand_strike(+1)),
    vis=strike(hand_strike(+1), press_for_blood),
    VIS=strike(hand_strike(+2), press_for_blood),
    text="7a5366",
)

card(
    "Machine Blitz",
    tha=strike(ranged_strike(weapon_damage(TARGET)), choose(weapon_of_the_other)),
    THA=strike(ranged_strike(plus(weapon_damage(TARGET), 1)), choose(weapon_of_the_other)),
    text="9b6c17",
)

card(
    "Movement of the Mind",
    tha=press_to_end,
    THA=maneuver,
    text="10a9d7",
)

card(
    "Rego Motum",
    tha=prevents_damage(2, sources=STRIKES, once="round"),
    THA=prevents_damage(4, sources=STRIKES, once="round"),
    text="07b42d",
)

halves = prevents_damage(HALF_OF_STRIKE, sources=STRIKES)

card(
    "Rockheart",
    tha=strike(dodge),
    vis=halves,
    VIS=prevents_damage(
        HALF_OF_STRIKE,
        add("halves strikes", to=THIS, until="combat"),
        sources=STRIKES,
        once="combat",
    ),
    text="9e426a",
)

no_delay = add("strikes as in later rounds", to=THIS, until="round", word="tha")

card(
    "Shotgun Ritual",
    tha=before_range(FIRST_ROUND, no_delay),
    THA=before_range(FIRST_ROUND, no_delay, grants("press continue")),
    text="09dc7a",
)

card(
    "Soul Burn",
    tha=strike(ranged_strike(1, proof="for", hit=(disarms,))),
    THA=strike(ranged_strike(2, proof="for", hit=(disarms,))),
    text="7aa24e",
)

card(
    "Stone Quills",
    tha=strike(ranged_strike(2)),
    vis=strike(ranged_strike(2), maneuver=True),
    VIS=strike(ranged_strike(3), maneuver=True),
    text="9a6fd5",
)

card(
    "Stonestrength",
    tha=press_to_continue,
    vis=(press, prevents_damage(1)),
    VIS=prevents_damage(2),
    text="3b4604",
)

card(
    "Theft of Vitae",
    tha=strike(steal_blood(1, ranged=True)),
    THA=strike(steal_blood(2, ranged=True)),
    text="98a3ae",
)

card(
    "Walk of Flame",
    tha=strike(ranged_strike(1, aggravated=True), unless(FIRST_ROUND)),
    THA=strike(ranged_strike(2, aggravated=True), unless(FIRST_ROUND)),
    text="e27a74",
)

card(
    "Weather Control",
    tha=before_range(FIRST_ROUND, each_round("before range", *storm(1)), once="combat"),
    THA=before_range(FIRST_ROUND, each_round("before range", *storm(ROUND_NUMBER)), once="combat"),
    text="6f8019",
)

card(
    "Wind Dance",
    tha=strike(dodge),
    THA=strike(dodge, STRIKES_NOT_LIMITED, additional_strike(dodge)),
    text="a3bea0",
)

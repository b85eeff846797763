"""Combat cards that require Blood Sorcery."""

from methuselah.language import (
    AT_CLOSE,
    FIRST_ROUND,
    OPPOSING,
    OPPOSING_VAMPIRE,
    STRIKES,
    TARGET,
    attached,
    before_range,
    card,
    choose,
    environmental_damage,
    hand_strike,
    is_on,
    keyword,
    maneuver,
    maneuvers,
    may_strike_this_round,
    no_weapon_damage,
    one_of,
    plus,
    press_to_continue,
    press_to_end,
    prevents_damage,
    ranged_strike,
    sets_range,
    steal_blood,
    strike,
    unless,
    way,
    weapon_damage,
    when,
)

weapon_of_the_other = attached(keyword("weapon"), is_on(OPPOSING))
disarms = when(OPPOSING_VAMPIRE, no_weapon_damage())

card(
    "Apportation",
    tha=press_to_continue,
    THA=maneuver,
    text="e8410d",
)

card(
    "Blood Rage",
    tha=strike(hand_strike(proof="for", hit=(disarms,)), AT_CLOSE),
    THA=strike(hand_strike(+1, proof="for", hit=(disarms,)), AT_CLOSE),
    text="fd6811",
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
    "Hunger of Marduk",
    tha=before_range(may_strike_this_round(steal_blood(1, ranged=True))),
    THA=before_range(may_strike_this_round(steal_blood(2, ranged=True))),
    text="3669ae",
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

"""Combat cards that require Obtenebration."""

from methuselah.language import (
    OPPOSING,
    OPPOSING_SHOOTS,
    STRIKES_NOT_LIMITED,
    THIS,
    THIS_CARD,
    WAS_BLOCKED,
    acting_is,
    ally,
    at_end_of_combat,
    before_range,
    both,
    burn_blood,
    burn_card,
    card,
    combat_card,
    combat_ends,
    continues_unblocked,
    counters_on,
    dodge,
    each_round,
    environmental_damage,
    fits,
    gains_strikes,
    grants,
    half,
    is_action,
    maneuver,
    move_counters,
    one_of,
    plus,
    press,
    press_to_end,
    price,
    put_in_play,
    ready,
    sends_to_torpor,
    sets_range,
    strength_strike,
    strike,
    strike_with_effect,
    that_weapon_is_harmless,
    unless,
    vampire,
    way,
    when,
    with_these_strikes,
)

card(
    "Arms of the Abyss",
    obt=strike(dodge),
    OBT=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    text="a970bc",
)

card(
    "Darkling Trickery",
    obt=press_to_end,
    myt=(maneuver, press),
    MYT=combat_card(
        OPPOSING_SHOOTS,
        that_weapon_is_harmless(),
        with_these_strikes(environmental_damage(1, OPPOSING, ranged=True)),
        at=("strikes_chosen",),
    ),
    text="09ac73",
)

half_of_it = half(plus(counters_on(THIS_CARD), 1))
swallowed = (
    put_in_play(),
    each_round("drains", move_counters(1, OPPOSING, THIS_CARD)),
    at_end_of_combat(move_counters(half_of_it, THIS_CARD, THIS), burn_card()),
)

card(
    "Darkness Within",
    obt=before_range(*swallowed, once="combat"),
    OBT=before_range(*swallowed, grants("maneuver"), once="combat"),
    text="7ed842",
)

continues = when(
    both(acting_is(THIS), WAS_BLOCKED, unless(is_action("bleed", "political"))),
    continues_unblocked(),
)

card(
    "Entombment",
    obt=strike(strike_with_effect(when(fits(OPPOSING, ready(ally)), burn_card(OPPOSING)))),
    OBT=strike(strike_with_effect(when(fits(OPPOSING, ready(vampire)), sends_to_torpor(OPPOSING)))),
    text="ecef0b",
)

card(
    "Oubliette",
    obt=strike(combat_ends()),
    OBT=strike(combat_ends(after=(burn_blood(1, OPPOSING),))),
    text="820221",
)

card(
    "Shadow Body",
    obt=strike(combat_ends()),
    OBT=strike(combat_ends(after=(continues,))),
    text="ef72b6",
)

card(
    "Shadow Step",
    obt=maneuver,
    OBT=before_range(
        price(burn_blood(2)), one_of(way(sets_range("close")), way(sets_range("long")))
    ),
    text="913a1b",
)

card(
    "Shadow Strike",
    obt=strike(strength_strike(ranged=True), maneuver=True),
    OBT=strike(strength_strike(ranged=True), grants("press"), maneuver=True),
    text="7ddb56",
)

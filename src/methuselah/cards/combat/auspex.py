"""Combat cards that require Auspex."""

from methuselah.language import (
    ACTING_FIGHTER,
    AT_CLOSE,
    AT_LONG,
    BOTH_STRIKE,
    COMBAT_WOULD_END,
    FIGHTERS,
    FIRST_ROUND,
    JUST_HURT,
    OPPOSING,
    OPPOSING_CONTROLLER,
    THIS,
    YOU,
    add,
    after_this_strike,
    ally,
    among,
    any_of,
    at_end_of_combat,
    attached,
    before_range,
    blood_of,
    burn_blood,
    cancels_card,
    card,
    choose,
    choose_number,
    chooses_strike_again,
    chosen,
    chosen_number,
    combat_card,
    combat_ends,
    controlled_by,
    controller_of,
    discard,
    discards_at_random,
    dodge,
    draws,
    draws_up,
    each_round,
    ends_combat,
    fits,
    gain_pool,
    grants,
    hand,
    hand_strike,
    if_another_round,
    inflicts_damage,
    is_a,
    is_among,
    is_on,
    keyword,
    later,
    look_at_hand,
    maneuvers,
    maneuvers_now,
    may_strike_this_combat,
    may_this_round,
    on,
    or_melee_weapon,
    played_by,
    plus,
    press_to_end,
    presses,
    prevents_for_another,
    price,
    ranged_strike,
    starts_new_round,
    strike,
    strike_inflicts,
    strike_with_effect,
    unless,
    unlocked,
    vampire,
    when,
    younger,
)

card(
    "Anesthetic Touch",
    aus=strike(dodge, AT_CLOSE),
    obe=strike(hand_strike(anyway=(after_this_strike(ends_combat()),)), AT_CLOSE),
    OBE=strike(hand_strike(first=True, anyway=(after_this_strike(ends_combat()),)), AT_CLOSE),
    text="b22381",
)

card(
    "Anticipation",
    aus=strike(hand_strike(+2), or_melee_weapon()),
    AUS=combat_card(
        played_by(OPPOSING, "strike"),
        price(burn_blood(1)),
        cancels_card(free=True),
        at=("as_played",),
    ),
    text="0c3dd7",
)

card(
    "Aura Reading",
    aus=before_range(add("open hand", to=OPPOSING_CONTROLLER, until="combat")),
    AUS=before_range(add("hand_size", +2, YOU, until="combat"), once="combat"),
    text="fda2b4",
)

weaker = fits(OPPOSING, on(any_of(ally, younger)))

card(
    "Charismatic Aura",
    aus_pre=combat_card(
        played_by(OPPOSING, "strike", "grapple"),
        price(burn_blood(1)),
        cancels_card(free=True),
        at=("as_played",),
        once="round",
    ),
    AUS_PRE=strike(combat_ends()),
    text="cb49f7",
)

exposed = any_of(vampire, keyword("demon"))
to_others = strike_inflicts(2, on(is_among(OPPOSING), exposed), aggravated=True)
to_retainers = strike_inflicts(
    2, attached(is_a("retainer"), keyword("demon"), is_on(FIGHTERS)), aggravated=True
)
if_it_burned = after_this_strike(when(unless(fits(THIS, on())), gain_pool(2)))

card(
    "Eye of Unforgiving Heaven",
    aus_val=strike(
        strike_with_effect(
            to_others,
            ranged=True,
            anyway=(to_retainers, inflicts_damage(2, THIS, aggravated=True), if_it_burned),
        )
    ),
    AUS_VAL=strike(
        strike_with_effect(
            to_others, ranged=True, anyway=(to_retainers, inflicts_damage(2, THIS), if_it_burned)
        )
    ),
    text="424646",
)

card(
    "Improvised Tactics",
    aus=before_range(FIRST_ROUND, each_round("press step", draws(1), draws_up()), once="combat"),
    pot=before_range(FIRST_ROUND, may_strike_this_combat(ranged_strike(2), AT_LONG), once="combat"),
    pro=before_range(
        FIRST_ROUND,
        each_round("before range", may_this_round("range", burn_blood(1), maneuvers_now())),
        once="combat",
    ),
    text="74bac2",
)

taught = (JUST_HURT, look_at_hand(OPPOSING_CONTROLLER), grants("press"))
card(
    "Lessons in the Steel",
    aus_for=combat_card(*taught, at=("damaged",), once="round"),
    AUS_FOR=combat_card(
        *taught,
        later(choose(hand(controlled_by(OPPOSING_CONTROLLER)), name="seen")),
        discard(chosen("seen")),
        at=("damaged",),
        once="round",
    ),
    text="5ca23f",
)


in_combat = among(FIGHTERS, attached(is_a("retainer"), is_on(FIGHTERS)))

card(
    "Martyr's Resilience",
    aus_for=prevents_for_another(1, in_combat, who=on(vampire, unlocked)),
    AUS_FOR=prevents_for_another(
        plus(chosen_number("burned"), 1),
        in_combat,
        choose_number("burned", 0, blood_of(THIS)),
        burn_blood(chosen_number("burned")),
        who=on(vampire, unlocked),
    ),
    text="b0948b",
)

card(
    "Masque of Judas",
    aus_obf=maneuvers(weaker, grants("press"), once="combat"),
    AUS_OBF=before_range(
        weaker,
        discards_at_random(2, controller_of(OPPOSING)),
        at_end_of_combat(draws_up(OPPOSING_CONTROLLER)),
        once="combat",
    ),
    text="cb71aa",
)

card(
    "Primal Instincts",
    aus=strike(dodge),
    AUS=combat_card(
        fits(THIS, among(ACTING_FIGHTER)),
        BOTH_STRIKE,
        chooses_strike_again(),
        at=("strikes_chosen",),
    ),
    text="944ec5",
)

card("Read Intentions", aus=press_to_end, AUS=strike(dodge), text="cd1355")

card(
    "Telepathic Tracking",
    aus=presses(if_another_round("maneuver"), only="press continue"),
    AUS=combat_card(COMBAT_WOULD_END, starts_new_round(), at=("combat_would_end",)),
    text="484720",
)

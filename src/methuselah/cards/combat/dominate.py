"""Combat cards that require Dominate."""

from methuselah.language import (
    AT_CLOSE,
    FIRST_ROUND,
    OPPOSING,
    TARGET,
    THIS,
    add,
    after_this_strike,
    ally,
    among,
    attached,
    before_range,
    burn_card,
    card,
    choose,
    chosen,
    dodge,
    ends_combat,
    environmental_damage,
    exists,
    fits,
    hand_strike,
    harmless,
    is_a,
    is_among,
    is_on,
    keyword,
    later,
    moves_onto,
    not_,
    on,
    playable_on_this,
    ready,
    steal_blood,
    strike,
    strike_with_effect,
    teaches,
    this_round,
    vampire,
    younger,
)

card(
    "Absorb the Mind",
    dom=strike(dodge),
    myt=strike(steal_blood(1, ranged=True)),
    MYT=strike(
        steal_blood(
            1,
            ranged=True,
            hit=(
                later(choose(attached(teaches(), is_on(OPPOSING), playable_on_this))),
                moves_onto(TARGET, THIS),
            ),
        )
    ),
    text="b4ff36",
)

mortal = among(
    ready(ally, not_(keyword("wraith")), is_among(OPPOSING)),
    attached(is_a("retainer"), not_(keyword("wraith")), is_on(OPPOSING)),
)

card(
    "Autonomic Mastery",
    dom=strike(
        strike_with_effect(later(choose(mortal, name="mastered")), burn_card(chosen("mastered"))),
        AT_CLOSE,
        exists(mortal),
    ),
    DOM=strike(
        harmless(hand_strike(hit=(after_this_strike(ends_combat()),))),
        AT_CLOSE,
        fits(OPPOSING, among(on(ally, not_(keyword("wraith"))), on(vampire, younger))),
    ),
    text="87068c",
)

card(
    "Thoughts Betrayed",
    dom=before_range(FIRST_ROUND, this_round("normal strikes", environmental_damage(1, OPPOSING))),
    DOM=before_range(FIRST_ROUND, add("cannot strike", to=OPPOSING, until="combat", word="card")),
    text="cb4917",
)

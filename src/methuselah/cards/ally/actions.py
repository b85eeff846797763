"""Allies without a Discipline that take actions of their own."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    ANYTIME,
    BLED,
    COMBAT_IS_ON,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    OPPOSING,
    OTHERS,
    PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    action_taken,
    acts,
    after_this_strike,
    ally,
    among,
    any_of,
    anywhere,
    as_announced,
    ash_heap,
    at_end_of_combat,
    at_least,
    at_moment,
    at_most,
    attached,
    bleed,
    blood_of,
    both,
    brings_into_play,
    burn_blood,
    burn_card,
    burns_unsaved,
    capacity_below,
    card,
    choose,
    chosen,
    chosen_as,
    clan,
    controller_of,
    costs_pool,
    could_have,
    count,
    discards_top,
    dodge,
    each,
    enters_combat,
    enters_combat_as_action,
    exists,
    fetches_discipline,
    first_round_at,
    fits,
    gain_blood,
    give_control,
    hand_strike,
    intercept,
    is_a,
    is_action,
    is_named,
    is_on,
    keyword,
    later,
    lock,
    locked,
    look_at_hand,
    looks_at,
    may,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    optional_maneuver,
    optional_press,
    other,
    permanents,
    plus,
    price,
    ranged_strike,
    ready,
    ready_from_torpor,
    recruits,
    remove_from_game,
    searches_for_equipment,
    sends_to_torpor,
    shuffles_into_library,
    static,
    steals,
    stealth,
    strikes,
    top_of_library,
    torpor,
    trigger,
    unique,
    unless,
    unlock,
    use,
    vampire,
    when,
    yours,
)

card(
    "Alia, God's Messenger",
    recruits(exists(permanents(is_a("event"), keyword("gehenna")), least=2)),
    static("plays as a vampire", word="aus"),
    static("plays as a vampire", word="obe"),
    static("lends together"),
    acts(choose(torpor(vampire, yours)), ready_from_torpor(TARGET), by="bearer", stealth=1),
    static(
        "action pool cost",
        +1,
        who=on(minion),
        when=both(fits(THIS_CARD, AIMED_AT), DIRECTED_AT_YOU),
    ),
    text="5ee3f4",
)

card(
    "Amam the Devourer",
    recruits(),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer", key="attack"),
    acts(choose(torpor(vampire)), burn_card(TARGET), gain_blood(1), by="bearer", key="devour"),
    trigger("burned", gain_blood(1), who=OPPOSING, when=COMBAT_IS_ON, optional=True),
    trigger("burned", shuffles_into_library(THIS_CARD)),
    text="8c2e1a",
)

card(
    "Asanbonsam Ghoul",
    recruits(),
    static("intercept", +1, when=is_action(trait="directed")),
    trigger("blocks", first_round_at("close"), when=is_action(trait="directed")),
    text="cc7b0b",
)

card(
    "Courier",
    recruits(),
    static("intercept", -1, when=acting_is(on(vampire))),
    trigger(
        "successful bleed",
        looks_at(top_of_library(1, BLED)),
        may(lock(THIS_CARD), discards_top(BLED)),
        who=on(minion, yours),
        optional=True,
    ),
    text="fb76c2",
)

card(
    "Cry Wolf",
    recruits(as_announced(at_moment("blocked", sends_to_torpor(ACTING)))),
    static("must act", when=both(YOUR_TURN, unless(action_taken("attack"))), word="this attack"),
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer", key="attack"),
    optional_press(),
    static("does not unlock"),
    trigger("end of unlock phase", burn_card(), who=YOU, when=fits(THIS, on(locked))),
    text="9c48ec",
)

card(
    "Deviki Prasanta",
    recruits(),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(clan("Banu Haqim"), yours)),
        price(lock()),
        fetches_discipline(TARGET, places=("library", "ash_heap")),
        by="bearer",
        at=("master",),
    ),
    text="a5b2f8",
)

card(
    "ECTU Operative",
    recruits(),
    strikes(ranged_strike(1)),
    optional_maneuver(),
    acts(choose(torpor(vampire)), burn_card(TARGET), by="bearer"),
    text="d2b710",
)

card(
    "Emerald Legionnaire",
    recruits(),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        at_least(
            count(ready(vampire, yours, unique, clan("Harbinger of Skulls"))),
            plus(count(anywhere(yours, is_named("Emerald Legionnaire"))), 1),
        ),
        at_least(count(ash_heap(yours)), 8),
        choose(ash_heap(yours, is_named("Emerald Legionnaire")), name="back"),
        later(choose(ash_heap(yours, not_(chosen_as("back"))), name="gone", least=7, most=7)),
        remove_from_game(chosen("gone")),
        brings_into_play(chosen("back")),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="85a6a6",
)

his_end = at_end_of_combat(burns_unsaved(THIS_CARD))
card(
    "Escaped Mental Patient",
    recruits(),
    strikes(hand_strike(+1, aggravated=True, anyway=(after_this_strike(his_end),))),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    text="cd3cfd",
)

card(
    'Felix "Fix" Hessian',
    recruits(),
    acts(
        costs_pool(1),
        choose(anywhere(keyword("location"))),
        burn_card(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="5a4b06",
)

card(
    "High Top",
    recruits(),
    static("intercept", +1),
    enters_combat_as_action(),
    static("strikes each round", +1),
    optional_maneuver(),
    static("plays as a vampire", 4, word="cel"),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    text="f00187",
)

card(
    "Impundulu",
    recruits(),
    static("flight"),
    optional_maneuver(),
    strikes(ranged_strike(1)),
    acts(choose(on(minion, other)), move_counters(1, TARGET, THIS), by="bearer", stealth=1),
    text="1a6def",
)

card(
    "Informant",
    recruits(),
    static("cannot act"),
    static("cannot block"),
    trigger(
        "unlock phase",
        each(
            OTHERS,
            when(
                exists(ready(clan("Ishtarri"), yours)),
                may(look_at_hand(controller_of(THIS_CARD))),
            ),
        ),
        who=YOU,
    ),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="e7ffe9",
)

card(
    "Leonardo, Mortician",
    recruits(),
    acts(choose(ready(vampire)), gain_blood(1, TARGET), by="bearer", stealth=1),
    text="ec8724",
)

card(
    "Member of the Entourage",
    recruits(),
    static("cannot act"),
    use(
        DIRECTED_AT_YOU,
        price(burn_blood(1)),
        intercept(+1),
        by="bearer",
        at=("attempt",),
        once="action",
    ),
    trigger("blocks", burn_card(), when=acting_is(on(vampire))),
    text="a48261",
)

card(
    "Nephandus",
    recruits(),
    strikes(ranged_strike(1)),
    optional_press(),
    acts(choose(torpor(vampire)), burn_card(TARGET), gain_blood(1), by="bearer"),
    static("less damage", 1),
    text="064214",
)

card("Political Ally", recruits(), text="d7deb0")

card(
    "Rom Gypsy",
    recruits(),
    strikes(ranged_strike(1)),
    optional_maneuver(),
    use(
        acting_is(on(yours, clan("Ravnos"))),
        price(lock()),
        stealth(+1),
        by="bearer",
        at=("attempt",),
        key="stealth",
    ),
    text="49f568",
)

card(
    "Succubus",
    recruits(),
    static("aggravated strikes", word="hand"),
    acts(choose(on(minion, other)), move_counters(1, TARGET, THIS), by="bearer", stealth=1),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="turn",
        key="bleed",
    ),
    text="d73ee4",
)

card(
    "Terrorists",
    recruits(),
    acts(searches_for_equipment(is_named("Bomb")), by="bearer", stealth=1, kind="equip"),
    text="6fec75",
)

card(
    "Thadius Zho",
    recruits(),
    strikes(ranged_strike(2)),
    optional_maneuver(),
    acts(choose(on(vampire)), burn_blood(1, TARGET), by="bearer", stealth=1),
    text="f74eac",
)

card(
    "Tutu the Doubly Evil One",
    recruits(),
    strikes(dodge, once="combat"),
    use(
        YOUR_MINION_PHASE,
        fits(THIS, on(locked)),
        unlock(),
        by="bearer",
        at=ANYTIME,
        once="phase",
        key="unlock",
    ),
    acts(
        choose(attached(is_a("equipment"), not_(yours), is_on(torpor(vampire)), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    trigger("burned", shuffles_into_library(THIS_CARD)),
    text="d9e20b",
)

card(
    "Veneficti",
    recruits(),
    static("stealth", +1),
    acts(
        choose(
            among(
                on(ally, keyword("demon"), not_(yours)),
                attached(is_a("retainer"), keyword("demon")),
            )
        ),
        when(fits(TARGET, on(ally)), steals(TARGET), otherwise=(burn_card(TARGET),)),
        by="bearer",
    ),
    static("aims no action at it", who=on(any_of(ally, capacity_below(7)))),
    text="037924",
)

burned_by_another = fits(OPPOSING, on(vampire, not_(yours)))

card(
    "Young Bloods",
    recruits(),
    acts(
        choose(on(vampire, locked, capacity_below(8))),
        burn_blood(2, TARGET),
        by="bearer",
        stealth=1,
    ),
    trigger("burned", gain_blood(2, OPPOSING), when=both(COMBAT_IS_ON, burned_by_another)),
    trigger(
        "burned",
        gain_blood(2, ACTING),
        when=both(WAS_SUCCESSFUL, acting_is(on(vampire, not_(yours))), unless(COMBAT_IS_ON)),
    ),
    text="064b7b",
)

"""Allies without a Discipline."""

from methuselah.language import (
    ACTING,
    ANYTIME,
    BLOCKER,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    FIRST_ROUND,
    OPPOSING,
    OPPOSING_VAMPIRE,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    adds_blood_or_life,
    ally,
    any_of,
    anywhere,
    at_moment,
    at_most,
    attached,
    bleed,
    blood_lost_to_damage,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burn_counters,
    capacity_at_least,
    capacity_below,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    diablerist_since_your_last_turn,
    discard,
    dodge,
    draws_up,
    enters_combat,
    fits,
    gain_blood,
    gain_counter,
    hand,
    has_played,
    helps_pay,
    hurt,
    inflicts_damage,
    intercept,
    is_a,
    is_action,
    is_among,
    is_on,
    keyword,
    later,
    lays_here,
    lock,
    minion,
    move_counters,
    not_,
    on,
    optional_maneuver,
    optional_press,
    prevents,
    prevents_each_round,
    price,
    ranged_strike,
    ready,
    recruits,
    searches_library,
    sect,
    shuffles_into_library,
    static,
    stealth,
    strikes,
    torpor,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    with_counters,
    yours,
)

OUT_OF_COMBAT = tuple(name for name in ANYTIME if name not in ("before_range", "end_of_round"))

companion_burns = (
    later(choose(anywhere(yours, any_of(ally, is_a("retainer"))), name="burned")),
    burn_card(chosen("burned")),
)

card(
    "47th Street Royals",
    recruits(),
    use(is_action(trait="bleeds you"), price(burn_card()), add("bleed", -3), at=DURING_ACTION),
    text="f7d294",
)

card(
    "Akhenaten, The Sun Pharaoh",
    recruits(),
    static("plays as a vampire", 3, word="nec"),
    static("aggravates damage to", when=fits(OPPOSING, on(clan("Ministry"))), word="Ministry"),
    acts(
        choose(on(clan("Ministry"), controlled_by(PREY))),
        burn_card(THIS_CARD),
        burn_card(TARGET),
        by="bearer",
    ),
    trigger("burned", shuffles_into_library(THIS_CARD)),
    text="921034",
)

card(
    "Arcanum Investigator",
    recruits(),
    acts(
        choose(attached(is_a("equipment"), is_on(on(minion, controlled_by(PREY_OR_PREDATOR))))),
        burn_card(TARGET),
        by="bearer",
    ),
    text="2d5f9a",
)

card(
    "Arms Dealer",
    recruits(),
    acts(searches_library(keyword("weapon")), draws_up(), by="bearer", stealth=1),
    text="ef94d5",
)

card(
    "Carlton Van Wyk",
    recruits(),
    strikes(ranged_strike(1)),
    strikes(dodge, once="combat", key="dodge"),
    static("intercept", +1, when=acting_is(on(vampire))),
    use(
        YOUR_TURN,
        choose(on(vampire, diablerist_since_your_last_turn)),
        price(burn_card()),
        burn_card(TARGET),
        at=("discard",),
    ),
    text="7e3e92",
)

card(
    "City Star Taxi",
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
    text="913aa9",
)

card(
    "Double Deuce",
    recruits(),
    static("stealth", +1),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    text="c83a99",
)

card(
    "Eccentric Billionaire",
    recruits(),
    helps_pay(
        1,
        price(lock(THIS)),
        of=("pool",),
        card=(any_of(is_a("equipment"), keyword("location")),),
        by="bearer",
    ),
    text="23d947",
)

card(
    "Ghouled Street Thug",
    recruits(),
    strikes(ranged_strike(1)),
    static("plays as a vampire", 2, word="pot"),
    text="a0909e",
)

card(
    "Gregory Winter",
    recruits(),
    acts(choose(on(vampire, not_(yours))), move_counters(1, TARGET, THIS), stealth=1, by="bearer"),
    acts(choose(torpor(vampire)), burn_card(TARGET), gain_blood(2), by="bearer"),
    trigger("unlock phase", burn_blood(1), who=YOU),
    text="4ebfaa",
)

card(
    "Hellhound",
    recruits(),
    static("cannot act"),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 1)),
    text="82e024",
)

card(
    "Loyal Street Gang",
    recruits(),
    text="aad4da",
)

card(
    "Muddled Vampire Hunter",
    recruits(),
    static("first strike"),
    acts(choose(ready(vampire, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="469ccb",
)

has_seen_it = both(FIRST_ROUND, fits(OPPOSING, on(vampire, has_played("aus"))))

card(
    "Neighborhood Watch Commander",
    recruits(),
    use(
        unless(WAS_SUCCESSFUL),
        fits(ACTING, on(vampire, not_(with_counters("watched")))),
        price(lock()),
        inflicts_damage(1, ACTING),
        gain_counter("watched", ACTING),
        at_moment("end", burn_counters("watched", ACTING)),
        by="bearer",
        at=("after_resolution",),
    ),
    text="884431",
)

card(
    "Nephren-Ka",
    recruits(),
    prevents(1, ("normal",)),
    static("plays as a vampire", word="nec"),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    trigger("burned", shuffles_into_library(THIS_CARD)),
    text="2d6e29",
)

card(
    "Ossian",
    recruits(),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer", stealth=1),
    static("cannot maneuver", who=OPPOSING, when=has_seen_it),
    static("no strike", who=OPPOSING, when=has_seen_it),
    trigger(
        "end of round",
        gain_blood(blood_lost_to_damage(OPPOSING), THIS_CARD),
        who=THIS_CARD,
        when=OPPOSING_VAMPIRE,
    ),
    text="7af41e",
)

card(
    "Mylan Horseed",
    recruits(),
    strikes(dodge, once="combat"),
    acts(
        choose(ready(vampire, not_(sect("camarilla")), capacity_at_least(8))),
        unlock(TARGET),
        by="bearer",
        stealth=1,
    ),
    static("cannot block", when=acting_is(on(vampire))),
    text="e6b693",
)

card(
    "Outcast Mage",
    recruits(),
    strikes(ranged_strike(2)),
    optional_maneuver(),
    text="46f8e1",
)

card(
    "Ponticulus",
    recruits(),
    static("intercept", +1, when=DIRECTED_AT_YOU),
    use(
        fits(BLOCKER, ready(clan("Tremere"))),
        price(lock()),
        intercept(+1, BLOCKER),
        by="bearer",
        at=("attempt",),
    ),
    static("immune", word="normal"),
    static("cannot act"),
    static("cannot have", word="equipment"),
    static("cannot use equipment"),
    text="6cb3ae",
)

card(
    "Procurer",
    recruits(),
    acts(choose(ready(vampire, yours)), gain_blood(1, TARGET), by="bearer", stealth=2),
    text="209634",
)

follower = ready(yours, clan("Ministry"))

card(
    "Rafastio Ghoul",
    recruits(),
    static("plays as a vampire", 3, word="tha"),
    text="c03514",
)

card(
    "Rock Cat",
    recruits(),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    static(
        "no strike",
        who=ready(vampire, capacity_below(4), is_among(OPPOSING)),
        when=FIRST_ROUND,
    ),
    optional_press(),
    static("plays as a vampire", 3, word="pot"),
    text="97a2e7",
)

card(
    "Saatet-ta",
    recruits(),
    use(acting_is(follower), price(lock()), stealth(+1), by="bearer", at=("attempt",)),
    use(
        fits(BLOCKER, follower),
        price(lock()),
        intercept(+1, BLOCKER),
        by="bearer",
        at=("attempt",),
        key="intercept",
    ),
    use(
        acting_is(follower),
        is_action("bleed"),
        price(lock()),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        key="bleed",
    ),
    trigger("burned", shuffles_into_library(THIS_CARD)),
    text="ed8b59",
)

card(
    "Renegade Garou",
    recruits(),
    static("strikes each round", +1),
    optional_maneuver(),
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer", stealth=1),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    text="7073b5",
)

card(
    "Shadow Court Satyr",
    recruits(),
    enters=(
        later(choose(hand(yours, is_a("combat")), name="laid", least=0)),
        lays_here(chosen("laid"), "used"),
        draws_up(),
    ),
    text="e978ea",
)

card(
    "Talaq, The Immortal",
    recruits(),
    static("plays as a vampire", 3, word="qui"),
    static("plays as a vampire", 3, word="tha"),
    strikes(ranged_strike(1)),
    optional_maneuver(),
    text="6464d8",
)

card(
    "The Vozhd of Sofia",
    recruits(),
    strikes(ranged_strike(3)),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    use(
        YOUR_TURN,
        choose(hand(yours, any_of(is_a("ally"), is_a("retainer"))), name="fodder"),
        price(discard(chosen("fodder"))),
        gain_blood(2, THIS_CARD),
        by="bearer",
        at=("unlock",),
        once="turn",
        key="feed",
    ),
    enters=companion_burns,
    text="2b30f0",
)

card(
    "Vagabond Mystic",
    recruits(),
    use(price(lock()), choose(on(ally, yours, hurt)), adds_blood_or_life(1, TARGET), at=ANYTIME),
    static("cannot block", when=acting_is(on(vampire))),
    text="826b94",
)

card(
    "War Ghoul",
    recruits(),
    prevents_each_round(1),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer"),
    use(
        choose(anywhere(keyword("location"))),
        price(lock(), burn_card()),
        burn_card(TARGET),
        by="bearer",
        at=OUT_OF_COMBAT,
        key="burn",
    ),
    enters=companion_burns,
    text="023abe",
)

"""Actions that require Serpentis."""

from methuselah.language import (
    ANYTIME,
    AT_SUPERIOR,
    BEARER,
    CHOSEN_SEAT,
    HAS_EDGE,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_FIGHTER,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    add_counters,
    aim_as_chosen,
    ally,
    among,
    ash_heap,
    at_least,
    attached,
    becomes_ally,
    bleeds,
    bleeds_at_most,
    blood_at_most,
    blood_of,
    borrows_this_turn,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    by_level,
    capacity_below,
    card,
    choose,
    choose_number,
    choose_seat,
    chosen,
    chosen_number,
    comes_into_play,
    controlled_by,
    controller_of,
    corrupts,
    counters_on,
    either,
    ends_combat,
    exists,
    fits,
    forget,
    is_a,
    is_action,
    is_among,
    is_infernal,
    is_named,
    is_on,
    later,
    library,
    lock,
    locked,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    opponent_of,
    permanents,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    removes_counters,
    sends_to_torpor,
    static,
    steals,
    steals_corrupted,
    titled,
    trigger,
    unique,
    unless,
    unlock,
    use,
    vampire,
    when,
    would_contest_yours,
    yours,
)

card(
    "Concordance",
    static("treats aggravated as normal"),
    static("strength", +1),
    static("stealth", -1),
    static("flight", when=AT_SUPERIOR),
    use(
        AT_SUPERIOR,
        YOUR_TURN,
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("influence",),
        once="phase",
    ),
    ser=action(bleeds(), bleeds_at_most(1), stealth=1),
    dai=action(put_on(THIS), who=ready(vampire, is_infernal), stealth=1),
    DAI=action(put_on(THIS), who=ready(vampire, is_infernal), stealth=1),
    text="fe18d5",
)

card(
    "Consignment to Duat",
    trigger(
        "unlock phase",
        when(
            at_least(blood_of(BEARER), 1),
            burn_blood(1, BEARER),
            otherwise=(sends_to_torpor(BEARER),),
        ),
        who=controller_of(BEARER),
    ),
    trigger("enters combat", burn_card(), who=remembered("guide")),
    trigger("left ready region", burn_card(), who=remembered("guide")),
    ser=action(choose(ready(minion)), move_counters(1, TARGET, THIS), stealth=1),
    SER=action(choose(ready(minion)), put_on(TARGET), remember("guide", THIS), stealth=1),
    text="96d57c",
)

card(
    "Enticement",
    ser=action(
        HAS_EDGE,
        choose_seat(PREY),
        when(HAS_EDGE, burn_edge(), burn_pool(2, CHOSEN_SEAT)),
        add("cannot bleed", until="turn", when=fits(THIS, on(minion, yours))),
    ),
    SER=action(
        HAS_EDGE,
        choose_seat(PREY),
        when(HAS_EDGE, burn_edge(), burn_pool(3, CHOSEN_SEAT)),
        add("cannot bleed", until="turn", when=fits(THIS, on(minion, yours))),
    ),
    text="cab6d0",
)

no_other_form = unless(exists(permanents(is_named("Form of Corruption"), yours)))
corrupted_now = (burn_card(), steals(TARGET))
full = on(vampire, controlled_by(PREY), blood_at_most(counters_on(THIS_CARD)))
card(
    "Form of Corruption",
    trigger("took the Edge", add_counters(1), who=PREY, optional=True),
    use(
        YOUR_TURN,
        choose(full),
        when(AT_SUPERIOR, *corrupted_now, burn_pool(1, PREY), otherwise=corrupted_now),
        at=("master",),
    ),
    ser=action(no_other_form, put_in_play()),
    SER=action(no_other_form, put_in_play()),
    text="8ebcb2",
)

card(
    "Heart of Darkness",
    static("treats aggravated as normal"),
    static("each combat", when=AT_SUPERIOR, word="prevention"),
    acts(burn_card(), directed=True),
    ser=action(put_on(THIS)),
    SER=action(put_on(THIS)),
    text="aa9f5e",
)

card(
    "Lure of the Serpent",
    ser=action(
        choose(attached(is_a("retainer"), not_(yours), is_on(on(vampire)))),
        moves_onto(TARGET, THIS),
    ),
    SER=action(choose(on(ally, not_(yours))), steals(TARGET)),
    text="251323",
)

card(
    "Mark of Damnation",
    static("strength", by_level(1, 2), who=opponent_of(BEARER)),
    static("each combat", who=opponent_of(BEARER), word="press continue"),
    acts(burn_card(), by="bearer"),
    ser=action(choose(on(vampire, controlled_by(PREY))), put_on(TARGET)),
    SER=action(choose(on(vampire, controlled_by(PREY))), put_on(TARGET)),
    text="b0351d",
)

card(
    "Phobia",
    use(YOUR_TURN, add_counters(1), at=("master",), once="phase", key="add"),
    use(
        acting_is(BEARER),
        is_action(trait="blocked"),
        fits(YOUR_FIGHTER, on(minion)),
        price(removes_counters(5)),
        ends_combat(),
        at=("before_range",),
        key="end",
    ),
    ser=action(choose(on(vampire)), put_on(TARGET, kept=True)),
    SER=action(choose(on(vampire)), put_on(TARGET, kept=True), stealth=1),
    text="f1a96b",
)

card(
    "Revelation of Ecstasy",
    ser=action(choose(ready(minion, controlled_by(PREY))), lock(TARGET), stealth=1),
    SER=action(
        choose(ready(minion, controlled_by(PREY))),
        lock(TARGET),
        corrupts(1, TARGET),
        steals_corrupted(TARGET),
        stealth=1,
    ),
    text="868b42",
)

set_animal = becomes_ally(
    3,
    static("cannot play", word="action"),
    static("cannot have", word="equipment"),
    static("cannot have", word="retainer"),
    strength=2,
    bleed=0,
    keywords=("animal",),
)
at_the_cursed = aim_as_chosen(chosen("cursed"))
if_it_burned = when(fits(chosen("cursed"), among(ash_heap(), library())), set_animal)

card(
    "Set's Curse",
    ser=action(
        choose(among(on(ally), attached(is_a("retainer"))), name="cursed"),
        at_the_cursed,
        burn_card(chosen("cursed")),
        if_it_burned,
        stealth=1,
    ),
    SER=action(
        choose(on(vampire, capacity_below(3)), name="cursed"),
        at_the_cursed,
        burn_card(chosen("cursed")),
        if_it_burned,
        stealth=1,
    ),
    text="be89e7",
)

to_gain = either(fits(BEARER, on(locked)), fits(BEARER, on(not_(yours))))

card(
    "Temptation",
    use(YOUR_TURN, add_counters(+1), at=("master",), once="phase", key="add"),
    use(
        YOUR_MINION_PHASE,
        at_least(counters_on(THIS_CARD), blood_of(BEARER)),
        to_gain,
        removes_counters(counters_on(THIS_CARD)),
        unlock(BEARER),
        borrows_this_turn(BEARER),
        at=ANYTIME,
        key="take",
    ),
    ser=action(choose(ready(vampire)), put_on(TARGET, kept=True)),
    SER=action(choose(ready(vampire)), put_on(TARGET, counters=1, kept=True)),
    text="374fc1",
)

risen = on(is_among(remembered("risen")))
card(
    "The Eternal Mask",
    static("cannot act"),
    static("cannot block"),
    static("cannot play", word="reaction"),
    static("abstains"),
    trigger("burned", forget("risen"), who=risen),
    use(exists(risen), burn_card(risen), burn_card(THIS_CARD), at=("unlock",)),
    ser=action(bleeds(+1), stealth=1),
    SER=action(
        choose(ash_heap(vampire, unique, not_(would_contest_yours)), "dead"),
        put_on(THIS),
        later(choose_number("blood", 0, blood_of(THIS))),
        comes_into_play(chosen("dead")),
        move_counters(chosen_number("blood"), THIS, chosen("dead")),
        remember("risen", chosen("dead")),
        stealth=1,
    ),
    text="e7c0ea",
)

card(
    "Thrones Crumble",
    ser=action(choose(ready(vampire, titled)), burn_blood(2, TARGET)),
    SER=action(choose(ready(vampire, titled)), burn_blood(2, TARGET), lock(TARGET)),
    text="310de4",
)

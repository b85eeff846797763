"""Locations that are locked in an action or a combat: stealth, intercept, the end of combat."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    BLOCKER,
    CHOSEN_IN_TERMS,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    FIGHTERS,
    FORMER_CONTROLLER,
    HUNTED,
    NEEDS_INTERCEPT,
    OPPOSING_YOURS,
    PREDATOR,
    PREY,
    RESULTING_COMBAT,
    TARGET,
    THIS_CARD,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_FIGHTER,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    add,
    add_counters,
    ally,
    among,
    any_of,
    anywhere,
    as_announced,
    ash_heap,
    bleed,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    card,
    cards_cost,
    choose,
    choose_number,
    chosen,
    clan,
    controlled_by,
    corrupts,
    counters_on,
    end_action,
    ends_combat,
    environmental_damage,
    equips_from_hand,
    exchanges,
    exists,
    fails_referendum,
    fits,
    gain_blood,
    gain_pool,
    grants,
    hand,
    intercept,
    is_a,
    is_action,
    is_among,
    keyword,
    later,
    lock,
    locked,
    mark,
    marked,
    master,
    may_during_action,
    minion,
    minus,
    move_counters,
    not_,
    on,
    permanents,
    price,
    put_in_play,
    ready,
    removes_counters,
    requires_anarch,
    same,
    sect,
    static,
    steals_corrupted,
    stealth,
    strength_for_strike,
    trigger,
    unless_it_blocks,
    unlock,
    unlocked,
    use,
    vampire,
    votes_of,
    x,
    younger,
    yours,
)

camarilla_vampire = ready(vampire, sect("camarilla"))

card(
    "Cappadocian Crypt",
    master(put_in_play()),
    use(
        WAS_SUCCESSFUL,
        action_requires("Hecata", "obl"),
        choose(on(vampire, yours, clan("Hecata"))),
        price(lock()),
        gain_blood(1, TARGET),
        at=("after_resolution",),
    ),
    text="14d380",
)

plain = tuple(not_(keyword(word)) for word in ("electronic", "vehicle", "weapon"))

card(
    "Cave of Apples",
    master(put_in_play()),
    acts(
        choose(among(on(ally, controlled_by(PREY)), on(vampire, younger, controlled_by(PREY)))),
        corrupts(1, TARGET),
        steals_corrupted(TARGET),
        by="controller",
        who=ready(clan("Ministry")),
    ),
    text="6da705",
)

card(
    "Inbase Discotek, Frankfurt",
    master(put_in_play()),
    use(HUNTED, price(lock()), gain_blood(1, ACTING), at=("after_resolution",)),
    text="24caf8",
)

card(
    "Island of Yiaros",
    master(put_in_play()),
    use(
        fits(YOUR_FIGHTER, on(vampire)),
        price(lock()),
        strength_for_strike(votes_of(YOUR_FIGHTER), YOUR_FIGHTER),
        at=("strikes_chosen",),
    ),
    text="29687f",
)

card(
    "Pentex™ Loves You!",
    master(put_in_play()),
    use(
        price(lock()),
        choose(on(sect("sabbat"))),
        may_during_action(
            "during action",
            burn_blood(1),
            bleed(+1, limited=False),
            when=both(is_action("bleed"), acting_is(TARGET)),
            once=True,
            who=TARGET,
        ),
        at=DURING_ACTION,
    ),
    text="3d494f",
)

card(
    "Ruins of Charizel",
    master(put_in_play()),
    trigger("paid infernal", add_counters(+1), who=YOU),
    use(
        is_action(trait="bleeds you"),
        choose_number("X", 1, counters_on(THIS_CARD)),
        removes_counters(x()),
        add("bleed", minus(0, x())),
        at=DURING_ACTION,
        once="action",
    ),
    trigger("discard phase", removes_counters(counters_on(THIS_CARD)), who=PREDATOR),
    text="10d5e8",
)

card(
    "The British Museum, London",
    master(put_in_play()),
    static("hand_size", +1, who=YOU),
    use(
        WAS_SUCCESSFUL,
        equips_from_hand(*plain),
        acting_is(on(minion, yours, locked, not_(marked("museum")))),
        unlock(ACTING),
        mark("museum", ACTING),
        at=("after_resolution",),
    ),
    cards_cost(-1, *plain, plays=("equipment",), payer=on(minion, yours)),
    text="721c25",
)

card(
    "Club Zombie",
    master(put_in_play()),
    use(
        fits(BLOCKER, ready(vampire, yours)),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    trigger(
        "turn begins",
        mark("open", THIS_CARD),
        who=YOU,
        when=fits(THIS_CARD, permanents(unlocked)),
    ),
    trigger(
        "unlock phase",
        later(choose(ready(vampire, yours))),
        gain_blood(1, TARGET),
        who=YOU,
        when=fits(THIS_CARD, permanents(marked("open"))),
    ),
    text="0df84b",
)

card(
    "Cursed Abattoir",
    master(put_in_play()),
    trigger(
        "burned",
        add_counters(1),
        who=anywhere(keyword("zombie"), any_of(ally, is_a("retainer"))),
        when=same(YOU, FORMER_CONTROLLER),
        optional=True,
    ),
    use(
        acting_is(on(ally, keyword("zombie"), yours)),
        price(removes_counters(1)),
        bleed(+1, limited=False),
        at=DURING_ACTION,
        once="action",
    ),
    text="b09bf0",
)

card(
    "Elysium: The Arboretum",
    master(put_in_play()),
    use(
        fits(YOUR_FIGHTER, camarilla_vampire),
        fits(OPPOSING_YOURS, camarilla_vampire),
        price(lock()),
        ends_combat(),
        at=("before_range",),
    ),
    acts(who=camarilla_vampire, stealth=1, kind="political", passes=(burn_card(),)),
    text="2e6939",
)

card(
    "Fortune Teller Shop",
    master(put_in_play()),
    use(acting_is(on(clan("Ravnos"))), price(lock()), stealth(+1), at=("attempt",)),
    text="2ff7ec",
)

card(
    "Garibaldi-Meucci Museum",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(hand(yours), name="given"),
        choose(ash_heap(yours, requires_anarch), name="taken"),
        price(lock(), burn_pool(1)),
        exchanges(chosen("given"), chosen("taken")),
        at=("unlock",),
        key="exchange",
    ),
    use(
        fits(FIGHTERS, ready(yours, sect("anarch"))),
        exists(on(sect("anarch"), is_among(FIGHTERS)), 2),
        price(lock()),
        ends_combat(),
        at=("before_range",),
        key="end",
    ),
    text="4278de",
)

card(
    "Hospital Food",
    master(put_in_play()),
    use(
        is_action("hunt"),
        acting_is(on(vampire, sect("anarch"))),
        price(lock()),
        add("hunt", +1, ACTING, until="action"),
        at=("announced",),
    ),
    text="11f9bb",
)

card(
    "Information Network",
    master(put_in_play()),
    use(
        fits(BLOCKER, ready(yours, clan("Nosferatu antitribu"))),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    text="8d6b5c",
)

card(
    "KRCG News Radio",
    master(put_in_play()),
    use(
        fits(BLOCKER, ready(yours)),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
        key="yours",
    ),
    use(
        fits(BLOCKER, ready(not_(yours))),
        price(lock(), burn_pool(1)),
        intercept(+1, BLOCKER),
        at=("attempt",),
        key="theirs",
    ),
    text="559e05",
)

card(
    "London Evening Star, Tabloid Newspaper",
    master(put_in_play()),
    use(fits(BLOCKER, ready()), price(lock()), intercept(+1, BLOCKER), at=("attempt",)),
    text="c59cf7",
)

card(
    "Police Department",
    master(put_in_play()),
    use(
        fits(THIS_CARD, permanents(yours)),
        price(lock()),
        grants("press end"),
        by="combatant",
        at=("press",),
    ),
    text="2fbf81",
)

card(
    "Storm Sewers",
    master(put_in_play()),
    use(
        acting_is(on(minion, yours)),
        price(lock()),
        add("range each round", to=ACTING, word="close", when=RESULTING_COMBAT),
        at=("announced",),
    ),
    text="a94995",
)

card(
    "The Crocodile Temple",
    master(put_in_play()),
    use(
        WAS_SUCCESSFUL,
        DIRECTED_AT_YOU,
        price(lock()),
        environmental_damage(1, ACTING),
        at=("after_resolution",),
    ),
    text="9ec807",
)

card(
    "The Rumor Mill, Tabloid Newspaper",
    master(put_in_play()),
    use(
        price(lock()),
        choose(on(vampire)),
        may_during_action(
            "attempt",
            burn_blood(1),
            intercept(+1),
            when=NEEDS_INTERCEPT,
            who=TARGET,
        ),
        at=DURING_ACTION,
    ),
    text="ba7086",
)

card(
    "Tower of London",
    master(put_in_play()),
    use(
        WAS_SUCCESSFUL,
        action_requires("nec"),
        price(lock()),
        gain_pool(1),
        at=("after_resolution",),
    ),
    text="260a25",
)

card(
    "Twisted Forest",
    master(put_in_play()),
    use(
        acting_is(on(yours, clan("Gangrel antitribu"))),
        price(lock()),
        stealth(+1),
        at=("attempt",),
    ),
    text="5a8e8f",
)

card(
    "Wall Street Night, Financial Newspaper",
    master(put_in_play()),
    use(
        UNDIRECTED,
        fits(BLOCKER, ready(yours)),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    acts(
        fits(THIS_CARD, anywhere(unlocked)),
        as_announced(lock(THIS_CARD)),
        choose(anywhere(keyword("investment"))),
        move_counters(1, TARGET, YOU),
        by="controller",
        stealth=1,
    ),
    text="6f590a",
)

card(
    "WMRH Talk Radio",
    master(put_in_play()),
    use(
        fits(BLOCKER, ready()),
        price(lock()),
        intercept(+1, BLOCKER),
        unless_it_blocks(BLOCKER, burn_pool(1)),
        at=("attempt",),
    ),
    text="6ba241",
)

card(
    "Yoruba Shrine",
    master(put_in_play()),
    use(
        is_action(trait="directed"),
        fits(AIMED_AT, ready(yours, clan("Banu Haqim"))),
        price(lock()),
        unlock(ACTING),
        end_action("failed"),
        at=("announced",),
        key="action",
    ),
    use(
        fits(CHOSEN_IN_TERMS, ready(yours, clan("Banu Haqim"))),
        price(lock()),
        unlock(ACTING),
        fails_referendum(),
        at=("before_votes",),
        key="referendum",
    ),
    text="c6820b",
)

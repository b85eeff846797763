"""Banu Haqim vampires."""

from methuselah.language import (
    ALL_DAMAGE,
    ANYTIME,
    BLED,
    CALLED_BY_VAMPIRE,
    COMBAT_IS_ON,
    DURING_ACTION,
    FIRST_ROUND,
    HUNTED,
    MERGED,
    NO_COMBAT_QUEUED,
    OPPOSING,
    PREDATOR,
    RESULTS_FROM_ATTACK,
    STRIKES,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    add,
    add_counters,
    ally,
    any_of,
    at_moment,
    attached,
    bleed,
    bleeds,
    both,
    burn_blood,
    burn_edge,
    card,
    cards_cost,
    choose,
    clan,
    costs_blood,
    counters_on,
    discard,
    dodge,
    during_discard_phase,
    enters_combat,
    equippable,
    equips_chosen,
    exists,
    fits,
    gain_blood,
    gain_counter,
    gains_votes,
    hand,
    is_a,
    is_action,
    is_among,
    is_black_hand,
    is_named,
    is_on,
    keyword,
    lends_until_your_unlock,
    lock,
    locked,
    mark,
    marked,
    may,
    minion,
    not_,
    older,
    on,
    one_of,
    played,
    prevents_damage_to,
    price,
    queues_combat,
    ready,
    requires_discipline,
    same,
    searches_library,
    sect,
    sets_range,
    skips_next_unlock,
    static,
    steal_blood,
    stealth,
    strikes,
    teaches,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    way,
    when,
    with_counters,
    younger,
    yours,
)

card(
    "Adisa (G6)",
    acts(choose(ready(any_of(ally, younger))), enters_combat(TARGET), by="bearer"),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(both(HUNTED, acting_is(THIS_CARD)), skips_next_unlock(THIS_CARD)),
        ),
        who=on(),
        when=is_action("hunt"),
    ),
    text="70e2b2",
)

card(
    "Amaravati (G4)",
    use(
        CALLED_BY_VAMPIRE,
        price(burn_blood(2)),
        gains_votes(1, ready(clan("Banu Haqim"), yours)),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="1cac6e",
)

card(
    "Aziz, Dammar of Istanbul (G2)",
    trigger("vampire burned", add_counters(1), who=OPPOSING, when=COMBAT_IS_ON),
    static("votes", counters_on(THIS_CARD)),
    text="6d7f2d",
)

card(
    "Bakr (G5)",
    acts(costs_blood(1), choose(ready(minion)), enters_combat(TARGET), by="bearer", stealth=1),
    text="b60639",
)

card(
    "Basir (G4)",
    trigger(
        "played",
        when(fits(SUBJECT, attached(is_on(THIS_CARD))), gain_blood(1, THIS_CARD)),
        who=played(yours, teaches()),
    ),
    static("cannot block", who=THIS),
    static("cannot play", word="reaction"),
    text="53ef38",
)

card(
    "Dmitri Borodin (G4)",
    prevents_damage_to(THIS, ALL_DAMAGE, price(burn_blood(1)), sources=STRIKES),
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="48e893",
)

card(
    "Fatima al-Faqadi (G2)",
    use(
        choose(equippable(keyword("weapon")), name="named"),
        equips_chosen("named"),
        by="combatant bearer",
        at=("before_range",),
        once="combat",
    ),
    text="8e5299",
)

card(
    "Hafsa, The Watcher (G5)",
    static("block cost", +1, who=on(vampire, sect("camarilla")), when=acting_is(THIS)),
    static("bleed", +1, who=on(clan("Banu Haqim")), when=same(YOU, BLED)),
    text="fe59b1",
)

card(
    "Izhim abd Azrael (G5)",
    cards_cost(-1, requires_discipline("qui"), of=("blood",)),
    cards_cost(-1, keyword("weapon")),
    text="a3251c",
)

card(
    "Jalal Sayad (G2)",
    use(
        fits(THIS, ready()),
        fits(OPPOSING, ready()),
        NO_COMBAT_QUEUED,
        price(burn_blood(1)),
        queues_combat(OPPOSING),
        by="bearer",
        at=("after_combat",),
        once="turn",
    ),
    text="8480e1",
)

card(
    "Janni (G4)",
    static("strike damage", +1, word="weapon"),
    acts(choose(ready(clan("Ministry"))), enters_combat(TARGET), by="bearer"),
    text="8f77f3",
)

card(
    'Joe "Boot" Hill (G4)',
    acts(
        choose(ready(minion, keyword("werewolf"))),
        enters_combat(TARGET, "maneuver"),
        by="bearer",
        stealth=1,
    ),
    text="d62123",
)

card(
    "Kabede Maru (G5)",
    static("intercept", +1, when=is_action("political")),
    text="505bed",
)

card(
    "Kalinda (G2)",
    acts(costs_blood(2), bleeds(+1), by="bearer", stealth=1),
    text="2adabc",
)

card(
    "Kalinda (G6)",
    use(
        YOUR_TURN,
        fits(THIS, on(locked)),
        price(burn_edge()),
        unlock(),
        by="bearer",
        at=ANYTIME,
        once="turn",
    ),
    text="459980",
)

card(
    "Kalyani, Agent of Doom (G6)",
    static("stealth", -1, when=is_action("hunt")),
    text="4b7efe",
)

card(
    "Karif al Numair (G5)",
    use(
        YOUR_TURN,
        choose(ready(vampire, is_black_hand, not_(is_among(THIS_CARD)))),
        one_of(way(lock(TARGET)), way(unlock(TARGET))),
        at=ANYTIME,
        once="turn",
    ),
    text="00fce3",
)

card(
    "Kasim Bayar (G6)",
    use(
        exists(OPPOSING),
        choose(hand(yours, is_a("political action"))),
        price(discard()),
        add("strength", +2, THIS, until="combat"),
        by="bearer",
        at=("before_range",),
        once="combat",
    ),
    text="5dc9a4",
)

card(
    "Mateusz Kazimirski, Biker of Blood (G6)",
    acts(
        fits(THIS, on(sect("sabbat"), not_(is_black_hand))),
        costs_blood(1),
        gain_counter("Black Hand", THIS),
        by="bearer",
        stealth=1,
    ),
    static("black hand", when=fits(THIS, on(with_counters("Black Hand")))),
    text="732ab9",
)

card(
    "Melek (G2)",
    strikes(dodge, once="combat"),
    text="ded555",
)

card(
    "Michael diCarlo (G4)",
    use(
        FIRST_ROUND,
        acting_is(THIS),
        RESULTS_FROM_ATTACK,
        sets_range("long"),
        by="combatant bearer",
        at=("before_range",),
    ),
    text="145f26",
)

card(
    "Nizzam al-Latif (G5)",
    static("aggravated strikes", word="hand"),
    text="ad94a6",
)

card("Oluwafunmilayo (G6)", static("intercept", +1, when=is_action("political")), text="8de2f3")

card(
    "Parmenides (G2)",
    as_enters=(lends_until_your_unlock(THIS_CARD, PREDATOR),),
    text="2e79c0",
)

card(
    "Sajid al Misbah (G5)",
    cards_cost(-1, requires_discipline("qui"), of=("blood",)),
    static("cannot block", who=THIS, when=acting_is(on(vampire, older))),
    text="734030",
)

card(
    "Tariq, The Silent (G2 ADV)",
    static("capacity", -4, when=unless(MERGED)),
    strikes(steal_blood(1, ranged=True)),
    text="3108eb",
)

camarilla = fits(THIS, on(clan("Banu Haqim"), with_counters("allegiance")))

card(
    "Tariq, The Silent (G2)",
    static("capacity", -4, when=unless(MERGED)),
    static("no blood hunt"),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer"),
    text="99b80a",
)

card(
    "Tegyrius, Vizier (G2 ADV)",
    use(
        fits(THIS_CARD, ready()),
        price(burn_blood(1)),
        gains_votes(1),
        mark("advised", THIS, until="referendum"),
        who=ready(clan("Banu Haqim"), sect("camarilla"), not_(marked("advised"))),
        by="any",
        at=("polling",),
    ),
    text="d1da2c",
)

card(
    "Tegyrius, Vizier (G2)",
    acts(
        fits(THIS_CARD, ready()),
        gain_counter("allegiance"),
        add("sect", to=THIS, until="game", word="camarilla", when=camarilla),
        who=ready(clan("Banu Haqim")),
        stealth=1,
    ),
    text="5021d4",
)

card(
    "Thetmes, Caliph of Alamut (G2)",
    static("aggravated strikes", word="hand"),
    text="1ccfa3",
)

card(
    "Thucimia (G4)",
    use(
        is_action("bleed"),
        add("hand_size", -2, YOU, until="unlock"),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="ce5c1e",
)

card(
    "Ur-Shulgi, The Shepherd (G2)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        searches_library(is_named("Tajdid")),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="0dff0c",
)

card(
    "Vardar Vardarian (G4)",
    static("strength", -1, who=OPPOSING, when=fits(OPPOSING, on(clan("Ministry")))),
    text="e0f3ec",
)

card(
    "Wise Frog (G6)",
    static("first strike", when=fits(OPPOSING, on(vampire, younger))),
    text="d6a40d",
)

card(
    "Yusuf, Scribe of Alamut (G2)",
    use(
        WAS_SUCCESSFUL,
        is_action("equip"),
        action_requires("Banu Haqim"),
        during_discard_phase(may(unlock(THIS))),
        by="acting bearer",
        at=("after_resolution",),
        once="action",
    ),
    text="def103",
)

card(
    "Zahir, Hand of the Silsila (G2)",
    acts(searches_library(keyword("contract")), by="bearer", stealth=1),
    text="e069d3",
)

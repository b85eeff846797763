"""Masters that stand alone in play."""

from methuselah.language import (
    ACTING,
    ACTION_OF_THIS_CARD,
    ANYTIME,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    DURING_ACTION,
    EACH,
    FORMER_CONTROLLER,
    HAS_EDGE,
    HUNTED,
    IN_MASTER_PHASE,
    NO_COUNTERS,
    ONE,
    OTHERS,
    PLAYER,
    PREDATOR,
    PREY,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    TURN,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    add_counters,
    at_least,
    attached,
    being_played,
    bleed,
    both,
    burn_blood,
    burn_card,
    burn_counters,
    burn_pool,
    burns_when,
    cancels_card,
    capacity_at_least,
    card,
    choose,
    chosen,
    chosen_as,
    clan,
    controlled_by,
    controller_of,
    count,
    counters_on,
    discard,
    draw_crypt,
    each,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_counter,
    gain_pool,
    gains_votes,
    give_control,
    gives_master_action,
    hand,
    intercept,
    is_a,
    is_action,
    later,
    lock,
    master,
    master_action,
    may,
    minion,
    move_counters,
    named_counters,
    not_,
    on,
    one_of,
    other,
    price,
    put_in_play,
    ready,
    remember,
    remembered,
    remove_from_game,
    removes_counters,
    same,
    sect,
    static,
    that_methuselah,
    times,
    titled,
    torpor,
    transfers,
    trigger,
    uncontrolled,
    unless,
    use,
    vampire,
    way,
    when,
    with_blood,
    with_counters,
    yours,
)

assault_ends = (burn_card(), burn_pool(count(ready(minion, controlled_by(PREY)))))

card(
    "Anarch Revolt",
    master(put_in_play()),
    trigger(
        "end of unlock phase",
        burn_pool(1, SUBJECT_SEAT),
        who=EACH,
        when=unless(exists(ready(sect("anarch"), controlled_by(SUBJECT_SEAT)))),
    ),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="df85aa",
)

card(
    "Anarch Troublemaker",
    master(put_in_play()),
    use(
        YOUR_TURN,
        one_of(
            way(later(choose(on(vampire, controlled_by(PREY)), least=0, most=2)), lock(TARGET)),
            way(later(choose(attached(is_a("equipment"), controlled_by(PREY)))), burn_card(TARGET)),
        ),
        give_control(THIS_CARD, PREY),
        at=("unlock",),
        once="turn",
    ),
    text="4acc86",
)

card(
    "Antediluvian Awakening",
    master(put_in_play()),
    trigger(
        "unlock phase",
        that_methuselah(
            one_of(
                way(burn_pool(1)),
                way(
                    later(choose(on(vampire, yours, capacity_at_least(4)))),
                    burn_card(TARGET),
                    burn_card(),
                ),
            )
        ),
        who=EACH,
    ),
    text="b872d4",
)

card(
    "Bleeding the Vine",
    master(put_in_play()),
    trigger("unlock phase", one_of(way(lock(THIS_CARD)), way(burn_pool(1))), who=YOU),
    use(
        being_played("master", by=OTHERS),
        unless(being_played(trait="out of turn")),
        price(lock()),
        cancels_card(free=True),
        gives_master_action(PLAYER),
        at=("as_played",),
    ),
    text="38715a",
)

card(
    "Cultivated Blood Shortage",
    master(put_in_play()),
    trigger(
        "unlock phase",
        each(
            on(vampire, clan("Ventrue"), controlled_by(SUBJECT_SEAT)),
            when(fits(ONE, on(with_blood)), burn_blood(1, ONE), otherwise=(lock(ONE),)),
        ),
        who=EACH,
    ),
    acts(burn_card(), who=ready(vampire), stealth=1, directed=True),
    text="dc6a13",
)

card(
    "Dreams of the Sphinx",
    master(put_in_play()),
    trigger("locked", add_counters(+1), who=THIS_CARD),
    trigger("counters", burn_card(), who=THIS_CARD, when=at_least(counters_on(THIS_CARD), 3)),
    use(price(lock()), add("hand_size", +2, YOU, until="turn"), at=ANYTIME, key="hand"),
    use(YOUR_TURN, HAS_EDGE, price(lock()), gain_pool(1), at=("unlock",), key="Edge"),
    use(
        price(lock()),
        choose(uncontrolled(vampire, yours)),
        gain_blood(1, TARGET),
        at=ANYTIME,
        key="blood",
    ),
    text="e7f320",
)

card(
    "Frontal Assault",
    master(put_in_play()),
    acts(choose(ready(minion, controlled_by(PREY))), enters_combat(TARGET), by="controller"),
    trigger("burned", gain_pool(1), who=ready(minion, controlled_by(PREY))),
    trigger("torpor", gain_pool(1), who=torpor(controlled_by(PREY))),
    use(YOUR_TURN, *assault_ends, at=("influence",)),
    trigger("end of influence phase", *assault_ends, who=YOU),
    text="2d3250",
)

card(
    "Gangrel Revel",
    master(put_in_play()),
    static("strength", +1, who=on(yours, clan("Gangrel"))),
    acts(burn_card(), who=ready(not_(clan("Ravnos"))), directed=True),
    text="453ca3",
)

card(
    "Haqim's Law: Retribution",
    master(put_in_play()),
    use(
        is_action("bleed"),
        YOU_CONTROL_THIS,
        choose(hand(yours, is_a("combat"))),
        price(discard()),
        bleed(+1, limited=False),
        by="acting",
        who=ready(clan("Banu Haqim")),
        at=DURING_ACTION,
        once="action",
    ),
    text="3dab28",
)

card(
    "Palla Grande",
    master(put_in_play(counters=3)),
    static("bleed", +1, who=on(clan("Toreador antitribu"))),
    trigger("discard phase", removes_counters(1), who=YOU),
    burns_when(NO_COUNTERS),
    text="dc9760",
)

card(
    "Power Structure",
    master(put_in_play()),
    use(
        CALLED_BY_VAMPIRE,
        price(lock()),
        gains_votes(+1, on(yours, clan("Lasombra"))),
        at=("polling",),
    ),
    text="a694bb",
)

card(
    "Smiling Jack, The Anarch",
    master(put_in_play()),
    trigger("unlock phase", move_counters(1, YOU, THIS_CARD), who=YOU),
    trigger(
        "unlock phase",
        that_methuselah(
            times(
                counters_on(THIS_CARD),
                one_of(
                    way(burn_pool(1)),
                    way(later(choose(on(vampire, yours, with_blood))), burn_blood(1, TARGET)),
                ),
            )
        ),
        who=OTHERS,
    ),
    acts(burn_card(), who=ready(vampire), directed=True),
    text="535550",
)

card(
    "Tension in the Ranks",
    master(put_in_play()),
    trigger("torpor", burn_pool(1, FORMER_CONTROLLER), who=torpor(minion)),
    trigger("burned", burn_pool(1, FORMER_CONTROLLER), who=ready(minion)),
    use(
        YOUR_TURN,
        choose(hand(yours, is_a("master")), least=2, most=2),
        price(master_action(), discard()),
        burn_card(),
        by="methuselah",
        at=("master",),
    ),
    text="f777cb",
)

card(
    "The Anarch Free Press",
    master(put_in_play()),
    use(
        fits(BLOCKER, ready(vampire, yours, sect("anarch"))),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    use(
        HUNTED,
        acting_is(on(vampire, sect("anarch"))),
        price(lock()),
        gain_blood(1, ACTING),
        at=("after_resolution",),
        key="hunt",
    ),
    text="0daf9e",
)

card(
    "The Coven",
    master(put_in_play()),
    use(
        price(lock()),
        choose(ready(vampire, yours)),
        gain_blood(2, TARGET),
        at=(*ANYTIME, "prevent"),
    ),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="77e70b",
)

card(
    "The Realm of the Black Sun",
    master(put_in_play()),
    trigger(
        "gained pool",
        gain_pool(1),
        who=PREY,
        when=both(IN_MASTER_PHASE, same(PREY, TURN)),
        optional=True,
        once="turn",
    ),
    static("stealth", -1, who=on(titled), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), directed=True),
    text="31b23d",
)

card(
    "Toreador Grand Ball",
    master(
        exists(ready(yours, clan("Toreador")), 2),
        choose(ready(yours, clan("Toreador")), name="locked"),
        choose(ready(yours, clan("Toreador"), not_(chosen_as("locked"))), name="free"),
        put_in_play(),
        remember("locked", chosen("locked")),
        remember("free", chosen("free")),
        lock(chosen("locked")),
    ),
    static("does not unlock", who=remembered("locked")),
    static("unblockable", who=remembered("free"), when=unless(is_action("bleed"))),
    static("stealth", -1, who=on(clan("Nosferatu")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), directed=True),
    text="20610f",
)

card(
    "Visit from the Capuchin",
    master(put_in_play(counters=4)),
    static("hand_size", counters_on(THIS_CARD), who=YOU),
    static("instead of replacing", who=YOU),
    burns_when(NO_COUNTERS),
    text="8292f7",
)

any_ravnos = on(vampire, clan("Ravnos"))

card(
    "Week of Nightmares",
    master(put_in_play(counters=10), once="game"),
    static("bleed", +1, who=any_ravnos),
    static("strength", +1, who=any_ravnos),
    static("cannot hunt as normal", who=any_ravnos),
    acts(
        choose(on(vampire, clan("Ravnos"), other)),
        who=ready(vampire, clan("Ravnos")),
        kind="hunt",
        stealth=1,
    ),
    trigger(
        "unlock phase",
        that_methuselah(
            may(later(choose(any_ravnos)), gain_counter("nightmare", TARGET), add_counters(-1)),
        ),
        who=EACH,
    ),
    trigger(
        "counters",
        each(
            on(vampire, clan("Ravnos"), with_counters("nightmare")),
            each(
                controller_of(ONE),
                one_of(way(burn_blood(named_counters("nightmare", ONE), ONE)), way(burn_card(ONE))),
            ),
        ),
        burn_counters("nightmare", on(minion)),
        burn_card(),
        who=THIS_CARD,
        when=NO_COUNTERS,
    ),
    text="dc99e4",
)

card(
    "Wider View",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(transfers(1)),
        draw_crypt(),
        later(choose(uncontrolled(yours))),
        remove_from_game(TARGET),
        at=("influence",),
    ),
    use(YOUR_TURN, price(transfers(4), burn_card()), gain_pool(2), at=("influence",), key="burn"),
    text="992499",
)

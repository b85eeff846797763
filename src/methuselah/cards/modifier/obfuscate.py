"""Action modifiers that require Obfuscate."""

from methuselah.language import (
    ABOUT_TO_FIGHT_IT,
    AT_INFERIOR,
    AT_SUPERIOR,
    BLED,
    BLOCKER,
    BLOCKER_HAS_FOUGHT,
    CAPABLE,
    DIRECTED_AT_THE_SAME,
    NOT_PLAYED_THIS_TURN,
    ONLY_TO_CLOSE,
    RESULTING_COMBAT,
    TARGET,
    THIS,
    UNRESOLVED,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    YOU,
    about_to_fight,
    acting_is,
    add,
    ally,
    any_of,
    at_moment,
    becomes_acting,
    being_played,
    bleed,
    bleeding,
    blood_of,
    burn_blood,
    burn_card,
    burn_pool,
    calls_off_combat,
    cancels_card,
    card,
    choose,
    choose_number,
    chosen_number,
    combat_card,
    continues_unblocked,
    controller_of,
    end_action,
    exists,
    fails_attempt,
    fits,
    gains_votes,
    grants,
    if_blocked,
    intercept,
    is_action,
    later,
    lock,
    locks_failed_blockers,
    maneuver,
    maneuvers,
    may_during_action,
    modifier,
    next_actions,
    on,
    played_at,
    played_this_action,
    press_to_continue,
    price,
    put_on,
    queues_combat,
    reaction,
    ready,
    remember,
    remember_directed_at,
    remembered,
    remembered_seat,
    same,
    sect,
    static,
    stealth,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    younger,
)

card(
    "Circumspect Revelation",
    modifier(fits(BLOCKER, ready(vampire, sect("sabbat"))), fails_attempt(), at=("attempt",)),
    text="322f68",
)


unlocked_vampire = ready(vampire, unlocked)

no_veil = unless(played_this_action("Veil the Legions"))

not_into_thin_air = unless(played_this_action("Into Thin Air"))

lurker = ready(vampire, unlocked)
ambushes = (BLOCKER_HAS_FOUGHT, lock(THIS))
it_cannot_strike = add("no strike", to=BLOCKER)

card(
    "Cloak the Gathering",
    obf=modifier(stealth(+1)),
    OBF=modifier(stealth(+1), by="helper"),
    text="940d30",
)

card(
    "Domain of Evernight",
    obf=modifier(stealth(+1)),
    tem=modifier(if_blocked("damages vampires aggravated")),
    TEM=modifier(WAS_SUCCESSFUL, unlock(), at=("after_resolution",), once="turn"),
    text="0bbfb5",
)

card(
    "Elder Impersonation",
    obf=modifier(stealth(+1)),
    OBF=modifier(exists(BLOCKER), fails_attempt(), at=("attempt",)),
    text="31010c",
)

card(
    "Faceless Night",
    obf=modifier(stealth(+1)),
    OBF=modifier(stealth(+1), locks_failed_blockers()),
    text="771c22",
)

card(
    "Forgotten Labyrinth",
    obf=modifier(unless(is_action("bleed")), stealth(+2)),
    OBF=modifier(unless(is_action("bleed")), stealth(+3)),
    text="ce0b40",
)

puts_to_sleep = (
    about_to_fight(on(ally)),
    lock(ABOUT_TO_FIGHT_IT),
    calls_off_combat(),
    end_action(),
)

card(
    "Gift of Sleep",
    obf=modifier(stealth(+1)),
    obe=(
        modifier(*puts_to_sleep, at=("blocked", "before_combat")),
        reaction(*puts_to_sleep, at=("blocked", "before_combat")),
    ),
    OBE=modifier(stealth(+1)),
    text="1d1564",
)

card(
    "Go-getter",
    obf=modifier(unless(is_action("bleed")), stealth(+1)),
    OBF=modifier(
        unless(is_action("bleed")),
        WAS_BLOCKED,
        price(burn_blood(1)),
        continues_unblocked(),
        at=("after_resolution",),
    ),
    text="bda693",
)

unlocks_if_equipped = at_moment("after resolution", when(WAS_SUCCESSFUL, unlock(THIS)))
card(
    "Hag's Wrinkles",
    obf=modifier(is_action("equip"), stealth(+2)),
    thn=modifier(is_action("equip"), unlocks_if_equipped),
    THN=modifier(is_action("equip"), stealth(+1), unlocks_if_equipped),
    text="2592a7",
)


card(
    "Hidden Lurker",
    obf=modifier(
        *ambushes,
        queues_combat(BLOCKER, it_cannot_strike),
        by="helper",
        who=lurker,
        at=("after_combat",),
    ),
    OBF=modifier(
        *ambushes,
        queues_combat(BLOCKER, it_cannot_strike, grants("press", until="combat")),
        by="helper",
        who=lurker,
        at=("after_combat",),
    ),
    text="501688",
)

card(
    "Hide the Mind",
    obf=combat_card(
        being_played("combat", requires="aus"), cancels_card(free=True), at=("as_played",)
    ),
    OBF=modifier(
        being_played("reaction", requires="aus"), cancels_card(free=True), at=("as_played",)
    ),
    text="da364e",
)

thins_out = may_during_action(
    "attempt",
    burn_blood(1),
    later(choose(on(any_of(ally, younger)))),
    intercept(-1, TARGET),
    once=True,
)
not_lost_in_crowds = unless(played_this_action("Lost in Crowds"))

card(
    "Into Thin Air",
    obf=modifier(not_lost_in_crowds, stealth(+1), thins_out, replace="unlock"),
    OBF=modifier(not_lost_in_crowds, stealth(+2), thins_out, replace="unlock"),
    text="358c4b",
)

card(
    "Lost in Crowds",
    obf=modifier(not_into_thin_air, stealth(+1)),
    OBF=modifier(not_into_thin_air, stealth(+2)),
    text="5f2230",
)

at_the_same = (acting_is(THIS), DIRECTED_AT_THE_SAME, price(burn_card()))
after_a_directed_action = modifier(
    WAS_SUCCESSFUL,
    is_action(trait="directed"),
    put_on(THIS),
    remember_directed_at(),
    at=("after_resolution",),
)

card(
    "Marked Path",
    use(AT_INFERIOR, *at_the_same, stealth(+1), by="bearer", at=("attempt",), key="one"),
    use(AT_SUPERIOR, *at_the_same, stealth(+2), by="bearer", at=("attempt",), key="two"),
    obf=after_a_directed_action,
    OBF=after_a_directed_action,
    text="c41c29",
)


card(
    "Mask of a Thousand Faces",
    obf=modifier(CAPABLE, becomes_acting(), by="helper", who=unlocked_vampire, at=UNRESOLVED),
    OBF=modifier(
        CAPABLE, becomes_acting(), stealth(+1), by="helper", who=unlocked_vampire, at=UNRESOLVED
    ),
    text="f05100",
)

card(
    "Old Friends",
    obf=modifier(bleed(+1), replace="unlock"),
    OBF=modifier(is_action("political"), gains_votes(2), at=("polling",), replace="unlock"),
    text="7deeb6",
)

terror = add("block cost", 1)
seeds = modifier(terror, at=("announced",))
seeds_and_forbids = modifier(
    terror, choose(on(vampire)), add("cannot block", to=TARGET), at=("announced",)
)

card(
    "Seeds of Terror",
    obf=seeds,
    pre=seeds,
    OBF=seeds_and_forbids,
    PRE=seeds_and_forbids,
    text="1aa977",
)

card(
    "Shadow Boxing",
    obf_pot=(maneuvers(ONLY_TO_CLOSE), press_to_continue),
    OBF_POT=modifier(
        RESULTING_COMBAT,
        unless(fits(BLOCKER, ready())),
        price(burn_blood(1)),
        continues_unblocked(),
        at=("after_combat",),
    ),
    text="01f22f",
)

card(
    "Sleep Unseen",
    static("no action at it without", word="aus"),
    static("no action at it without", word="AUS", when=AT_SUPERIOR),
    trigger("unlock phase", burn_card(), who=YOU),
    obf=modifier(WAS_SUCCESSFUL, put_on(THIS), at=("after_resolution",)),
    OBF=modifier(WAS_SUCCESSFUL, put_on(THIS), at=("after_resolution",)),
    text="411305",
)


card(
    "Spying Mission",
    trigger(
        "about to bleed",
        burn_card(),
        bleed(+2, limited=False),
        when=same(remembered_seat("spied"), BLED),
    ),
    obf=modifier(stealth(+1)),
    OBF=modifier(
        is_action("bleed"),
        bleeding(1),
        add("bleed replaced"),
        put_on(THIS),
        remember("spied", BLED),
        at=("would_succeed",),
    ),
    text="c8c455",
)

card(
    "Swallowed by the Night",
    obf=modifier(stealth(+1)),
    OBF=maneuver,
    text="cb9dc6",
)

card(
    "True Love's Face",
    use(
        played_at("OBF_PRE"),
        same(YOU, controller_of(BLOCKER)),
        price(burn_pool(1)),
        cancels_card(),
        by="methuselah",
        at=("as_played",),
        key="cancel",
    ),
    obf_pre=modifier(bleed(+1)),
    OBF_PRE=modifier(fails_attempt(), at=("attempt",)),
    text="cd180c",
)

put_on_for_later = (put_on(THIS), at_moment("end", remember("worn", THIS)))

card(
    "Under My Skin",
    use(
        acting_is(THIS),
        exists(remembered("worn")),
        price(burn_card()),
        stealth(+1),
        by="bearer",
        at=("attempt",),
    ),
    obf=modifier(stealth(+1)),
    thn=modifier(stealth(+1), *put_on_for_later),
    THN=modifier(stealth(+2), *put_on_for_later),
    text="f28298",
)


card(
    "Veil the Legions",
    obf=modifier(no_veil, stealth(+1), by="helper", who=unlocked_vampire),
    OBF=modifier(
        no_veil,
        NOT_PLAYED_THIS_TURN,
        stealth(+1),
        choose_number("X", 0, blood_of(THIS)),
        burn_blood(chosen_number("X")),
        next_actions(chosen_number("X"), "stealth", +1),
        by="helper",
        who=unlocked_vampire,
        once="turn",
    ),
    text="fd4777",
)

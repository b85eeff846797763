"""Masters in play that let minions act, or say how they act."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    AIMED_AT,
    ANYTIME,
    BLED,
    BLOCKER,
    BURNED,
    CALLED_BY_VAMPIRE,
    DURING_ACTION,
    EACH,
    OPPOSING_YOURS,
    PREY,
    SUBJECT,
    TARGET,
    THIS_CARD,
    YOU_CONTROL_THIS,
    YOUR_FIGHTER,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    add,
    any_of,
    anywhere,
    ash_heap,
    bleed,
    blood_of,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    burns_top,
    burns_when,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    controller_of,
    costs_blood,
    count,
    discipline,
    each,
    end_action,
    ends_combat,
    enters_combat,
    equips_with_first,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_transfers,
    give_control,
    grants,
    intercept,
    is_a,
    is_action,
    is_among,
    is_black_hand,
    is_named,
    keyword,
    later,
    least,
    library,
    lock,
    locked,
    look_at_hand,
    mark,
    marked,
    master,
    may,
    minion,
    monster,
    move_counters,
    not_,
    on,
    opponent_of,
    other,
    permanents,
    pool_cost_of,
    price,
    put_in_play,
    put_on,
    ready,
    remove_from_game,
    reveals_hand,
    same,
    sect,
    shuffles_into_library,
    static,
    that_methuselah,
    title,
    titled,
    trigger,
    uncontrolled,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    younger,
    younger_than,
    your_votes,
    yours,
)

oldest_brujah = on(clan("Brujah"), yours, not_(younger_than(on(clan("Brujah"), yours))))

card(
    "Brujah Debate",
    master(put_in_play()),
    trigger("master phase", that_methuselah(later(choose(oldest_brujah)), lock(TARGET)), who=EACH),
    static("strength", +1, who=on(clan("Brujah"))),
    static("each combat", who=on(clan("Brujah")), word="maneuver"),
    acts(burn_card(), who=ready(not_(clan("Ventrue"))), directed=True),
    text="bb549c",
)

card(
    "Bureaucratic Overload",
    master(put_in_play()),
    static("action cost", +1, who=on(minion), word="political"),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="6cd590",
)

card(
    "Carthage Remembered",
    master(put_in_play()),
    static(
        "stealth",
        +1,
        who=on(clan("Brujah"), title("prince or justicar")),
        when=is_action("bleed"),
    ),
    static(
        "stealth",
        -1,
        who=on(any_of(clan("Ventrue"), clan("Malkavian"))),
        when=ACTION_OF_THIS_CARD,
    ),
    acts(burn_card(), directed=True),
    text="6641c2",
)

card(
    "Command Performance",
    master(put_in_play()),
    use(
        YOUR_MINION_PHASE,
        price(lock()),
        choose(ready(clan("Daughter of Cacophony"))),
        unlock(TARGET),
        at=ANYTIME,
    ),
    acts(who=ready(vampire, titled), kind="political", stealth=1, passes=(burn_card(),)),
    text="b009cf",
)

card(
    "Dis Pater",
    master(put_in_play()),
    use(
        is_action("bleed"),
        same(BLED, PREY),
        acting_is(ready(clan("Giovanni"), yours)),
        choose(ash_heap(yours), name="removed", least=7, most=7),
        price(remove_from_game(chosen("removed"))),
        bleed(+1, limited=False),
        at=("would_succeed",),
        once="action",
    ),
    text="3b22d3",
)

opposing_anarch = on(sect("anarch"), is_among(opponent_of(SUBJECT)))

card(
    "Flames of Insurrection",
    master(put_in_play()),
    trigger(
        "left ready region",
        each(
            controller_of(opposing_anarch),
            may(later(choose(uncontrolled(vampire, yours))), gain_blood(1, TARGET)),
        ),
        who=on(minion),
        when=exists(opposing_anarch),
    ),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="faebd5",
)

card(
    "Glass Walker Pact",
    master(put_in_play()),
    use(
        YOUR_TURN,
        exists(library(yours)),
        choose(ready(vampire, locked, with_blood), name="from"),
        choose(ready(clan("Giovanni"))),
        burns_top(1),
        move_counters(1, chosen("from"), TARGET),
        when(fits(BURNED, ash_heap(is_a("master"))), burn_card()),
        at=("unlock",),
        once="turn",
    ),
    burns_when(exists(on(keyword("werewolf"), not_(yours)))),
    text="427776",
)

card(
    "Glutton",
    master(put_in_play(), x=count(ash_heap(yours, is_named("Glutton")))),
    use(
        choose(ready(yours, clan("Ishtarri"))),
        price(lock()),
        unlock(TARGET),
        burn_blood(1, TARGET),
        at=ANYTIME,
    ),
    acts(burn_card(), who=ready(vampire), directed=True),
    text="a8c007",
)

card(
    "Joseph Pander",
    master(put_in_play()),
    use(
        is_action(trait="directed"),
        fits(AIMED_AT, on(yours, clan("Pander"))),
        price(lock(), burn_pool(1)),
        end_action("failed"),
        at=("announced", "action", "declined"),
        key="fail",
    ),
    use(
        YOUR_TURN,
        choose(on(clan("Pander"))),
        mark("rusher", TARGET),
        at=("master",),
        once="phase",
        key="choose",
    ),
    acts(
        choose(ready(minion, other)),
        enters_combat(TARGET),
        who=ready(clan("Pander"), marked("rusher")),
        key="rush",
    ),
    acts(burn_card(), who=ready(vampire, sect("sabbat")), directed=True, key="burn"),
    text="b6c039",
)

card(
    "Lazarene Inquisitor",
    master(choose(ready(vampire, yours, clan("Harbinger of Skulls"))), put_on(TARGET)),
    acts(
        choose(ready(vampire)),
        later(choose_number("burned", 1, least(2, blood_of(TARGET)))),
        burn_blood(chosen_number("burned"), TARGET),
        by="bearer",
        who=ready(clan("Harbinger of Skulls")),
        stealth=1,
        key="inquire",
    ),
    acts(burn_card(), who=ready(sect("sabbat")), directed=True, key="burn"),
    text="8a174b",
)

card(
    "Madness Network",
    master(put_in_play()),
    static("acts in any minion phase", who=on(clan("Malkavian"))),
    static("may block anything", who=ready(clan("Malkavian")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), directed=True),
    text="77cad5",
)

card(
    "Mapatano Utando",
    master(put_in_play()),
    use(
        is_action(trait="bleeds you"),
        price(lock()),
        add("bleed", -1),
        at=DURING_ACTION,
        key="bleed",
    ),
    use(
        YOUR_TURN,
        price(lock(), burn_edge()),
        gains_transfers(4),
        at=("influence",),
        key="transfers",
    ),
    acts(costs_blood(1), burn_card(), who=ready(vampire), directed=True),
    text="d905d6",
)

card(
    "Mob Connections",
    master(put_in_play()),
    use(
        fits(THIS_CARD, permanents(yours)),
        price(lock()),
        grants("press continue"),
        by="combatant",
        at=("press",),
    ),
    acts(burn_card(), directed=True),
    text="c09eb8",
)

card(
    "Prophecies of Gehenna",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(lock()),
        look_at_hand(PREY),
        give_control(THIS_CARD, PREY),
        at=("master",),
        key="look",
    ),
    use(YOUR_TURN, reveals_hand(), burn_card(), by="methuselah", at=("unlock",), key="burn"),
    text="904b8a",
)

card(
    "Purchase Pact",
    master(put_in_play()),
    use(
        fits(YOUR_FIGHTER, on(vampire, sect("sabbat"))),
        fits(OPPOSING_YOURS, on(vampire, sect("sabbat"))),
        price(lock()),
        ends_combat(),
        at=("before_range",),
    ),
    acts(
        who=ready(vampire, titled, sect("sabbat")),
        stealth=1,
        kind="political",
        passes=(burn_card(),),
    ),
    text="0a3ee5",
)

card(
    "Shakar",
    master(choose(on(vampire, is_black_hand)), put_on(TARGET)),
    acts(
        choose(ready(vampire, younger, not_(is_black_hand))),
        enters_combat(TARGET),
        by="bearer",
        who=ready(vampire, is_black_hand),
    ),
    text="fe12a7",
)

card(
    "The Khabar: Community",
    master(put_in_play()),
    static("stealth", +1, who=on(clan("Banu Haqim")), when=is_action("bleed")),
    static("stealth", +1, who=on(clan("Tremere")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), directed=True),
    text="292252",
)

card(
    "Tremere Convocation",
    master(put_in_play()),
    static("stealth", +1, who=on(clan("Tremere")), when=action_requires("tha")),
    static("plays combat with superior", who=on(vampire, discipline("tha")), word="tha"),
    acts(burn_card(), directed=True),
    static("stealth", -1, who=on(clan("Malkavian")), when=ACTION_OF_THIS_CARD),
    text="06a2c1",
)

card(
    "Vast Wealth",
    master(choose(ready(minion, yours)), put_on(TARGET)),
    acts(YOU_CONTROL_THIS, equips_with_first(), by="bearer", stealth=1, kind="equip"),
    text="f08256",
)

card(
    "Vigil: The Thin Line",
    master(put_in_play()),
    use(
        acting_is(on(monster)),
        fits(BLOCKER, ready(clan("Defender"))),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    text="fea964",
)

card(
    "Zoning Board",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(anywhere(keyword("location"), not_(yours))),
        mark("zoned", TARGET),
        at=("master",),
        once="phase",
    ),
    acts(
        choose(anywhere(keyword("location"), marked("zoned"))),
        gain_pool(pool_cost_of(TARGET), controller_of(TARGET)),
        shuffles_into_library(TARGET),
        key="move",
    ),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    use(
        ACTION_OF_THIS_CARD,
        CALLED_BY_VAMPIRE,
        price(lock()),
        your_votes(+1),
        at=("before_votes", "polling"),
    ),
    text="42d515",
)

"""Masters in play that let minions act, or say how they act."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    EACH,
    OPPOSING_YOURS,
    SUBJECT_SEAT,
    TARGET,
    YOUR_FIGHTER,
    YOUR_TURN,
    acts,
    any_of,
    ash_heap,
    burn_card,
    burns_top,
    burns_when,
    card,
    choose,
    chosen,
    clan,
    each,
    ends_combat,
    enters_combat,
    exists,
    fits,
    is_a,
    is_action,
    is_black_hand,
    keyword,
    later,
    library,
    lock,
    locked,
    master,
    minion,
    move_counters,
    not_,
    on,
    price,
    put_in_play,
    put_on,
    ready,
    sect,
    static,
    title,
    titled,
    trigger,
    use,
    vampire,
    when,
    with_blood,
    younger,
    younger_than,
    yours,
)

oldest_brujah = on(clan("Brujah"), yours, not_(younger_than(on(clan("Brujah"), yours))))

card(
    "Brujah Debate",
    master(put_in_play()),
    trigger(
        "master phase",
        each(SUBJECT_SEAT, later(choose(oldest_brujah)), lock(TARGET)),
        who=EACH,
    ),
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
    acts(
        burn_card(),
        who=ready(not_(any_of(clan("Ventrue"), clan("Malkavian")))),
        directed=True,
    ),
    acts(
        burn_card(),
        who=ready(any_of(clan("Ventrue"), clan("Malkavian"))),
        directed=True,
        stealth=-1,
        key="rivals",
    ),
    text="6641c2",
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
        when(fits(chosen("burned"), ash_heap(is_a("master"))), burn_card()),
        at=("unlock",),
        once="turn",
    ),
    burns_when(exists(on(keyword("werewolf"), not_(yours)))),
    text="427776",
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
    static("stealth", +1, who=ready(clan("Banu Haqim")), when=is_action("bleed")),
    static("stealth", +1, who=ready(clan("Tremere")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), by="any", directed=True),
    text="1b511b",
)

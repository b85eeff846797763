"""Actions that require Chimerstry."""

from methuselah.language import (
    AT_INFERIOR,
    AT_SUPERIOR,
    BEARER,
    BLED_SUCCESSFULLY,
    CHOSEN_SEAT,
    DURING_ACTION,
    EACH,
    OTHERS,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    add_counters,
    aim_as_chosen,
    ally,
    anywhere,
    at_least,
    attached,
    banishes,
    bleeds,
    blood_of,
    burn_blood,
    burn_card,
    burn_pool,
    by_level,
    capacity_of,
    card,
    choose,
    choose_number,
    choose_seat,
    chosen,
    comes_into_play,
    controlled_by,
    corrupts,
    could_have,
    counters_help_pay,
    counters_on,
    discard,
    discipline,
    fits,
    gain_blood,
    hand,
    inflicts_damage,
    is_a,
    is_action,
    is_among,
    is_infernal,
    is_on,
    keyword,
    later,
    lock,
    locked,
    look_at_hand,
    minion,
    minus,
    move_counters,
    moves_onto,
    not_,
    on,
    price,
    put_in_play,
    put_on,
    reaction,
    ready,
    reduces_stealth_to_0,
    remember,
    remembered,
    removes_counters,
    requires_discipline,
    static,
    steals,
    steals_corrupted,
    trigger,
    uncontrolled,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    x,
    younger,
    yours,
)

condemned = (
    choose(ready(vampire)),
    put_on(TARGET),
    burn_card(attached(keyword("condemnation"), is_on(TARGET), not_(is_among(THIS_CARD)))),
)
card(
    "Condemnation: Mute",
    static("votes", -3),
    trigger("referendum passed", burn_blood(1, BEARER), who=on(minion), when=AT_SUPERIOR),
    trigger("blood hunt", burn_blood(1, BEARER), who=on(vampire), when=AT_SUPERIOR),
    chi=action(choose(on(vampire, younger)), lock(TARGET), stealth=1),
    dai=action(*condemned, who=ready(vampire, is_infernal), stealth=1),
    DAI=action(*condemned, who=ready(vampire, is_infernal), stealth=1),
    text="abf11e",
)

card(
    "Draba",
    use(acting_is(BEARER), price(burn_card()), reduces_stealth_to_0(), at=DURING_ACTION),
    chi=action(choose(ready()), put_on(TARGET, kept=True), stealth=1),
    CHI=reaction(reduces_stealth_to_0()),
    text="8437d4",
)

their_ready_ones = ready(minion, controlled_by(CHOSEN_SEAT))
card(
    "Edged Illusion",
    chi=action(choose(ready(minion)), lock(TARGET), inflicts_damage(1, TARGET, unpreventable=True)),
    CHI=action(
        choose_seat(EACH),
        aim_as_chosen(their_ready_ones),
        inflicts_damage(1, TARGET, unpreventable=True),
    ),
    text="7ebbda",
)

no_minion_cards = tuple(
    static("cannot play", word=kind)
    for kind in (
        "action",
        "political action",
        "equipment",
        "retainer",
        "ally",
        "power",
        "action modifier",
        "reaction",
        "combat",
    )
)
fantasy = (choose(ready(minion)), put_on(TARGET), lock(TARGET))

card(
    "Fantasy World",
    *no_minion_cards,
    static("abstains"),
    static("does not unlock"),
    use(YOUR_TURN, price(burn_blood(1)), burn_card(), by="bearer", at=("unlock",)),
    trigger("enters combat", burn_card()),
    chi=action(*fantasy),
    CHI=action(*fantasy, stealth=1),
    text="c344f2",
)

card(
    "Fatuus Mastery",
    trigger("unlock phase", add_counters(1), who=YOU),
    counters_help_pay(of=("blood",), card=(requires_discipline("chi"),), payer=BEARER, by="bearer"),
    chi=action(put_on(THIS), stealth=1),
    CHI=action(put_on(THIS, counters=1), stealth=1),
    text="fe917f",
)

card(
    "Illusory Resources",
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, discipline("chi"), with_blood)),
        move_counters(1, TARGET, THIS_CARD),
        at=("unlock",),
        once="phase",
        key="add",
    ),
    use(
        is_action(trait="bleeds you"),
        choose_number("X", 1, counters_on(THIS_CARD)),
        removes_counters(x()),
        add("bleed", minus(0, x())),
        at=DURING_ACTION,
        key="reduce",
    ),
    chi=action(put_in_play(counters=1), stealth=1),
    CHI=action(put_in_play(counters=2), stealth=1),
    text="6bfa45",
)

card(
    "Mass Reality",
    static("strike damage", by_level(1, 2), who=on(minion, yours), word="weapon"),
    acts(burn_card(), directed=True),
    chi=action(put_in_play()),
    CHI=action(put_in_play()),
    text="b4cabf",
)

nightmare = (choose(ready(minion)), put_on(TARGET), lock(TARGET), remember("dreamer", THIS))

card(
    "Nightmare Curse",
    static("does not unlock"),
    use(
        AT_INFERIOR,
        YOUR_TURN,
        fits(BEARER, on(locked)),
        price(burn_pool(1)),
        unlock(BEARER),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    trigger("left ready region", burn_card(), who=remembered("dreamer")),
    chi=action(choose(ready(minion)), unlock(THIS), lock(TARGET)),
    aus_chi=action(*nightmare),
    AUS_CHI=action(*nightmare),
    text="763760",
)

card(
    "Reality",
    static("no action at it"),
    static("only acts", word="this"),
    static("cannot block"),
    static("abstains"),
    acts(burn_card(), by="bearer", stealth=1),
    chi=action(choose(on(vampire, younger)), put_on(TARGET)),
    CHI=action(choose(on(vampire, younger, locked)), banishes(TARGET)),
    text="81f68b",
)

card(
    "Reformation",
    chi=action(
        choose(
            attached(
                is_a("equipment"),
                is_on(on(minion, controlled_by(PREY_OR_PREDATOR))),
                could_have,
            )
        ),
        moves_onto(TARGET, THIS),
        stealth=1,
    ),
    dom=action(
        price(burn_blood(1)),
        choose(anywhere(keyword("hunting ground"), not_(yours))),
        steals(TARGET),
        stealth=1,
    ),
    ser=action(choose(on(vampire)), corrupts(1, TARGET), steals_corrupted(TARGET), stealth=1),
    text="7f62ce",
)

burns_retainer = action(choose(attached(is_a("retainer"))), burn_card(TARGET))
card(
    "Sensory Deprivation",
    static("does not unlock"),
    trigger("left ready region", burn_card(), who=remembered("depriver")),
    chi=(burns_retainer, action(choose(on(ally)), put_on(TARGET), remember("depriver", THIS))),
    CHI=(burns_retainer, action(choose(on(vampire)), put_on(TARGET), remember("depriver", THIS))),
    text="4f5688",
)

card(
    "Shattering",
    chi=action(
        choose_seat(OTHERS),
        look_at_hand(CHOSEN_SEAT),
        later(choose(hand(controlled_by(CHOSEN_SEAT)), name="seen")),
        discard(chosen("seen")),
        stealth=1,
    ),
    dem=action(
        choose(anywhere(is_a("event")), name="event"), burn_card(chosen("event")), stealth=2
    ),
    pro=action(choose(ready(minion)), inflicts_damage(2, TARGET, unpreventable=True)),
    text="8a69a7",
)

robbed = choose(uncontrolled(controlled_by(PREY), with_blood), name="robbed")

card(
    "The Trick of the Danya",
    chi=(
        action(robbed, move_counters(1, chosen("robbed"), YOU), stealth=1),
        action(
            robbed,
            choose(uncontrolled(vampire, yours), name="fed"),
            move_counters(1, chosen("robbed"), chosen("fed")),
            stealth=1,
        ),
    ),
    text="431362",
)

card(
    "Undue Influence",
    chi=action(
        choose(uncontrolled(vampire, yours), name="fed"),
        choose(uncontrolled()),
        move_counters(1, TARGET, chosen("fed")),
        stealth=1,
    ),
    pre=action(
        bleeds(),
        choose(uncontrolled(vampire, yours), name="fed"),
        when(BLED_SUCCESSFULLY, gain_blood(1, chosen("fed"))),
        stealth=1,
    ),
    qui=action(
        choose(uncontrolled(vampire, yours)),
        gain_blood(1, TARGET),
        when(at_least(blood_of(TARGET), capacity_of(TARGET)), comes_into_play(TARGET)),
        stealth=1,
    ),
    text="0d4c12",
)

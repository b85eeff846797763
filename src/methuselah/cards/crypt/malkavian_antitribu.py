"""Malkavian antitribu vampires."""

from methuselah.language import (
    AIMED_AT,
    ANYTIME,
    BLED,
    CALLER,
    CHOSEN_SEAT,
    COMBAT_IS_ON,
    EACH,
    FIGHTERS,
    HAS_EDGE,
    IN_MINION_PHASE,
    MAY_BLOCK,
    OLDER_DIABLERIZED,
    OTHERS,
    PICKED,
    PLAYING,
    PREDATOR,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    acts,
    add,
    among,
    anywhere,
    ash_heap,
    at_moment,
    attached,
    attempts_to_block,
    being_played,
    blood_of,
    borrows_this_turn,
    both,
    burn_blood,
    cancels_card,
    card,
    cards_cost,
    choose,
    choose_number,
    choose_seat,
    chosen,
    chosen_number,
    chosen_seat,
    clan,
    controlled_by,
    costs_blood,
    count,
    discard,
    dodge,
    draws_up,
    draws_what_waited,
    during_discard_phase,
    either,
    equippable,
    equips_chosen,
    exchanges,
    exists,
    fits,
    gain_blood,
    hand,
    is_a,
    is_action,
    is_on,
    keyword,
    later,
    least,
    library_card,
    locked,
    look_at_hand,
    may,
    move_counters,
    moves_onto,
    not_,
    on,
    other,
    picks_at_random,
    price,
    ready,
    same,
    sect,
    static,
    takes_in_hand,
    titled,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    with_blood,
    yours,
)

gehenna_seen = hand(controlled_by(chosen_seat("seen")), is_a("event"), keyword("gehenna"))

card(
    "Alicia Barrows (G4)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        choose_seat(OTHERS, name="seen"),
        look_at_hand(chosen_seat("seen")),
        later(choose(gehenna_seen, name="gone", least=0, most=2)),
        discard(chosen("gone")),
        at=("unlock",),
        once="phase",
    ),
    text="deaba7",
)

card(
    "Aristotle de Laurent (G3)",
    static("hand_size", +1, EACH, when=fits(THIS, ready())),
    text="631903",
)

card(
    "Drozodny (G5)",
    acts(
        choose(ash_heap(yours, is_a("political action")), name="taken"),
        takes_in_hand(chosen("taken")),
        draws_up(),
        by="bearer",
        stealth=1,
    ),
    text="b079f9",
)

card(
    "Drusilla Euphemia (G4)",
    acts(
        costs_blood(2),
        choose(ready(clan("Ventrue"), not_(yours))),
        borrows_this_turn(TARGET),
        by="bearer",
    ),
    text="323ead",
)

card(
    "Fabrizia Contreraz (G4)",
    static(
        "votes", -2, when=unless(exists(ready(vampire, sect("camarilla"), controlled_by(PREY))))
    ),
    text="a6618f",
)

card(
    "General Perfidio Díos (G3)",
    use(
        MAY_BLOCK,
        fits(AIMED_AT, anywhere(keyword("location"), yours)),
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        attempts_to_block(),
        by="bearer",
        at=("action", "attempt"),
    ),
    text="2eb02c",
)

card(
    "Gravitnir (G4)",
    use(
        fits(THIS, ready()),
        fits(CALLER, on(vampire)),
        price(burn_blood(1)),
        abstains(CALLER),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="8485e0",
)

untitled = unless(exists(ready(titled, controlled_by(BLED))))

card(
    "Hagar Stone (G5)",
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    static("replaced as it locks", who=YOU, when=both(YOUR_TURN, fits(THIS, on(unlocked)))),
    trigger("locked", draws_what_waited()),
    text="30c1d9",
)

card(
    "Hannibal (G2 ADV)",
    use(
        IN_MINION_PHASE,
        fits(THIS, on(locked)),
        price(burn_blood(2)),
        unlock(),
        by="bearer",
        at=ANYTIME,
        once="phase",
    ),
    text="efaac2",
)

card(
    "Hannibal (G2)",
    acts(
        choose(on(vampire, other, sect("sabbat"), with_blood)),
        later(choose_number("stolen", 1, least(2, blood_of(TARGET)))),
        move_counters(chosen_number("stolen"), TARGET, THIS),
        by="bearer",
    ),
    text="d4d1cf",
)

card(
    "Harold Zettler, Pentex Director (G4)",
    static("bleed", +1, who=on(clan("Giovanni")), when=same(YOU, BLED)),
    text="a94d6f",
)

card(
    "Idalia, Prophet of Guadalajara (G2)",
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(
                both(WAS_SUCCESSFUL, acting_is(THIS_CARD)),
                during_discard_phase(may(unlock(THIS_CARD))),
            ),
        ),
        who=on(),
        when=is_action("equip"),
    ),
    text="d0ad9a",
)

lost_card = ash_heap(library_card, controlled_by(CHOSEN_SEAT))

card(
    "Imogen (G2)",
    acts(
        choose_seat(PREY_OR_PREDATOR, only=exists(lost_card)),
        choose(lost_card, name="taken", least=least(1, count(lost_card))),
        picks_at_random(hand(controlled_by(CHOSEN_SEAT))),
        exchanges(PICKED, chosen("taken")),
        by="bearer",
        stealth=1,
    ),
    text="ddad97",
)

card(
    "Louhi (G4)",
    use(
        being_played("action card", by=PREDATOR),
        fits(PLAYING, on(vampire)),
        fits(THIS, ready()),
        price(burn_blood(1)),
        cancels_card(),
        by="bearer",
        at=("as_played",),
        once="turn",
    ),
    text="c2163d",
)

card(
    "Luc (G4)",
    static("stealth", +1, when=is_action("diablerie")),
    acts(add("hand_size", +3, YOU, until="unlock"), by="bearer", stealth=1),
    text="4b0a77",
)

card(
    "Marie Faucigny (G3)",
    use(
        price(burn_blood(1)),
        by="bearer",
        at=("strike",),
        strike=dodge,
        once="combat",
        key="strike",
    ),
    cards_cost(-1, not_(keyword("weapon")), plays=("equipment",)),
    text="453579",
)

card(
    "Marta (G4)",
    trigger("diablerie", gain_blood(1, THIS), when=OLDER_DIABLERIZED, optional=True),
    text="93d279",
)

card(
    "Midget (G3)",
    static(
        "loses abilities",
        who=attached(is_a("retainer"), keyword("animal")),
        when=either(acting_is(THIS), both(COMBAT_IS_ON, fits(THIS, among(FIGHTERS)))),
    ),
    text="ea7e94",
)

card(
    "Vasantasena (G2)",
    static("stealth", +1, when=both(is_action("bleed"), untitled)),
    text="612e01",
)

card(
    "Virgil (G2)",
    acts(
        choose(attached(is_a("retainer"), not_(yours))),
        moves_onto(TARGET, THIS),
        by="bearer",
        key="steal",
    ),
    acts(
        choose(attached(is_a("retainer"), yours, is_on(THIS))),
        move_counters(blood_of(TARGET), TARGET, THIS),
        by="bearer",
        stealth=1,
        key="drain",
    ),
    text="c76c76",
)

card(
    "White Lily (G4)",
    use(
        choose(equippable(keyword("weapon")), name="named"),
        equips_chosen("named"),
        by="combatant bearer",
        at=("before_range",),
        once="combat",
    ),
    text="ac2986",
)

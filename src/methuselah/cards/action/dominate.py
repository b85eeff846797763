"""Actions that require Dominate."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    ANYTIME,
    BEARER,
    BLED_SUCCESSFULLY,
    CHOSEN_SEAT,
    IN_NEXT_MINION_PHASE,
    IN_NEXT_TURN,
    IN_ROUND,
    PREDATOR,
    PREY,
    TARGET,
    THIS,
    YOU,
    YOUR_MINION_PHASE,
    Those,
    action,
    add,
    aim_as_chosen,
    ally,
    already_in_play,
    among,
    any_of,
    anywhere,
    as_announced,
    ash_heap,
    attached,
    before_range,
    bleeds,
    borrows_for_next_action,
    borrows_this_turn,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    cannot_block,
    card,
    choose,
    choose_distinct,
    choose_seat,
    choose_x,
    chosen,
    commands,
    contested,
    contested_by,
    contesting,
    controlled_by,
    controller_of,
    could_have,
    count,
    during_discard_phase,
    exchanges,
    fits,
    gain_blood,
    hand,
    having,
    is_a,
    is_among,
    is_on,
    keyword,
    later,
    least,
    library_card,
    lock,
    mark,
    marked,
    may,
    minion,
    minus,
    move_counters,
    moves_onto,
    not_,
    on,
    plus,
    price,
    put_on,
    ready,
    ready_from_torpor,
    remember,
    remember_turn,
    remembered,
    same,
    static,
    steals,
    torpor,
    trigger,
    turns_face_up,
    uncontrolled,
    unique,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    with_blood,
    x,
    yields,
    younger,
    yours,
)
from methuselah.language.names import Duration

fed = Those(("ready", "torpor", "uncontrolled"), (vampire, yours, younger))


def stronger(until: Duration) -> Effect:
    """+1 strength for this vampire."""
    return add("strength", +1, THIS, until=until)


puppeteer = (unlock(BEARER), borrows_this_turn(BEARER), burn_card())

between_us = contested(vampire, yours, contested_by(CHOSEN_SEAT))

can_be_commanded = uncontrolled(vampire, yours, younger, not_(already_in_play))

card(
    "Chain of Command",
    dom=action(
        choose_x(least=1), choose_distinct(can_be_commanded, x()), commands(TARGET), stealth=1
    ),
    DOM=action(
        choose_x(), choose_distinct(can_be_commanded, plus(x(), 1)), commands(TARGET), stealth=1
    ),
    text="69b903",
)

burdens = choose(attached(is_on(ready(yours, any_of(ally, younger)))))
its_bearer = on(having(count(attached(is_on(THIS), is_among(TARGET))), 1))

card(
    "Cleansing Ritual",
    dom=action(choose(on(vampire, yours)), gain_blood(1, TARGET), stealth=1),
    obe=action(burdens, burn_card(TARGET), stealth=1),
    OBE=action(
        burdens,
        mark("cleansed", its_bearer),
        burn_card(TARGET),
        during_discard_phase(unlock(on(marked("cleansed")))),
        stealth=1,
    ),
    text="abb0ec",
)

card(
    "Clio's Kiss",
    dom=action(choose_seat(contesting(contested(yours))), burn_pool(1, CHOSEN_SEAT), stealth=1),
    tem=action(
        choose(hand(yours), name="given"),
        choose(ash_heap(yours, library_card, not_(unique), not_(is_a("master"))), name="taken"),
        exchanges(chosen("given"), chosen("taken")),
        stealth=1,
    ),
    TEM=action(
        choose_seat(contesting(contested(vampire, yours))),
        later(choose(contested(vampire, yours, contested_by(CHOSEN_SEAT)), name="vampire")),
        yields(chosen("vampire"), CHOSEN_SEAT),
        turns_face_up(chosen("vampire")),
        stealth=1,
    ),
    text="6b8d91",
)

followers = among(on(ally), on(vampire, younger))
one_elder = least(1, minus(x(), 1))
left_to_lock = minus(minus(x(), 1), count(on(is_among(chosen("elder")))))
legion = among(on(is_among(chosen("elder"))), on(is_among(chosen("followers"))))

card(
    "Command the Legion",
    dom=action(
        choose_x(),
        choose(followers, least=minus(x(), 1), most=minus(x(), 1)),
        lock(TARGET),
    ),
    DOM=action(
        choose_x(),
        choose(on(vampire, not_(younger)), name="elder", least=0, most=one_elder),
        choose(followers, name="followers", least=left_to_lock, most=left_to_lock),
        aim_as_chosen(legion),
        lock(TARGET),
    ),
    text="9a1dd7",
)

card(
    "Dominate Kine",
    dom=action(bleeds(+1), stealth=1),
    DOM=action(choose(anywhere(keyword("location"), not_(yours))), steals(TARGET)),
    text="0b58a0",
)

card(
    "Far Mastery",
    dom=action(
        choose(attached(is_a("retainer"), not_(yours), is_on(on(vampire)))),
        moves_onto(TARGET, THIS),
        stealth=1,
    ),
    DOM=action(choose(on(ally, not_(yours))), steals(TARGET), stealth=1),
    text="86bf64",
)

card(
    "Feast of the Soul's Secrets",
    dom=action(bleeds(+2)),
    DOM=action(
        bleeds(+2),
        choose(fed, name="fed"),
        when(BLED_SUCCESSFULLY, gain_blood(2, chosen("fed"))),
    ),
    text="fbd601",
)

card(
    "Govern the Unaligned",
    dom=action(bleeds(+2)),
    DOM=action(choose(uncontrolled(vampire, yours, younger)), gain_blood(3, TARGET), stealth=1),
    text="3182aa",
)

card(
    "Graverobbing",
    dom=action(choose(torpor(not_(yours))), steals(TARGET)),
    DOM=action(
        choose(torpor(not_(yours))),
        steals(TARGET),
        may(burn_blood(2, THIS), ready_from_torpor(TARGET)),
    ),
    text="9c5aed",
)

card(
    "Gremlins",
    dom=action(bleeds(+1)),
    myt=action(
        choose(anywhere(is_a("equipment"), not_(keyword("melee weapon")))),
        burn_card(TARGET),
        stealth=1,
    ),
    MYT=action(bleeds(+1), stealth=1),
    text="ed4540",
)

card(
    "Mesmerize",
    dom=action(
        choose(attached(is_a("equipment"), not_(yours), is_on(on(ally)), could_have)),
        moves_onto(TARGET, THIS),
        stealth=1,
    ),
    DOM=action(
        choose(attached(is_a("equipment"), not_(yours), is_on(on(vampire, younger)), could_have)),
        moves_onto(TARGET, THIS),
        stealth=1,
    ),
    text="d5f158",
)

card(
    "Monstrous Form",
    use(price(lock()), stronger("round"), by="bearer", at=IN_ROUND, key="strength"),
    use(price(lock()), by="bearer", at=("range",), maneuver=True, key="maneuver"),
    use(price(lock()), by="bearer", at=("press",), press="press", key="press"),
    dom_pro=before_range(stronger("combat"), once="round"),
    DOM_PRO=action(put_on(THIS), stealth=1),
    text="b42114",
)

card(
    "Puppet Master",
    static("does not unlock"),
    use(IN_NEXT_MINION_PHASE, *puppeteer, at=ANYTIME),
    trigger("end of minion phase", *puppeteer, who=YOU, when=IN_NEXT_TURN),
    dom=action(bleeds(+2)),
    DOM=action(
        choose(on(vampire, younger, not_(yours))),
        put_on(TARGET, kept=True),
        remember_turn(),
        lock(TARGET),
    ),
    text="5d8713",
)

card(
    "Scouting Mission",
    dom=action(bleeds(+1)),
    DOM=action(choose(uncontrolled(vampire, yours, younger)), gain_blood(2, TARGET), stealth=1),
    text="574de5",
)

herded = (bleeds(+2), as_announced(cannot_block(ally)))
card(
    "Slaughtering the Herd",
    trigger("announces", move_counters(1, BEARER, remembered("herder"))),
    use(YOUR_MINION_PHASE, price(burn_blood(4)), burn_card(), by="bearer", at=ANYTIME),
    trigger("left ready region", burn_card(), who=remembered("herder")),
    dom=action(*herded),
    DOM=action(
        choose(on(vampire, controlled_by(PREDATOR))), put_on(TARGET), remember("herder", THIS)
    ),
    text="8e86ff",
)

PREYS = ready(minion, controlled_by(PREY))
still_yours = same(YOU, controller_of(THIS))
may_bleed = unless(fits(THIS, ready(vampire, not_(with_blood))))

card(
    "Spirit Marionette",
    dom=action(bleeds(+1)),
    obe=action(
        bleeds(+1),
        choose(PREYS, "locked", least=least(1, count(PREYS))),
        lock(chosen("locked")),
    ),
    OBE=action(
        choose(ready(minion, unlocked, not_(yours))),
        borrows_for_next_action(TARGET),
        add("must act", to=TARGET, until="turn", word="bleed", when=both(still_yours, may_bleed)),
        stealth=1,
    ),
    text="47b425",
)

"""Actions that require Dominate."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    ANYTIME,
    BEARER,
    BLED_SUCCESSFULLY,
    IN_NEXT_MINION_PHASE,
    IN_NEXT_TURN,
    IN_ROUND,
    PREY,
    TARGET,
    THIS,
    YOU,
    Those,
    action,
    add,
    before_range,
    bleeds,
    borrows_for_next_action,
    borrows_this_turn,
    both,
    burn_card,
    card,
    choose,
    chosen,
    controlled_by,
    controller_of,
    count,
    fits,
    gain_blood,
    least,
    lock,
    minion,
    not_,
    on,
    price,
    put_on,
    ready,
    remember_turn,
    same,
    static,
    trigger,
    uncontrolled,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

fed = Those(("ready", "torpor", "uncontrolled"), (vampire, yours, younger))


def stronger(until: str) -> Effect:
    """+1 strength for this vampire."""
    return add("strength", +1, THIS, until=until)


puppeteer = (unlock(BEARER), borrows_this_turn(BEARER), burn_card())

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
    DOM=action(
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(3, TARGET),
        stealth=1,
    ),
    text="3182aa",
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

PREYS = ready(minion, controlled_by(PREY))
still_yours = same(YOU, controller_of(THIS))
may_bleed = unless(fits(THIS, ready(vampire, not_(with_blood))))

card(
    "Spirit Marionette",
    dom=action(bleeds(+1)),
    obe=action(
        bleeds(+1),
        choose(PREYS, "locked", least(1, count(PREYS))),
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
